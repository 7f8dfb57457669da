// A table: the frame that both games share.
import { useEffect } from "preact/hooks";
import { Pic } from "../drawings/pic";
import { complete, confirm, mine, reset, things, wordArgs, toast } from "../draft";
import { GAMES, type Game } from "../games";
import { connected, info, leave, missing, now, sit, you } from "../store";
import { maybe, text } from "../texts";
import { Bar, question } from "./bar";
import { Log } from "./log";
import { Result } from "./result";
import { Seat } from "./seat";
import { Tip } from "./tip";

export function Table({ id }: { id: string }) {
  useEffect(() => {
    void sit(id);
    return leave;
  }, [id]);
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      const inControl =
        event.target instanceof HTMLElement && event.target.closest("button, a, input, select, summary") !== null;
      if (event.key === "Escape") toast.value ? (toast.value = null) : reset();
      if (event.key === "Enter" && !inControl && complete.value) void confirm();
    };
    document.addEventListener("keydown", keys);
    return () => document.removeEventListener("keydown", keys);
  }, []);
  const game = info.value && GAMES[info.value.ruleset.game];
  useEffect(() => {
    things.value = game ? game.things : () => [];
    wordArgs.value = (words) => (game ? { ...game.answerArgs(words), thing: game.thingName(words) } : {});
  }, [game]);
  if (missing.value)
    return (
      <main class="lost">
        <p>{text("problem-table")}</p>
        <p>
          <a class="btn" href="/">
            {text("to-home")}
          </a>
        </p>
      </main>
    );
  if (!game || !now.value)
    return (
      <main class="lost">
        <p role="status">{text(connected.value ? "loading" : "connection-lost")}</p>
      </main>
    );
  return (
    <main class={`table ${info.value!.ruleset.game}`}>
      <Top game={game} />
      <game.Board bar={<Bar game={game} />} log={<Log game={game} />} dock={measure} />
      <Tip game={game} />
      <Toast />
      <Result game={game} />
    </main>
  );
}

/** On narrow screens the dock lies over the page, which has to know how high it is. */
export function measure(dock: HTMLElement | null): (() => void) | void {
  if (!dock) return;
  const tell = () => document.documentElement.style.setProperty("--dock", `${dock.offsetHeight}px`);
  const observer = new ResizeObserver(tell);
  observer.observe(dock);
  return () => observer.disconnect();
}

export function Top({ game }: { game: Game }) {
  const table = info.value!;
  const { ruleset } = table;
  const view = now.value!.view as { round?: number; governor?: number };
  const round = text("round", { round: view.round ?? 0 });
  const { ask } = question(game);
  const turn = mine.value ? `${text("your-turn")}: ${ask}` : ask;
  const modules = ruleset.modules.map((module) => text(`${ruleset.game}-module-${module}`));
  const edition = maybe(`${ruleset.game}-edition-${ruleset.edition}`) ?? ruleset.edition;
  const acting = now.value!.decision?.seat;
  useEffect(() => {
    document.title = `${turn} · ${text(ruleset.game)}`;
  }, [turn]);
  return (
    <header class="top">
      <a class="brand" href="/" aria-label={`${text("brand")}: ${text("to-home")}`}>
        <Pic of="role-governor" />
        <span>{text("brand")}</span>
      </a>
      <h1 class="hidden">{text(ruleset.game)}</h1>
      <p class="where">
        <b>{text(ruleset.game)}</b>
        {[edition, ...modules].join(", ")}
      </p>
      <p class={`status${mine.value ? " mine" : ""}`} role="status" data-testid="status">
        <b>{round}</b> <span>{turn}</span>
      </p>
      <ol class="order" aria-hidden="true">
        {table.seats.map((_, place) => {
          const seat = ((view.governor ?? 0) + place) % table.seats.length;
          return (
            <li key={seat} class={seat === acting ? "now" : ""}>
              <Seat seat={seat} />
              {seat === view.governor && <Pic of="role-governor" class="hat" />}
              <b>{seat === you.value ? text("you") : table.seats[seat]!.name}</b>
            </li>
          );
        })}
      </ol>
      {!connected.value && (
        <p class="cut" role="alert">
          {text("connection-lost")}
        </p>
      )}
    </header>
  );
}

export function Toast() {
  const said = toast.value;
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => (toast.value = toast.value === said ? null : toast.value), 9000);
    return () => clearTimeout(timer);
  }, [said?.number]);
  return (
    <div class="toasts" aria-live="polite" data-testid="toast">
      {said && (
        <div class="toast">
          <p>
            {said.lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {said.rule && <small>{text("rule-id", { rule: said.rule })}</small>}
          </p>
          <button type="button" class="shut" aria-label={text("toast-close")} onClick={() => (toast.value = null)}>
            <Pic of="ui-close" class="ui" />
          </button>
        </div>
      )}
    </div>
  );
}
