import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { api } from "./lib/api";
import { Words } from "./lib/words";

const LANGUAGE = "en";

async function begin(): Promise<void> {
  const target = document.getElementById("app");
  if (target === null) {
    throw new Error('The page has no element with the id "app".');
  }
  try {
    mount(App, { target, props: { words: new Words(LANGUAGE, await api.words(LANGUAGE)) } });
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
