/** What every part of the page may ask for: the words, and at a table its people and its game. */

import { createContext } from "svelte";
import type { Looked } from "../table/looked.svelte";
import type { Offered, Refused } from "./api";
import type { People } from "./people.svelte";
import type { TableStore } from "./table.svelte";
import type { Words } from "./words";

export const [getWords, setWords] = createContext<Words>();

export const [getTable, setTable] = createContext<TableStore>();

export const [getPeople, setPeople] = createContext<People>();

/** Go on in another language; it rejects if the server does not give its words. */
export const [getLanguageSwitch, setLanguageSwitch] = createContext<(language: string) => Promise<void>>();

/** How a board acts: as the list of options does, so that whatever can be clicked can also be listed. */
export interface Acting {
  choose: (option: Offered) => void;
  whyNot: (option: Refused, opener: HTMLElement) => void;
  /** Answer a question of the player aloud. */
  say: (text: string) => void;
  /** Say what stands at the place itself. */
  read: (text: string) => void;
  looked: Looked;
}

export const [getActing, setActing] = createContext<Acting>();
