import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepFocus } from "./landing";

describe("the focus whose place has left the page", () => {
  let end: () => void;

  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    end = keepFocus();
  });

  afterEach(() => {
    end();
    vi.useRealTimers();
    document.body.innerHTML = "";
  });

  async function removeWithFocus(page: string): Promise<void> {
    document.body.innerHTML = page;
    const button = document.querySelector("button");
    button?.focus();
    button?.remove();
    await vi.advanceTimersByTimeAsync(500);
  }

  it("goes to what is asked", async () => {
    await removeWithFocus("<h1>Game</h1><h2 data-landing>Your move</h2><button>Agree</button>");
    expect(document.activeElement?.textContent).toBe("Your move");
  });

  it("goes to the heading of the page where nothing is asked", async () => {
    await removeWithFocus("<h1>Take a seat</h1><button>Log out</button>");
    expect(document.activeElement?.textContent).toBe("Take a seat");
  });

  it("stays in a dialog that is open", async () => {
    await removeWithFocus("<h1>Game</h1><dialog open><h2>This table</h2><button>Yes, leave</button></dialog>");
    expect(document.activeElement?.textContent).toBe("This table");
  });

  it("stays where somebody else has put it", async () => {
    document.body.innerHTML = "<h1>Game</h1><button>Agree</button><a href='#'>Log</a>";
    document.querySelector("button")?.focus();
    document.querySelector("button")?.remove();
    document.querySelector("a")?.focus();
    await vi.advanceTimersByTimeAsync(500);
    expect(document.activeElement?.textContent).toBe("Log");
  });

  it("is not given to whoever has not used it", async () => {
    document.body.innerHTML = "<h1>Take a seat</h1><button>Log out</button>";
    document.querySelector("button")?.remove();
    await vi.advanceTimersByTimeAsync(500);
    expect(document.activeElement).toBe(document.body);
  });
});
