/** Whether the page is shown in one column, as on a phone or much enlarged, where what is looked at has no place beside the options. */

import { MediaQuery } from "svelte/reactivity";

export const NARROW = "(max-width: 47.99rem), (max-height: 33.99rem)";
export const narrow = new MediaQuery(NARROW);
