// Written games: opening one, and going through it turn by turn. The server reads it and says how the table stood.
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "./api";
import { attempt, things } from "./draft";
import { Pic } from "./drawings/pic";
import { GAMES, type Game } from "./games";
import { go } from "./main";
import type { Entry, RecordProblem, RecordRead, Replayed } from "./protocol";
import { info, lay, leave, now } from "./store";
import { question } from "./table/bar";
import { Log } from "./table/log";
import { Result, wonBy } from "./table/result";
import { measure, Toast, Top } from "./table/table";
import { Tip } from "./table/tip";
import { flaw, problem as worded, text } from "./texts";

export const REPLAY = "/replay";
const LARGEST = 262_144; // characters that the server reads
const KEPT = "gouverneur.replay";

/** Where one is in a written game: after so many turns, as a seat sees it. */
interface Place {
  text: string;
  game: number;
  turn: number;
  seat: number;
  fits: number; // how many turns can be looked at
  why?: RecordProblem; // what is wrong with the next one
}

// -- opening --------------------------------------------------------------------------------

const opened = signal<{ text: string; games: RecordRead[] } | null>(null);
const complaint = signal("");

async function open(file: File | undefined): Promise<void> {
  opened.value = null;
  complaint.value = "";
  if (!file) return;
  try {
    if (file.size > LARGEST) return void (complaint.value = text("record-large", { most: LARGEST / 1024 }));
    const said = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
    const games = await api.readRecords(said);
    const [only] = games;
    if (!only) complaint.value = text("record-none");
    else if (games.length > 1 || only.problems.length > 0) opened.value = { text: said, games };
    else await lookAt(said, 0, only);
  } catch (error) {
    if (error instanceof api.Refused)
      complaint.value = error.status === 0 ? text("problem-network") : worded(error.problem);
    else complaint.value = text("record-unread");
  }
}

/** Go through one of the games of a text, as the first person in it sees it. */
export async function lookAt(whole: string, game: number, known?: RecordRead): Promise<void> {
  const read = known ?? (await api.readRecords(whole))[game];
  if (!read) return;
  const seats = (read.record?.seats ?? []) as { kind: string }[];
  const seat = Math.max(0, seats.findIndex(({ kind }) => kind === "human"));
  const why = read.fits < read.turns ? read.problems.find(({ turn }) => turn === read.fits) : undefined;
  keep({ text: whole, game, turn: 0, seat, fits: read.fits, ...(why && { why }) });
  go(REPLAY + location.search);
}

/** On the first screen: a file is chosen; what is wrong with it is said here. */
export function OpenRecord() {
  useEffect(() => () => void ((opened.value = null), (complaint.value = "")), []);
  const found = opened.value;
  return (
    <section class="list panel records" data-testid="records">
      <h2>{text("records")}</h2>
      <p class="quiet">{text("records-hint")}</p>
      <label class="btn">
        <input
          type="file"
          accept=".gvr,.json,.txt,text/plain,application/json"
          data-testid="record-file"
          onChange={({ currentTarget: input }) => {
            void open(input.files?.[0]).then(() => (input.value = "")); // the same file may be chosen again
          }}
        />
        {text("record-open")}
      </label>
      <div role="alert" data-testid="record-problem">
        {complaint.value && <p class="problem">{complaint.value}</p>}
        {found?.games.map((read, game) => (
          <section key={game}>
            {found.games.length > 1 && (
              <h3>
                {text("record-game", { number: game + 1 })}
                <small>{String(read.record?.ruleset ?? "")}</small>
              </h3>
            )}
            <Problems problems={read.problems} />
            {read.fits >= 0 && (
              <button type="button" class="btn" data-testid="record-look" onClick={() => lookAt(found.text, game, read)}>
                {text(read.fits < read.turns ? "record-look-part" : "record-look", { fits: read.fits, turns: read.turns })}
              </button>
            )}
          </section>
        ))}
      </div>
    </section>
  );
}

