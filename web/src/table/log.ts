/** The lines of the log as they are read: cut where a place is named, and the routine of a round in one. */

import type { LogLine, Message } from "../lib/api";

/** A piece of a sentence; `place`: the place that it names. */
export interface Part {
  text: string;
  place: string | null;
}

/** Lines that stand one by one, or a run of routine that is folded to one. */
export interface Run {
  routine: boolean;
  lines: readonly LogLine[];
}

export interface LogRound {
  key: number;
  title: string;
  lines: LogLine[];
}

/** A button of a line: that of one of its places or rules, or the one that shows its moment. */
export interface Reached {
  line: LogLine;
  button: string;
}

/** A run of routine is worth folding from so many lines on. */
const WORTH_FOLDING = 2;

/** What may be the name of a place in a message: its plain arguments and its lists of names, which may be joined. */
function names({ arguments: given }: Message): string[] {
  return Object.values(given)
    .flatMap((argument) => {
      if (typeof argument === "string") {
        return argument.split(", ");
      }
      return typeof argument === "object" && argument !== null && "names" in argument ? argument.names : [];
    })
    .filter((name) => name !== "");
}

/** The places that some lines speak of, each once. */
export function placesOf(
  lines: readonly Pick<LogLine, "message">[],
  placeOf: (name: string) => string | null,
): string[] {
  return [...new Set(lines.flatMap(({ message }) => names(message).flatMap((name) => placeOf(name) ?? [])))];
}

/** A sentence cut where it names places. */
export function partsOf(told: string, message: Message, placeOf: (name: string) => string | null): Part[] {
  const places = [...new Set(names(message))].filter((name) => placeOf(name) !== null);
  const parts: Part[] = [];
  let from = 0;
  while (from < told.length) {
    const next = nextName(told, from, places);
    if (next === null) {
      break;
    }
    parts.push({ text: told.slice(from, next.at), place: null }, { text: next.name, place: placeOf(next.name) });
    from = next.at + next.name.length;
  }
  return [...parts, { text: told.slice(from), place: null }].filter(({ text }) => text !== "");
}

/** The marks that follow the name of a place, which stand on its line: it is a button, and behind one a line may end. */
export function held(parts: readonly Part[]): (Part & { marks: string })[] {
  const behind = (at: number): string =>
    parts[at]?.place == null ? "" : (/^\S+/.exec(parts[at + 1]?.text ?? "")?.[0] ?? "");
  return parts.map((part, at) => ({ ...part, text: part.text.slice(behind(at - 1).length), marks: behind(at) }));
}

/** The first name from there on, the longest of those that begin at the same letter. */
function nextName(told: string, from: number, all: readonly string[]): { at: number; name: string } | null {
  return all
    .map((name) => ({ at: told.indexOf(name, from), name }))
    .filter(({ at }) => at >= 0)
    .reduce<{ at: number; name: string } | null>(
      (best, one) =>
        best === null || one.at < best.at || (one.at === best.at && one.name.length > best.name.length) ? one : best,
      null,
    );
}

/** The lines of a round, runs of routine joined. */
export function runsOf(lines: readonly LogLine[], isRoutine: (line: LogLine) => boolean): Run[] {
  const runs: { routine: boolean; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const routine = isRoutine(line) && !line.undone;
    const last = runs.at(-1);
    if (last !== undefined && last.routine === routine) {
      last.lines.push(line);
    } else {
      runs.push({ routine, lines: [line] });
    }
  }
  return runs.map((run) => ({ ...run, routine: run.routine && run.lines.length >= WORTH_FOLDING }));
}

/** The rounds `now`, those in which nothing has changed as they were `before`. */
export function roundsKept(before: readonly LogRound[], now: readonly LogRound[]): LogRound[] {
  return now.map((round) => {
    const known = before.find(({ key }) => key === round.key);
    const same =
      known !== undefined &&
      known.title === round.title &&
      known.lines.length === round.lines.length &&
      known.lines.every((line, place) => line === round.lines[place]);
    return same ? known : round;
  });
}
