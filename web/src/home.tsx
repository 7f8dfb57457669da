// Home: set up a table, or go back to one. Everything that can be chosen comes from the server.
import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "./api";
import { Bay, Pic } from "./drawings/pic";
import { go } from "./main";
import { OpenRecord } from "./replay";
import type { EditionInfo, GameInfo, NewTable, OptionInfo, TableLine } from "./protocol";
import { choose, LANGUAGES, language, maybe, named, problem as worded, row, text, title, within } from "./texts";

interface Choice {
  game: string;
  edition: string;
  modules: string[];
  players: number;
  seat: string; // a number, or "" for by lot
  bots: string; // how they play
  options: Record<string, string>;
  seed: string;
}

const USUAL = "regular";

const games = signal<GameInfo[]>([]);
const tables = signal<TableLine[]>([]);
const guest = signal<string | null>(null);
const name = signal("");
const problem = signal("");
const choice = signal<Choice>({
  game: "",
  edition: "",
  modules: [],
  players: 3,
  seat: "",
  bots: "",
  options: {},
  seed: "",
});

const game = computed(() => games.value.find((known) => known.name === choice.value.game));
const edition = computed(() => game.value?.editions.find((known) => known.name === choice.value.edition));
const changed = computed(() =>
  (game.value?.options ?? []).filter(
    (option) => (choice.value.options[option.key] ?? option.values[0]) !== option.values[0],
  ),
);

const set = (part: Partial<Choice>) => {
  choice.value = fitting({ ...choice.value, ...part });
  problem.value = "";
};

/** Whatever is chosen must be something that the server offers. */
function fitting(wanted: Choice): Choice {
  const game = games.value.find((known) => known.name === wanted.game) ?? games.value[0];
  const edition: EditionInfo | undefined =
    game?.editions.find((known) => known.name === wanted.edition) ?? game?.editions.at(-1);
  if (!game || !edition) return wanted;
  const players = edition.players.includes(wanted.players) ? wanted.players : (edition.players.at(-1) ?? 2);
  return {
    ...wanted,
    game: game.name,
    edition: edition.name,
    modules: wanted.modules.filter((module) => edition.modules.includes(module)),
    players,
    seat: Number(wanted.seat) < players ? wanted.seat : "",
    bots: game.bots.includes(wanted.bots) ? wanted.bots : USUAL,
  };
}

const KEPT = "gouverneur.choice";
const remember = () => localStorage.setItem(KEPT, JSON.stringify({ ...choice.value, seed: "" }));
const remembered = (): Partial<Choice> => {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Choice>;
  } catch {
    return {};
  }
};

async function load(): Promise<void> {
  document.title = text("brand");
  try {
    games.value = await api.games();
    set(remembered());
    guest.value = (await api.me())?.name ?? null;
    tables.value = guest.value === null ? [] : await api.tables();
  } catch (error) {
    complain(error);
  }
}

function complain(error: unknown): void {
  if (!(error instanceof api.Refused)) throw error;
  problem.value = error.status === 0 ? text("problem-network") : worded(error.problem);
}

async function play(): Promise<void> {
  problem.value = "";
  remember();
  const { players, seat, bots, seed } = choice.value;
  const own = seat === "" ? Math.floor(Math.random() * players) : Number(seat);
  const table: NewTable = {
    ruleset: rulesetLine(),
    seats: Array.from({ length: players }, (_, at) => (at === own ? "you" : { bot: bots })),
  };
  if (/^\d+$/.test(seed.trim())) table.seed = Number(seed);
  try {
    if (guest.value === null) {
      const unnamed = text("guest-name", { number: String(1000 + Math.floor(Math.random() * 9000)) });
      guest.value = (await api.newGuest({ name: name.value.trim() || unnamed })).name;
    }
    go(`/table/${(await api.newTable(table)).id}${location.search}`);
  } catch (error) {
    complain(error);
  }
}

/** The ruleset in one line: san-juan:second+new-buildings/3?key=value&key=value */
function rulesetLine(): string {
  const { game: name, edition, modules, players, options } = choice.value;
  const rest = changed.value.map((option) => `${option.key}=${options[option.key]!.trim()}`).join("&");
  return `${name}:${[edition, ...modules].join("+")}/${players}${rest && `?${rest}`}`;
}

