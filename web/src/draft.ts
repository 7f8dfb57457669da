// The turn being put together. The server says what each choice comes to; nothing is judged here.
import { batch, computed, effect, signal } from "@preact/signals";
import * as api from "./api";
import type { Option, Preview, Step, Why } from "./protocol";
import { expect, info, now, refresh, settled, you } from "./store";
import { text, title } from "./texts";

/** Something on the table: `names` are the words it may go by in an answer, the likeliest first. */
export interface Thing {
  key: string;
  names: string[];
  about?: string; // what to say about it, whatever else
}

/** A choice, and the thing that was touched for it. */
export interface Pick {
  words: string;
  key: string;
}

/** How things of one question are ordered; set by the game's table. */
export const rank = signal<(words: string) => number>(() => 0);

export const toast = signal<{ lines: string[]; rule: string; number: number } | null>(null);

const picks = signal<Pick[]>([]);
const held = signal<Pick[]>([]); // chosen ahead: the server takes them once the rest is there
const previews = signal<Preview[]>([]); // after each of the picks

export const preview = computed(() => previews.value.at(-1) ?? null);
export const complete = computed(() => preview.value?.complete ?? false);
export const chosen = computed(() => [...picks.value, ...held.value]);
export const ahead = computed(() => held.value.length);
export const mine = computed(() => settled.value && now.value?.decision?.seat === you.value);
export const decision = computed(() => (mine.value ? (preview.value ? preview.value.decision : now.value!.decision) : null));
export const options = computed<Option[]>(() => decision.value?.options ?? []);
/** The verbs of the question: what may be done to a thing. */
export const verbs = computed(() => new Set(options.value.filter((o) => o.words.includes(" ")).map((o) => verb(o.words))));
/** The step being decided, as it would stand after the draft. */
export const step = computed(() => ((preview.value ?? now.value)?.view.steps as Step[] | undefined)?.at(-1) ?? null);
/** How many things the question still wants; what was chosen ahead is not taken off. */
export const left = computed(() => (complete.value ? 0 : (step.value?.left ?? 0)));
/** The newest sum that the server gave for what was chosen. */
export const sources = computed(() => preview.value?.chosen.findLast((option) => option.sources.length > 0)?.sources ?? []);

export const verb = (words: string): string => words.split(" ")[0]!;

let seq = -2;
effect(() => {
  const newest = now.value?.seq ?? -1;
  if (newest === seq) return;
  seq = newest;
  reset();
});

export function reset(): void {
  batch(() => {
    picks.value = held.value = [];
    previews.value = [];
  });
}

export function optionOf(thing: Thing): Option | undefined {
  return options.value.find((option) => thing.names.includes(option.words));
}

/** The place of a choice among the answers to its question, and how many it wants. */
export function countOf(pick: Pick): { number: number; of: number } {
  const same = (list: Pick[]) => list.filter((other) => verb(other.words) === verb(pick.words));
  const open = verbs.value.has(verb(pick.words)) ? left.value : 0;
  return { number: same(chosen.value).indexOf(pick) + 1, of: same(picks.value).length + open };
}

export function pickOf(thing: Thing): Pick | undefined {
  return chosen.value.find((pick) => pick.key === thing.key);
}

/** Somebody touched a thing: choose it, take it back, or ask why neither is possible. */
export function touch(thing: Thing): Promise<void> {
  const taken = pickOf(thing);
  if (taken) return takeBack(taken);
  const option = optionOf(thing);
  if (option) return choose(option, thing.key);
  const words = thing.names.find((name) => verbs.value.has(verb(name)));
  return words ? chooseAhead({ words, key: thing.key }) : explain(thing);
}

/** Take an option. What ends the turn at once, or says that it ends, is played without a further question. */
export async function choose(option: Option, key = ""): Promise<void> {
  const pick = { words: option.words, key };
  const alone = picks.value.length === 0 && held.value.length === 0;
  if (option.ends && (alone || (key === "" && held.value.length === 0))) return send([...words(picks.value), option.words]);
  if (held.value.length > 0) return arrange(pick);
  await attempt(async () => adopt([...picks.value, pick], await ask([...picks.value, pick])));
}

