// The end: who won, and where everybody's points come from.
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as api from "../api";
import { tell } from "../draft";
import type { Game } from "../games";
import { go } from "../main";
import { info, now, you } from "../store";
import { maybe, problem, row, text } from "../texts";
import { Seat } from "./seat";

const hidden = signal(false);

export function Result({ game }: { game: Game }) {
  const dialog = useRef<HTMLElement>(null);
  const result = now.value?.result;
  const table = info.value!;
  useEffect(() => {
    hidden.value = false;
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
  const name = (seat: number): string => table.seats[seat]?.name ?? "";
  const [winner = 0] = result.winners;
  const won =
    result.winners.length > 1
      ? text("result-shared", { names: row(result.winners.map(name)) })
      : text("result-won", { you: winner === you.value ? "yes" : "no", who: name(winner) });
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
          <button type="button" class="btn go" data-testid="again" onClick={again}>
            {text("result-again")}
          </button>
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

/** The same ruleset and seats, another deal. */
async function again(): Promise<void> {
  const { ruleset, seats, you: own } = info.value!;
  try {
    const table = await api.newTable({
      ruleset: ruleset.text,
      seats: seats.map(({ bot }, seat) => (seat === Math.max(own, 0) ? "you" : bot ? { bot } : "bot")),
    });
    go(`/table/${table.id}${location.search}`);
  } catch (error) {
    if (!(error instanceof api.Refused)) throw error;
    tell(error.status === 0 ? text("problem-network") : problem(error.problem));
  }
}
