/** Which seats can be had. */

import type { SeatInfo } from "../lib/api";

/** An open seat that is kept for one person can be taken by that person alone; a seat given up is free, one resigned is not. */
export const canTake = (seat: SeatInfo): boolean =>
  seat.kind === "open" ? !seat.reserved || seat.mine : seat.free && !seat.resigned;