/** Things of one question may be touched in any order; the server wants them in its own. */
async function chooseAhead(pick: Pick): Promise<void> {
  await attempt(async () => {
    const reason = await wonder(words(picks.value), pick.words);
    if (reason.key === "out-of-order" || reason.possible) await arrange(pick);
    else tell(title(reason.text), reason.rule);
  });
}

async function arrange(pick: Pick): Promise<void> {
  const { before, same } = question(verb(pick.words));
  const run = [...same, ...held.value, pick].sort((a, b) => rank.value(a.words) - rank.value(b.words));
  await attempt(() => place(before, run));
}

/** Draft as many as can be drafted: all of the run, or none until the rest is there. */
async function place(before: Pick[], run: Pick[]): Promise<void> {
  const wanted = [...before, ...run];
  try {
    adopt(wanted, await ask(wanted));
  } catch (error) {
    if (!(error instanceof api.Refused) || error.problem.key !== "out-of-order") throw error;
    batch(() => {
      picks.value = before;
      previews.value = previews.value.slice(0, before.length);
      held.value = run;
    });
  }
}

/** The picks before the newest question, and those that answer it. */
function question(about: string): { before: Pick[]; same: Pick[] } {
  const start = picks.value.findLastIndex((pick) => verb(pick.words) !== about) + 1;
  return { before: picks.value.slice(0, start), same: picks.value.slice(start) };
}

/** Take back one choice and what followed from it; other answers to the same question stay. */
export async function takeBack(pick: Pick): Promise<void> {
  const about = verb(pick.words);
  const at = picks.value.indexOf(pick);
  const others = chosen.value.filter((other) => other !== pick && verb(other.words) === about);
  const start = at < 0 ? picks.value.length : picks.value.findIndex((other) => verb(other.words) === about);
  const before = picks.value.slice(0, start);
  held.value = [];
  if (before.length + others.length === 0) return reset();
  if (others.length === 0) {
    picks.value = before;
    previews.value = previews.value.slice(0, before.length);
    return;
  }
  await attempt(() => place(before, others));
}

export function confirm(): Promise<void> {
  return complete.value ? send(words(picks.value)) : Promise.resolve();
}

async function send(actions: string[]): Promise<void> {
  await attempt(async () => {
    const played = await api.play(info.value!.id, { seq: now.value!.seq, actions });
    expect(played.seq);
  });
}

const words = (list: Pick[]): string[] => list.map((pick) => pick.words);

const ask = (list: Pick[]): Promise<Preview> => api.draft(info.value!.id, { seq: now.value!.seq, actions: words(list) });

const wonder = (actions: string[], action: string): Promise<Why> =>
  api.why(info.value!.id, { seq: now.value!.seq, actions, action });

function adopt(list: Pick[], found: Preview): void {
  if (found.seq !== now.value?.seq) return;
  // Things chosen together have one preview; to take one back is to draft anew.
  const kept = previews.value.slice(0, list.length - 1);
  while (kept.length < list.length - 1) kept.push(found);
  batch(() => {
    picks.value = list;
    previews.value = [...kept, found];
    held.value = [];
    toast.value = null;
  });
}

/** Why a thing cannot be chosen, with what it is. */
async function explain(thing: Thing): Promise<void> {
  const about = thing.about ? [thing.about] : [];
  const action = thing.names[0];
  if (!mine.value || !action) return tell([...about, ...(now.value?.result ? [] : mine.value ? [] : [text("not-your-turn")])]);
  await attempt(async () => {
    const reason = await wonder(words(picks.value), action);
    tell([...about, ...(reason.possible ? [] : [title(reason.text)])], reason.rule);
  });
}

async function attempt(deed: () => Promise<void>): Promise<void> {
  try {
    await deed();
  } catch (error) {
    if (!(error instanceof api.Refused)) throw error;
    const { problem, status } = error;
    if (status === 409) {
      reset();
      tell(text("toast-first"));
      await refresh().catch(() => undefined);
    } else tell(status === 0 ? text("problem-network") : title(problem.text) || text("problem-other"), problem.rule);
  }
}

let told = 0;
export function tell(lines: string | string[], rule = ""): void {
  const said = typeof lines === "string" ? [lines] : lines;
  toast.value = said.length > 0 ? { lines: said, rule, number: ++told } : null;
}
