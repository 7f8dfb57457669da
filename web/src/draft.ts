// The turn being put together. The server says what each choice comes to; nothing is judged here.
import { batch, computed, effect, signal } from "@preact/signals";
import * as api from "./api";
import type { Option, Preview, Source, Step } from "./protocol";
import { expect, info, now, refresh, settled, written } from "./store";
import { type Args, problem as worded, text } from "./texts";

/** Something on the table: `names` are the words it may go by in an answer, the likeliest first. */
export interface Thing {
  key: string;
  names: string[];
  about?: string; // what to say about it, whatever else
}

/** A choice, and the thing that was touched for it; one that `follows` left no choice and is not sent. */
export interface Pick {
  words: string;
  key: string;
  follows?: boolean;
}

/** Everything on the table; set by the game that lies there. */
export const things = signal<() => Thing[]>(() => []);
/** What the words of an action are about; set by the game too. */
export const wordArgs = signal<(words: string) => Args>(() => ({}));
export const toast = signal<{ lines: string[]; rule: string; number: number } | null>(null);

const picks = signal<Pick[]>([]);
const previews = signal<Preview[]>([]); // after each of the picks

export const preview = computed(() => previews.value.at(-1) ?? null);
export const complete = computed(() => preview.value?.complete ?? false);
export const mine = computed(() => settled.value && (now.value?.decision?.options ?? null) !== null);
export const decision = computed(() => (mine.value ? ((preview.value ?? now.value)?.decision ?? null) : null));
/** A thing that was touched although several answers are about it: which of them is still to be said. */
export const narrowed = signal<Thing | null>(null);
const all = computed<Option[]>(() => decision.value?.options ?? []);
export const options = computed<Option[]>(() => {
  const about = narrowed.value;
  return about ? all.value.filter((option) => about.names.includes(option.words)) : all.value;
});
/** The verbs of the question: what may be done to a thing. */
export const verbs = computed(
  () => new Set(options.value.filter((o) => o.words.includes(" ")).map((o) => verb(o.words))),
);
/** The step being decided, as it would stand after the draft. */
export const step = computed(() => stepOf(preview.value ?? now.value));
/** How many things the question still wants; 0 where it wants any number. */
export const left = computed(() => (complete.value ? 0 : (decision.value?.wanted ?? 0)));
/** The newest sum that the server gave for what was chosen. */
export const sources = computed(
  () => preview.value?.chosen.findLast((option) => option.sources.length > 0)?.sources ?? [],
);

/** What was chosen, and what follows from it without a choice, each with its thing on the table. */
export const chosen = computed<Pick[]>(() => {
  const rest = [...(preview.value?.done ?? [])];
  for (const pick of picks.value) rest.splice(rest.indexOf(pick.words), 1);
  const taken = new Set(picks.value.map((pick) => pick.key));
  const following = rest.map((words) => {
    const key = things.value().find((thing) => thing.names.includes(words) && !taken.has(thing.key))?.key ?? "";
    taken.add(key);
    return { words, key, follows: true };
  });
  return [...picks.value, ...following];
});

const stepOf = (at: { view: Record<string, unknown> } | null): Step | null =>
  (at?.view.steps as Step[] | undefined)?.at(-1) ?? null;

export const total = (sources: Source[]): number => sources.reduce((sum, [, amount]) => sum + amount, 0);

export const verb = (words: string): string => words.split(" ")[0]!;

let seq = -2;
effect(() => {
  const newest = now.value?.seq ?? -1;
  if (newest === seq) return;
  seq = newest;
  reset();
});

export function reset(): void {
  keep(0);
}

/** Go back to the first few picks. */
function keep(number: number): void {
  batch(() => {
    picks.value = picks.value.slice(0, number);
    previews.value = previews.value.slice(0, number);
    narrowed.value = null;
  });
}

const optionsOf = (thing: Thing): Option[] => options.value.filter((option) => thing.names.includes(option.words));

export const optionOf = (thing: Thing): Option | undefined => optionsOf(thing)[0];

export function pickOf(thing: Thing): Pick | undefined {
  return chosen.value.find((pick) => pick.key === thing.key);
}

/** The place of a choice among the answers to its question, and how many it wants. */
export function countOf(pick: Pick): { number: number; of: number } {
  const same = chosen.value.filter((other) => verb(other.words) === verb(pick.words));
  return { number: same.indexOf(pick) + 1, of: same.length + (verbs.value.has(verb(pick.words)) ? left.value : 0) };
}

