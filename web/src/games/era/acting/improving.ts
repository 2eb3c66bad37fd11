/** Whether an area of the wheel is to be chosen. */

import type { View } from "../../../lib/api";

export const improving = (view: View | null): boolean =>
  (view?.decision?.offered ?? []).some(({ label }) => label.id === "era-do-improve");
