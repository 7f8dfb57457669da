// Everything a person reads comes from the catalogues that the server's side uses too.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import page from "../../src/gouverneur/languages/en/page.ftl?raw";
import puertoRico from "../../src/gouverneur/languages/en/puerto-rico.ftl?raw";
import sanJuan from "../../src/gouverneur/languages/en/san-juan.ftl?raw";
import { info } from "./store";

const bundle = (catalogue: string): FluentBundle => {
  const made = new FluentBundle("en", { useIsolating: false });
  made.addResource(new FluentResource(catalogue));
  return made;
};
// Both games have words for the same things. Those of the game on the table come first; home needs the names of all.
const GAMES: Record<string, FluentBundle> = { "san-juan": bundle(sanJuan), "puerto-rico": bundle(puertoRico) };
const PAGE = bundle(page);
const lists = new Intl.ListFormat("en", { type: "conjunction" });

export type Args = Record<string, FluentVariable>;

/** A message, or with a dot one of its attributes; null when the catalogue has none. */
export function maybe(id: string, args: Args = {}): string | null {
  const [name = "", attribute] = id.split(".");
  const game = GAMES[info.value?.ruleset.game ?? ""];
  const bundle = [...(game ? [game] : Object.values(GAMES)), PAGE].find((known) => known.hasMessage(name));
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, args, []).replace(/\s+/g, " ").trim() : null;
}

/** The same; ids that the catalogue does not know are shown as plain words. */
export const text = (id: string, args: Args = {}): string => maybe(id, args) ?? plain(id);

/** A name for an id of the server, such as a card: `named("card", "gold_mine")`. */
export const named = (what: string, id: string): string => maybe(`${what}-${id}`) ?? plain(id);

export const title = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Names in a row; what comes several times is counted. */
export function row(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return lists.format([...counts].map(([name, number]) => (number > 1 ? text("times", { number, name }) : name)));
}

const plain = (id: string): string => id.replace(/[_-]/g, " ");
