// The end: who won, and where everybody's points come from.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as api from "../api";
import { attempt } from "../draft";
import type { Game } from "../games";
import { go } from "../main";
import type { Result as Ended } from "../protocol";
import { lookAt } from "../replay";
import { info, now, written, you } from "../store";
import { maybe, row, text } from "../texts";
import { Seat } from "./seat";

const hidden = signal(false);

export function Result({ game }: { game: Game }) {
  const dialog = useRef<HTMLElement>(null);
  const result = now.value?.result;
  const table = info.value!;
  useEffect(() => {
    hidden.value = written.value;
  }, [table.id]);
  useEffect(() => {
    if (result && !hidden.value) dialog.current?.focus();
  }, [result?.ending, hidden.value]);
  if (!result) return null;
  if (hidden.value)
    return (
      <button type="button" class="btn go show-result" onClick={() => (hidden.value = false)}>
        {text("result-show")}
      </button>
    );
  const won = wonBy(result);
  const seats = table.seats.map((_, seat) => seat).sort((a, b) => (result.totals[b] ?? 0) - (result.totals[a] ?? 0));
  const all = [...new Set(now.value!.scores.flatMap((sources) => (sources ?? []).map(([source]) => source)))];
  const part = (seat: number, source: string): number | undefined =>
    now.value!.scores[seat]?.find(([name]) => name === source)?.[1];
  return (
    <div class="veil">
      <section
        class="result panel"
        data-testid="result"
        role="dialog"
        aria-modal="true"
        aria-label={won}
        tabIndex={-1}
        ref={dialog}
        onKeyDown={(event) => event.key === "Escape" && (hidden.value = true)}
      >
        <h2>{won}</h2>
        <p class="quiet">{maybe(`ending-${result.ending}`) ?? ""}</p>
        <div class="scroll">
          <table>
            <thead>
              <tr>
                <td />
                {seats.map((seat) => (
                  <th key={seat} scope="col">
                    <Seat seat={seat} small /> {seat === you.value ? text("you") : name(seat)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {all.map((source) => (
                <tr key={source}>
                  <th scope="row">{game.pointSource(source)}</th>
                  {seats.map((seat) => (
                    <td key={seat} class="num">
                      {part(seat, source) ?? "–"}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{text("result-total")}</th>
                {seats.map((seat) => (
                  <td key={seat} class={`num${result.winners.includes(seat) ? " best" : ""}`}>
                    {result.totals[seat]}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
        <p class="acts">
          {!written.value && (
            <>
              <button type="button" class="btn go" data-testid="again" onClick={again}>
                {text("result-again")}
              </button>
              <button type="button" class="btn" data-testid="retell" onClick={retell}>
                {text("result-replay")}
              </button>
            </>
          )}
          <button type="button" class="btn" onClick={() => (hidden.value = true)}>
            {text("result-look")}
          </button>
          <a class="btn" href="/">
            {text("result-home")}
          </a>
        </p>
      </section>
    </div>
  );
}

const name = (seat: number): string => info.value?.seats[seat]?.name ?? "";

/** Who won, in a sentence. */
export function wonBy({ winners }: Ended): string {
  const [winner] = winners;
  if (winner === undefined) return text("result-none");
  if (winners.length > 1) return text("result-shared", { names: row(winners.map(name)) });
  return text("result-won", { you: winner === you.value ? "yes" : "no", who: name(winner) });
}

/** The same ruleset and seats, another deal. */
const again = () =>
  attempt(async () => {
    const { ruleset, seats, you: own } = info.value!;
    const table = await api.newTable({
      ruleset: ruleset.text,
      seats: seats.map(({ bot }, seat) => (seat === Math.max(own, 0) ? "you" : bot ? { bot } : "bot")),
    });
    go(`/table/${table.id}${location.search}`);
  });

/** The whole game once more, turn by turn. */
const retell = () => attempt(async () => lookAt(await api.record(info.value!.id), 0));
