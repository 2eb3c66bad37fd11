/** Whether somebody has a keyboard: a device that is only touched is told of no keys until one is pressed on it. */

import { isTyping } from "./keys";

/** The keys of a screen keyboard come while somebody writes, or have no name. */
const UNNAMED = ["", "Unidentified", "Process"];

/** A key was pressed: from now on the page shows keys. */
export function noteKeyboard({ key, target }: KeyboardEvent): void {
  const writing = target instanceof Element && isTyping(target);
  if (!writing && !UNNAMED.includes(key)) {
    document.documentElement.dataset.keyboard = "";
  }
}
