/** One live connection to a table: it comes back by itself and asks for what it missed by sequence number. */

import type { AffairLine, Lobby, LogLine, View } from "./api";

export type LiveMessage =
  | { type: "view"; view: View }
  | { type: "update"; seq: number; view: Omit<View, "log" | "lobby">; log: LogLine[]; undone: number[] }
  | { type: "affairs"; lobby: Lobby; lines: AffairLine[] }
  | { type: "problem"; code: string }
  | { type: "ping" };

export type Connection = "connecting" | "connected" | "reconnecting";

export interface LiveHandlers {
  /** The last sequence number the page knows of the seat's game; null: nothing yet. */
  since: () => number | null;
  /** The number of the last affair the page knows; null: none yet. */
  heard: () => number | null;
  message: (message: LiveMessage) => void;
  connection: (state: Connection) => void;
}

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
/** The server pings every 15 s; a line that stays silent for longer than this is taken for dead. */
const SILENCE_MS = 40_000;

export class Live {
  #socket: WebSocket | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    private readonly table: string,
    /** Whose view is wanted; null: what everybody may know. */
    private readonly seat: number | null,
    private readonly handlers: LiveHandlers,
  ) {
    this.#connect();
    window.addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    window.removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    this.#socket?.close();
  }

  #wake = (): void => {
    if (this.#socket === null && !this.#closed && document.visibilityState !== "hidden") {
      clearTimeout(this.#retry);
      this.#connect();
    }
  };

  #connect(): void {
    const url = new URL(`/api/tables/${encodeURIComponent(this.table)}/live`, window.location.href);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    const since = this.handlers.since();
    const heard = this.handlers.heard();
    if (this.seat !== null) {
      url.searchParams.set("seat", String(this.seat));
    }
    if (since !== null) {
      url.searchParams.set("since", String(since));
    }
    if (heard !== null) {
      url.searchParams.set("heard", String(heard));
    }
    this.handlers.connection(this.#failures === 0 ? "connecting" : "reconnecting");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#failures = 0;
      this.handlers.connection("connected");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (this.#closed) {
        return; // what a closed line still holds may be another seat's view
      }
      const message = JSON.parse(event.data) as LiveMessage;
      if (message.type === "ping") {
        this.#listenForSilence(socket);
      } else {
        this.handlers.message(message);
      }
    };
    socket.onclose = () => this.#lost(socket);
  }

  #listenForSilence(socket: WebSocket): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      socket.onclose = null;
      socket.close();
      this.#lost(socket);
    }, SILENCE_MS);
  }

  #lost(socket: WebSocket): void {
    if (this.#closed || this.#socket !== socket) {
      return;
    }
    clearTimeout(this.#silence);
    this.#socket = null;
    this.#failures += 1;
    this.handlers.connection("reconnecting");
    this.#retry = setTimeout(() => this.#connect(), waitAfter(this.#failures));
  }
}

/** Twice as long after each failure, with up to a quarter of chance so that many pages do not knock at once. */
export function waitAfter(failures: number, chance: number = Math.random()): number {
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
  return wait * (0.75 + chance / 4);
}
