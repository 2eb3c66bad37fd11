/** Run before each file of tests: it finds an empty page, nothing kept, and modules that nobody has used yet. */

import { vi } from "vitest";

vi.resetModules();
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
window.location.hash = "";
