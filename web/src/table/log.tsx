// What happened, as sentences; the newest is in sight.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Game } from "../games";
import type { Happening } from "../protocol";
import { recordAt } from "../api";
import { info, log, written } from "../store";
import { text } from "../texts";
import { Seat } from "./seat";

const SHOWN = 250;

interface Line {
  key: string;
  event: Happening;
}

function folded(lines: Line[], game: Game): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    const both = last && game.fold(last.event, line.event);
    if (both) found[found.length - 1] = { key: last.key, event: both };
    else found.push(line);
  }
  return found;
}

export function Log({ game }: { game: Game }) {
  const list = useRef<HTMLDivElement>(null);
  const lines = folded(
    log.value.flatMap((entry) => entry.events.map((event, at) => ({ key: `${entry.seq}-${at}`, event }))),
    game,
  );
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <section class="log panel">
      <h2>
        {text("log")}
        {!written.value && (
          <a class="take" href={`/api${recordAt(info.value!.id)}`} download data-testid="download">
            {text("record-download")}
          </a>
        )}
      </h2>
      <div class="lines" ref={list} role="log" data-testid="log" tabIndex={0} aria-label={text("log")}>
        <ol>
          {lines.slice(-SHOWN).map(({ key, event }) =>
            event.event === "round" ? (
              <li key={key} class="round">
                {game.sentence(event)}
              </li>
            ) : (
              <li key={key}>
                {typeof event.seat === "number" ? <Seat seat={event.seat} small /> : <span class="seat small none" />}
                <span>{game.sentence(event)}</span>
              </li>
            ),
          )}
        </ol>
      </div>
    </section>
  );
}
