// What happened, as sentences; the newest is in sight.
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Game } from "../games";
import type { Happening } from "../protocol";
import { log } from "../store";
import { text } from "../texts";
import { Seat } from "./seat";

const SHOWN = 250;

interface Line {
  key: string;
  event: Happening;
}

/** Cards given one by one are one deed. */
function folded(lines: Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const { event } = line;
    const last = found.at(-1)?.event;
    const same = last && (["event", "seat", "reason"] as const).every((key) => last[key] === event[key]);
    if (!same || typeof event.number !== "number" || typeof event.reason !== "string") found.push(line);
    else {
      const sum: Happening = { ...last, number: Number(last.number) + event.number };
      if (Array.isArray(last.cards) && Array.isArray(event.cards)) sum.cards = [...last.cards, ...event.cards];
      found[found.length - 1] = { key: found.at(-1)!.key, event: sum };
    }
  }
  return found;
}

export function Log({ game }: { game: Game }) {
  const list = useRef<HTMLDivElement>(null);
  const lines = folded(
    log.value.flatMap((entry) => entry.events.map((event, at) => ({ key: `${entry.seq}-${at}`, event }))),
  );
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length]);
  return (
    <section class="log panel">
      <h2>{text("log")}</h2>
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
