/**
 * Messages as the browser says them. Reads `{sources: {language: text}, said: [...]}` from standard input and writes the
 * sentences as a JSON list; each thing said is `{language, id, arguments, names, viewer}`, or `{language, id, variables}`.
 */

import { text } from "node:stream/consumers";
import { runnerImport } from "vite";

const { module } = await runnerImport(new URL("../lib/words.ts", import.meta.url).pathname, { configFile: false });
const { sources, said } = JSON.parse(await text(process.stdin));
const words = Object.fromEntries(
  Object.entries(sources).map(([language, source]) => [language, new module.Words(language, source)]),
);

const sentences = said.map(({ language, id, variables, arguments: given, names, viewer }) =>
  variables === undefined
    ? words[language].format({ id, arguments: given }, { nameOf: (seat) => names[seat], viewer })
    : words[language].text(id, variables),
);
process.stdout.write(JSON.stringify(sentences));