export function Home() {
  useEffect(() => void load(), []);
  return (
    <>
      <header class="top home-top">
        <a class="brand" href="/">
          <Pic of="role-governor" />
          <span>{text("brand")}</span>
        </a>
        <label class="tongue">
          <span class="hidden">{text("language")}</span>
          <select
            name="language"
            data-testid="language"
            value={language.value}
            onChange={(event) => void choose(event.currentTarget.value)}
          >
            {Object.entries(LANGUAGES).map(([code, name]) => (
              <option key={code} value={code} lang={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {guest.value !== null && (
          <p class="guest" data-testid="guest">
            <Pic of="ui-person" class="ui" />
            {guest.value}
          </p>
        )}
      </header>
      <main class="home">
        <section class="bay">
          <Bay />
          <div class="wrap hello">
            <h1>{text("home-title")}</h1>
            <p>{text("home-lead")}</p>
          </div>
        </section>
        <div class="wrap columns">
          {game.value && <Form game={game.value} />}
          <div class="aside">
            <Tables />
            <OpenRecord />
          </div>
        </div>
        <footer class="wrap end">
          <p>{text("home-footer")}</p>
        </footer>
      </main>
    </>
  );
}

function Form({ game: the }: { game: GameInfo }) {
  const { modules, players, seat, bots } = choice.value;
  const names = modules.map((module) => text(`${the.name}-module-${module}`));
  const words = {
    game: text(the.name),
    edition: within(text(`${the.name}-edition-${edition.value?.name}`)),
    players,
    modules: row(names),
  };
  return (
    <form class="setup panel" data-testid="setup" onSubmit={(event) => (event.preventDefault(), void play())}>
      <h2>{text("home-new")}</h2>
      <div class="cols">
        <div class="col">
          {games.value.length > 1 && (
            <fieldset class="opts">
              <legend>{text("home-game")}</legend>
              {games.value.map((known) => (
                <Radio
                  key={known.name}
                  name="game"
                  value={known.name}
                  on={known === the}
                  pick={() => set({ game: known.name })}
                  label={known.name}
                />
              ))}
            </fieldset>
          )}
          <fieldset class="opts">
            <legend>{text("home-edition")}</legend>
            {the.editions.map((known) => (
              <Radio
                key={known.name}
                name="edition"
                value={known.name}
                on={known === edition.value}
                pick={() => set({ edition: known.name })}
                label={`${the.name}-edition-${known.name}`}
              />
            ))}
          </fieldset>
          {the.modules.length > 0 && (
            <fieldset class="opts">
              <legend>{text("home-modules")}</legend>
              {the.modules.map((module) => {
                const possible = edition.value?.modules.includes(module) ?? false;
                const on = modules.includes(module);
                const label = `${the.name}-module-${module}`;
                return (
                  <label key={module} class={possible ? "" : "off"}>
                    <input
                      type="checkbox"
                      name="module"
                      value={module}
                      data-testid={`module-${module}`}
                      checked={on}
                      disabled={!possible}
                      onChange={() =>
                        set({ modules: on ? modules.filter((other) => other !== module) : [...modules, module] })
                      }
                    />
                    <span>
                      <b>{text(label)}</b>
                      <small>{text(`${label}.about`)}</small>
                    </span>
                  </label>
                );
              })}
            </fieldset>
          )}
        </div>
        <div class="col">
          <fieldset class="seg">
            <legend>{text("home-players")}</legend>
            {(edition.value?.players ?? []).map((number) => (
              <label key={number}>
                <input
                  type="radio"
                  name="players"
                  value={number}
                  data-testid={`players-${number}`}
                  checked={number === players}
                  onChange={() => set({ players: number })}
                />
                <span>{number}</span>
              </label>
            ))}
          </fieldset>
          <fieldset class="seg">
            <legend>{text("home-seat")}</legend>
            {["", ...Array.from({ length: players }, (_, at) => String(at))].map((at) => (
              <label key={at}>
                <input
                  type="radio"
                  name="seat"
                  value={at}
                  data-testid={`seat-${at || "random"}`}
                  checked={at === seat}
                  onChange={() => set({ seat: at })}
                />
                <span>
                  {at === "" ? text("home-seat.random") : text("home-seat.number", { number: Number(at) + 1 })}
                </span>
              </label>
            ))}
          </fieldset>
          <label class="field">
            <b>{text("home-level")}</b>
            <select
              name="bots"
              data-testid="bots"
              value={bots}
              onChange={(event) => set({ bots: event.currentTarget.value })}
            >
              {the.bots.map((bot) => (
                <option key={bot} value={bot}>
                  {title(named("bot", bot))}
                </option>
              ))}
            </select>
          </label>
          {guest.value === null && (
            <label class="field">
              <b>{text("home-name")}</b>
              <input
                type="text"
                name="name"
                data-testid="name"
                maxLength={40}
                value={name.value}
                placeholder={text("home-name.hint")}
                onInput={(event) => (name.value = event.currentTarget.value)}
              />
            </label>
          )}
          <details class="house">
            <summary data-testid="options">
              <b>{text("home-options")}</b>{" "}
              <small>{text("home-options-changed", { number: changed.value.length })}</small>
            </summary>
            {the.options
              .filter((option) => option.free || option.values.length > 1)
              .map((option) => (
                <Setting key={option.key} option={option} />
              ))}
            <label class="field">
              <b>{text("home-seed")}</b>
              <input
                type="text"
                inputMode="numeric"
                pattern="\s*\d*\s*"
                name="seed"
                data-testid="seed"
                value={choice.value.seed}
                placeholder={text("home-seed.hint")}
                onInput={(event) => set({ seed: event.currentTarget.value })}
              />
            </label>
          </details>
        </div>
      </div>
      <footer>
        <p>
          <b>{text(names.length ? "home-summary-with" : "home-summary", words)}</b>
          <span>{text("home-bots", { number: players - 1, level: named("bot", bots) })}</span>
        </p>
        {problem.value && (
          <p class="problem" role="alert" data-testid="problem">
            {problem.value}
          </p>
        )}
        <button class="btn go big" data-testid="play">
          <Pic of="ui-play" class="ui" />
          {text("home-play")}
        </button>
      </footer>
    </form>
  );
}

interface RadioProps {
  name: string;
  value: string;
  on: boolean;
  pick: () => void;
  label: string;
}

const Radio = ({ name: of, value, on, pick, label }: RadioProps) => (
  <label>
    <input type="radio" name={of} value={value} data-testid={`${of}-${value}`} checked={on} onChange={pick} />
    <span>
      <b>{text(label)}</b>
      <small>{maybe(`${label}.about`)}</small>
    </span>
  </label>
);

function Setting({ option }: { option: OptionInfo }) {
  const id = `setting-${option.key.replaceAll(".", "-")}`;
  const value = choice.value.options[option.key] ?? option.values[0] ?? "";
  const change = (to: string) => set({ options: { ...choice.value.options, [option.key]: to } });
  const listed = option.values.length > 1;
  const own = option.free && (!listed || !option.values.includes(value)); // a text that is none of those known
  return (
    <label class="field">
      <b>{maybe(id) ?? option.meaning}</b>
      {listed && (
        <select
          name={option.key}
          data-testid={`option-${option.key}`}
          value={own ? "" : value}
          onChange={(event) => change(event.currentTarget.value)}
        >
          {option.values.map((known) => (
            <option key={known} value={known}>
              {maybe(`${id}.${known}`) ?? known}
            </option>
          ))}
          {option.free && <option value="">{maybe(`${id}.own`) ?? ""}</option>}
        </select>
      )}
      {own && (
        <input
          type="text"
          name={option.key}
          data-testid={listed ? `option-${option.key}-own` : `option-${option.key}`}
          value={value}
          placeholder={maybe(`${id}.hint`) ?? ""}
          onInput={(event) => change(event.currentTarget.value)}
        />
      )}
    </label>
  );
}

function Tables() {
  return (
    <section class="list panel" data-testid="tables">
      <h2>
        {text("home-tables")} {tables.value.length > 0 && <small>{tables.value.length}</small>}
      </h2>
      {tables.value.length === 0 && <p class="quiet">{text("home-no-tables")}</p>}
      <ul>
        {tables.value.map((table) => {
          const [, of = "", rules = "", players = ""] = /^([^:]+):([^/]+)\/(\d+)/.exec(table.ruleset) ?? [];
          const [edition = "", ...modules] = rules.split("+");
          const parts = [
            text(`${of}-edition-${edition}`),
            ...modules.map((module) => text(`${of}-module-${module}`)),
            text("home-players-of", { players }),
          ];
          return (
            <li key={table.id}>
              <Pic of={`game-${of}`} class="sign" />
              <p>
                <b>{text(of)}</b>
                <span>{parts.join(", ")}</span>
                <span>{table.over ? text("home-table-over") : text("home-table-running", { seq: table.seq })}</span>
              </p>
              <a class={`btn${table.over ? "" : " go"}`} href={`/table/${table.id}`} data-testid="resume">
                {text(table.over ? "home-look" : "home-continue")}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