function Problems({ problems }: { problems: RecordProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <div class="problem">
      <p>{text("record-problems", { number: problems.length })}</p>
      <ul>
        {problems.map((one, at) => (
          <li key={at}>
            <b>
              {one.line > 0 ? text("record-line", { line: one.line }) : one.turn >= 0 ? text("record-turn", { turn: one.turn + 1 }) : ""}
            </b>{" "}
            {flaw(one)}
            {one.rule && <small> {text("rule-id", { rule: one.rule })}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

// -- going through it -----------------------------------------------------------------------

const place = signal<Place | null>(null);
const shown = signal<Replayed | null>(null);
let shownAt: Place | null = null;
let told: Entry[] = []; // from the beginning on, for the game and seat shown
let asking = false;

function keep(at: Place | null): void {
  place.value = at;
  try {
    if (at) sessionStorage.setItem(KEPT, JSON.stringify(at));
  } catch {
    // then it is gone when the page is loaded anew
  }
}

function kept(): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "null") as Place | null;
  } catch {
    return null;
  }
}

function move(to: Partial<Place>): void {
  const at = place.value;
  if (!at) return;
  keep({ ...at, ...to, turn: Math.max(0, Math.min(to.turn ?? at.turn, at.fits)) });
  void attempt(show);
}

/** Ask for the place where one wants to be; who moves on meanwhile is asked for once more. */
async function show(): Promise<void> {
  if (asking) return;
  asking = true;
  try {
    for (let at = place.value; at && at !== shownAt; at = place.value) {
      const same = shownAt?.text === at.text && shownAt.game === at.game && shownAt.seat === at.seat;
      if (!same) told = [];
      const since = told.length - 1;
      const { text: whole, game, turn, seat } = at;
      const said = await api.replay({ text: whole, game, turn, seat, since });
      if (place.value === null) return;
      shownAt = at;
      told.push(...said.entries);
      laid(said);
    }
  } catch (error) {
    if (shownAt) keep(shownAt);
    throw error;
  } finally {
    asking = false;
  }
}

function laid(said: Replayed): void {
  const { table, seq, view, decision, scores, result } = said;
  const seats = table.seats.map((seat, at) => ({ ...seat, name: seat.name || text("seat-name", { number: at + 1 }) }));
  const entries = told.filter((entry) => entry.seq <= seq);
  const update = view && { type: "update" as const, since: seq, seq, entries: [], view, decision, scores, result };
  lay({ ...table, seats }, update, entries);
  shown.value = said;
}

function close(): void {
  place.value = shown.value = shownAt = null;
  told = [];
  leave();
}

const STEPS: Record<string, (at: Place) => number> = {
  ArrowLeft: ({ turn }) => turn - 1,
  ArrowRight: ({ turn }) => turn + 1,
  Home: () => 0,
  End: ({ fits }) => fits,
};

export function Replay() {
  useEffect(() => {
    place.value ??= kept();
    things.value = () => [];
    void attempt(show);
    const keys = (event: KeyboardEvent) => {
      const inControl = event.target instanceof HTMLElement && event.target.closest("input, select, .log") !== null;
      const step = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey ? undefined : STEPS[event.key];
      if (!step || inControl || !place.value) return;
      event.preventDefault();
      move({ turn: step(place.value) });
    };
    document.addEventListener("keydown", keys);
    return () => {
      document.removeEventListener("keydown", keys);
      close();
    };
  }, []);
  const game = info.value && GAMES[info.value.ruleset.game];
  const said = shown.value;
  if (!place.value || !game || !said)
    return (
      <main class="lost">
        <p role="status">{text(place.value ? "loading" : "record-none-open")}</p>
        <p>
          <a class="btn" href="/">
            {text("to-home")}
          </a>
        </p>
        <Toast />
      </main>
    );
  if (!now.value) return <Told game={game} said={said} />;
  return (
    <main class={`table replay ${info.value!.ruleset.game}`}>
      <Top game={game} />
      <game.Board bar={<Steps game={game} said={said} />} log={<Log game={game} />} dock={measure} />
      <Tip game={game} />
      <Toast />
      <Result game={game} />
    </main>
  );
}

/** A record that holds what one seat saw: nothing but its log can be shown. */
function Told({ game, said }: { game: Game; said: Replayed }) {
  const who = info.value!.seats[said.table.you]?.name;
  return (
    <main class="table replay told">
      <header class="top">
        <a class="brand" href="/" aria-label={`${text("brand")}: ${text("to-home")}`}>
          <Pic of="role-governor" />
          <span>{text("brand")}</span>
        </a>
        <p class="status">
          <span>{text(said.table.ruleset.game)}</span>
        </p>
      </header>
      <p class="panel">
        {text(who ? "replay-view" : "replay-view-watching", { who: who ?? "" })}
        {said.result && <b>{wonBy(said.result)}</b>}
      </p>
      <Steps game={game} said={said} />
      <Log game={game} />
      <Toast />
    </main>
  );
}

function Steps({ game, said }: { game: Game; said: Replayed }) {
  const { fits, why } = place.value!;
  const at = said.seq;
  const button = (key: string, label: string, off: boolean) => (
    <button
      type="button"
      class="btn"
      data-testid={`step-${label}`}
      disabled={off}
      aria-keyshortcuts={key}
      onClick={() => move({ turn: STEPS[key]!(place.value!) })}
    >
      {text(`replay-${label}`)}
    </button>
  );
  return (
    <section class="decide quiet steps" aria-label={text("replay")}>
      <p class="ask">{said.view && <strong>{question(game).ask}</strong>}</p>
      <p class="notes">
        {said.comment.split("\n").map((line) => line && <span class="comment">{line}</span>)}
        {at === fits && why && (
          <span class="misfit" role="alert">
            {text("replay-misfit", { turn: at + 1 })} {flaw(why)}
          </span>
        )}
      </p>
      {said.view && (
        <label class="as">
          <Pic of="ui-eye" class="ui" />
          <span class="hidden">{text("replay-as")}</span>
          <select
            data-testid="replay-as"
            value={String(said.table.you)}
            onChange={(event) => move({ seat: Number(event.currentTarget.value) })}
          >
            {info.value!.seats.map(({ name }, seat) => (
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
            <option value={-1}>{text("replay-as-watching")}</option>
          </select>
        </label>
      )}
      <label class="way">
        <span class="num" data-testid="replay-place">
          {text(said.view ? "replay-place" : "replay-place.told", { turn: at, turns: said.turns })}
        </span>
        <input
          type="range"
          min={0}
          max={fits}
          value={at}
          data-testid="replay-way"
          onChange={(event) => move({ turn: Number(event.currentTarget.value) })}
        />
      </label>
      <p class="acts">
        {button("Home", "first", at === 0)}
        {button("ArrowLeft", "back", at === 0)}
        {button("ArrowRight", "next", at >= fits)}
        {button("End", "last", at >= fits)}
      </p>
    </section>
  );
}
