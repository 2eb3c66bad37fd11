/** How wide the page is, where that says what stands on it and not only where. */

import { MediaQuery } from "svelte/reactivity";

/** One column, as on a phone or much enlarged, where what is looked at has no place beside the options. */
export const NARROW = "(max-width: 47.99rem), (max-height: 33.99rem)";
export const narrow = new MediaQuery(NARROW);

/** Three columns that stand still: what to decide, the table, what was said and done. */
export const columns = new MediaQuery("(min-width: 75rem) and (min-height: 34rem)");
