import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import { api } from "./lib/api";
import { chosenLanguage } from "./lib/language";
import { showLook } from "./lib/look";
import { Words } from "./lib/words";
import Root from "./Root.svelte";

async function begin(): Promise<void> {
  const target = document.getElementById("app");
  if (target === null) {
    throw new Error('The page has no element with the id "app".');
  }
  showLook();
  try {
    const language = chosenLanguage();
    mount(Root, { target, props: { first: new Words(language, await api.words(language)) } });
  } catch (error) {
    const line = document.createElement("p");
    line.setAttribute("role", "alert");
    line.style.margin = "2rem";
    // The words themselves could not be had, so this sentence stands here.
    line.textContent = "The server of this table does not answer. Please reload the page to try again.";
    target.replaceChildren(line);
    throw error;
  }
}

void begin();
