/** What every part of the page may ask for: the words, and on the table's page the table. */

import { createContext } from "svelte";
import type { TableStore } from "./table.svelte";
import type { Words } from "./words";

export const [getWords, setWords] = createContext<Words>();

export const [getTable, setTable] = createContext<TableStore>();
