// Three screens, told apart by the path.
import { signal } from "@preact/signals";
import { render } from "preact";
import { useEffect } from "preact/hooks";
import { busy } from "./api";
import { Sheets } from "./drawings/pic";
import { Home } from "./home";
import { REPLAY, Replay } from "./replay";
import { Table } from "./table/table";
import { preferred, speak } from "./texts";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/home.css";
import "./style/table.css";
import "./style/replay.css";
import "./style/puerto-rico.css";
import "./style/san-juan.css";

const path = signal(location.pathname);
addEventListener("popstate", arrive);

export function go(to: string): void {
  history.pushState(null, "", to);
  arrive();
  scrollTo(0, 0);
}

function arrive(): void {
  if (path.value !== location.pathname) document.body.dataset.idle = "0"; // until the other screen has what it asks for
  path.value = location.pathname;
}

// Links within the page need no new page.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link || !plain || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  event.preventDefault();
  go(link.pathname + link.search);
});

function Page() {
  useEffect(() => void (busy.value -= 1), []); // after the screen has asked for what it needs
  const table = /^\/table\/([^/]+)\/?$/.exec(path.value);
  return (
    <>
      <Sheets />
      {table ? <Table key={table[1]} id={decodeURIComponent(table[1]!)} /> : path.value === REPLAY ? <Replay /> : <Home />}
    </>
  );
}

busy.value += 1; // nothing can be done before there are words
void speak(preferred()).then(() => render(<Page />, document.getElementById("page")!));