/** Somebody touched a thing: choose it, take it back, choose it instead, or say why none of these is possible. */
export async function touch(thing: Thing): Promise<void> {
  const taken = pickOf(thing);
  if (taken) return taken.follows ? tell(text("toast-follows")) : takeBack(taken);
  if (narrowed.value?.key === thing.key) return void (narrowed.value = null);
  const [option, ...others] = optionsOf(thing);
  if (option && others.length > 0) return void (narrowed.value = thing);
  if (option) return choose(option, (narrowed.value ?? thing).key);
  if (narrowed.value && all.value.some((o) => thing.names.includes(o.words))) {
    narrowed.value = null;
    return touch(thing);
  }
  const instead =
    complete.value && picks.value.length === 1
      ? now.value?.decision?.options?.find((o) => thing.names.includes(o.words))
      : undefined;
  if (!instead) return explain(thing);
  reset();
  return choose(instead, thing.key);
}

/** Take an option. What ends the turn at once is played; what costs or brings something is shown first. */
export async function choose(option: Option, key = ""): Promise<void> {
  const pick = { words: option.words, key };
  const alone = picks.value.length === 0;
  if (option.ends && (key === "" || (alone && option.sources.length === 0))) return send([...picks.value, pick]);
  await attempt(() => draft([...picks.value, pick]));
}

/** Choose these things one after the other, as far as they can be chosen. */
export async function chooseEach(wanted: Thing[]): Promise<void> {
  for (const thing of wanted) {
    const option = pickOf(thing) ? undefined : optionOf(thing);
    if (option && !complete.value) await attempt(() => draft([...picks.value, { words: option.words, key: thing.key }]));
  }
}

let suggested = 0;

/** Put a whole turn together that the server proposes; asked again, the next one. */
export async function suggest(): Promise<void> {
  await attempt(async () => {
    const { seq: at, turns } = await api.proposals(info.value!.id);
    const turn = turns[suggested++ % Math.max(turns.length, 1)];
    if (!turn || at !== now.value?.seq) return;
    reset();
    for (const words of turn) {
      const option = options.value.find((o) => o.words === words);
      if (!option || complete.value) continue;
      const key = things.value().find((thing) => thing.names.includes(words) && !pickOf(thing))?.key ?? "";
      await draft([...picks.value, { words, key }]);
    }
  });
}

/** Take back one choice and what followed from it; other answers to the same question stay. */
async function takeBack(pick: Pick): Promise<void> {
  const same = (other: Pick) => verb(other.words) === verb(pick.words);
  const start = picks.value.findIndex(same);
  const others = picks.value.filter((other) => other !== pick && same(other));
  const list = [...picks.value.slice(0, start), ...others];
  keep(start);
  if (others.length > 0) await attempt(() => draft(list));
}

export function confirm(): Promise<void> {
  return complete.value ? send(picks.value) : Promise.resolve();
}

async function send(list: Pick[]): Promise<void> {
  await attempt(async () => {
    const played = await api.play(info.value!.id, { seq: now.value!.seq, actions: words(list) });
    expect(played.seq);
  });
}

const words = (list: Pick[]): string[] => list.map((pick) => pick.words);

async function draft(list: Pick[]): Promise<void> {
  const found = await api.draft(info.value!.id, { seq: now.value!.seq, actions: words(list) });
  if (found.seq !== now.value?.seq) return;
  // Answers that were drafted together have one preview; they are taken back together, or drafted anew.
  const before = previews.value.slice(0, list.length - 1);
  while (before.length < list.length - 1) before.push(found);
  batch(() => {
    picks.value = list;
    previews.value = [...before, found];
    narrowed.value = null;
    toast.value = null;
  });
}

/** Why a thing cannot be chosen, with what it is. */
async function explain(thing: Thing): Promise<void> {
  const about = thing.about ? [thing.about] : [];
  const action = thing.names.find((name) => verbs.value.has(verb(name))) ?? thing.names[0];
  if (written.value || now.value?.result || (mine.value && !action)) return tell(about);
  if (!mine.value || !action) return tell([...about, text("not-your-turn")]);
  await attempt(async () => {
    const reason = await api.why(info.value!.id, { seq: now.value!.seq, actions: words(picks.value), action });
    tell([...about, ...(reason.possible ? [] : [worded(reason, wordArgs.value(action))])], reason.rule);
  });
}

export async function attempt(deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof api.Refused)) throw error;
    const { problem, status } = error;
    if (status === 409) {
      reset();
      tell(text("toast-first"));
      await refresh().catch(() => undefined);
    } else {
      const { words } = problem.arguments ?? {};
      const args = typeof words === "string" ? wordArgs.value(words) : {};
      tell(status === 0 ? text("problem-network") : worded(problem, args), problem.rule);
    }
  }
}

let told = 0;
export function tell(lines: string | string[], rule = ""): void {
  const said = typeof lines === "string" ? [lines] : lines;
  toast.value = said.length > 0 ? { lines: said, rule, number: ++told } : null;
}
