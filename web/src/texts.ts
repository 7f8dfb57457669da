// Everything a person reads comes from the catalogues that the server's side uses too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { info } from "./store";

export const LANGUAGES: Record<string, string> = { en: "English", de: "Deutsch", nl: "Nederlands" };
export const language = signal("en");

// Only what the chosen language needs is fetched.
const FILES = import.meta.glob<string>("../../src/gouverneur/languages/*/{page,errors,san-juan,puerto-rico}.ftl", {
  query: "?raw",
  import: "default",
});
const file = (code: string, name: string): Promise<string> =>
  FILES[`../../src/gouverneur/languages/${code}/${name}.ftl`]!();

// Both games have words for the same things. Those of the game on the table come first; home needs the names of all.
let games: Record<string, FluentBundle> = {};
let page: FluentBundle[] = [];
let lists = new Intl.ListFormat("en");

const KEPT = "gouverneur.language";

/** The language of before, else the first of the browser's that we know. */
export function preferred(): string {
  const wanted = [localStorage.getItem(KEPT) ?? "", ...navigator.languages.map((tag) => tag.split("-")[0]!)];
  return wanted.find((code) => Object.hasOwn(LANGUAGES, code)) ?? "en";
}

/** From here on everything is said in this language. */
export async function speak(code: string): Promise<void> {
  const names = ["page", "errors", "san-juan", "puerto-rico"];
  const made = (await Promise.all(names.map((name) => file(code, name)))).map((catalogue) => {
    const bundle = new FluentBundle(code, { useIsolating: false, functions: { NOUN } });
    bundle.addResource(new FluentResource(catalogue));
    return bundle;
  });
  const [common, errors, sanJuan, puertoRico] = made as [FluentBundle, FluentBundle, FluentBundle, FluentBundle];
  page = [common, errors];
  games = { "san-juan": sanJuan, "puerto-rico": puertoRico };
  nouns.clear();
  lists = new Intl.ListFormat(code, { type: "conjunction" });
  document.documentElement.lang = code;
  language.value = code;
}

/** The reader chose it: it stays. */
export async function choose(code: string): Promise<void> {
  await speak(code);
  localStorage.setItem(KEPT, code);
}

export type Args = Record<string, FluentVariable>;

/** A message, or with a dot one of its attributes; null when the catalogue has none. */
export function maybe(id: string, args: Args = {}, problems: Error[] = []): string | null {
  void language.value; // whoever shows this shows it anew in another language
  const [name = "", attribute] = id.split(".");
  const table = info.value?.ruleset;
  const game = games[table?.game ?? ""];
  const bundle = [...(game ? [game] : Object.values(games)), ...page].find((known) => known.hasMessage(name));
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return null;
  // The edition decides between words. As a number it meets the numbers of the catalogues.
  const edition = table && (Number(table.edition) || table.edition);
  const said = bundle.formatPattern(pattern, { edition: edition ?? "", ...args }, problems);
  const words = said.replace(/\s+/g, " ").trim();
  if (!attribute && message?.attributes.form) nouns.set(words, name);
  return words;
}

const nouns = new Map<string, string>(); // names that were given, with their messages

/** A name in a sentence: its own attribute for that form or, without one, what is usual for its kind. */
const NOUN = ([noun]: unknown[], named: Record<string, unknown>): string => {
  const name = String(noun);
  const id = nouns.get(name) ?? "";
  const as = String(named.as);
  return maybe(`${id}.${as}`) ?? text(`noun-${as}`, { name, form: maybe(`${id}.form`) ?? "" });
};

/** The same; ids that the catalogue does not know are shown as plain words. */
export const text = (id: string, args: Args = {}): string => maybe(id, args) ?? plain(id);

/** A name for an id of the server, such as a card: `named("card", "gold_mine")`. */
export const named = (what: string, id: string): string => maybe(`${what}-${id}`) ?? plain(id);

export const title = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Within a line; German keeps its capitals. */
export const within = (words: string): string => (language.value === "de" ? words : words.toLowerCase());

/** Names in a row; what comes several times is counted. */
export function row(names: string[]): string {
  return listed(names, (name) => name);
}

/** The same in a sentence: each with its article. */
export const some = (names: string[]): string => listed(names, (name) => NOUN([name], { as: "a" }));

/** Goods in a row, always counted: "1 corn and 2 indigo". */
export const amounts = (names: string[]): string =>
  lists.format([...counted(names)].map(([name, number]) => text("amount", { number, name })));

const listed = (names: string[], one: (name: string) => string): string =>
  lists.format([...counted(names)].map(([name, number]) => (number > 1 ? text("times", { number, name }) : one(name))));

function counted(names: string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

interface Wrong {
  key: string;
  text: string;
  rule?: string;
  arguments?: Record<string, string | number>;
}

// What the server names by id has a name here.
const KNOWN: Record<string, (id: string) => string | null> = {
  option: (id) => maybe(`setting-${id.replaceAll(".", "-")}`),
  module: (id) => maybe(`san-juan-module-${id}`) ?? maybe(`puerto-rico-module-${id}`),
  card: (id) => maybe(`card-${id}`),
};

/** What the server could not do, or would not; what the catalogue does not know is said as the server says it. */
export function problem({ key, text: said, rule, arguments: about = {} }: Wrong, args: Args = {}): string {
  const given = Object.entries(about).map(([name, id]) => [name, KNOWN[name]?.(String(id)) ?? id]);
  const told = { text: said, rule: rule ?? "", ...(Object.fromEntries(given) as Args), ...args };
  const whole = (id: string): string | null => {
    const missing: Error[] = [];
    const words = maybe(id, told, missing);
    return missing.length > 0 ? null : words;
  };
  return title(whole(`refusal-${key}`) ?? whole(`error-${key}`) ?? text(said ? "error-error" : "problem-other", told));
}

/** What is wrong with a written game. */
export function flaw(found: Wrong): string {
  const { key, text: said, rule, arguments: about = {} } = found;
  const missing: Error[] = [];
  const told = { ...(about as Args), text: said };
  const own = maybe(`flaw-${key}`, told, missing);
  const refused = rule ? maybe(`refusal-${key}`, told, missing) : null;
  const words =
    own ??
    (refused && missing.length === 0
      ? text("flaw-refused", { ...told, why: title(refused) })
      : rule
        ? text("flaw-illegal", told)
        : problem(found));
  const placed = about.place ? `${about.place}: ${words}` : words;
  return about.version ? `${placed} ${text("flaw-older-rules", told)}` : placed;
}

const plain = (id: string): string => id.replace(/[_-]/g, " ");
