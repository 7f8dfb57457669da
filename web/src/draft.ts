// The turn being put together. The server says what each choice comes to; nothing is judged here.
import { batch, computed, effect, signal } from "@preact/signals";
import * as api from "./api";
import type { Decision, Option, Preview, Step, Why } from "./protocol";
import { expect, info, now, refresh, settled, you } from "./store";
import { text, title } from "./texts";

/** Something on the table: `names` are the words it may go by in an answer, the likeliest first. */
export interface Thing {
  key: string;
  names: string[];
  about?: string; // what to say about it, whatever else
}

/** A choice, and the thing that was touched for it. One that is `free` follows by itself and is not sent. */
export interface Pick {
  words: string;
  key: string;
  free?: boolean;
}

/** How things of one question are ordered; set by the game's table. */
export const rank = signal<(words: string) => number>(() => 0);

export const toast = signal<{ lines: string[]; rule: string; number: number } | null>(null);

const picks = signal<Pick[]>([]);
const held = signal<Pick[]>([]); // chosen ahead: sent when as many are chosen as the question wants
const previews = signal<Preview[]>([]); // after each of the picks

export const preview = computed(() => previews.value.at(-1) ?? null);
export const complete = computed(() => preview.value?.complete ?? false);
export const chosen = computed(() => [...picks.value, ...held.value]);
export const mine = computed(() => settled.value && now.value?.decision?.seat === you.value);
export const decision = computed(() => (mine.value ? ((preview.value ?? now.value)?.decision ?? null) : null));
export const options = computed<Option[]>(() => decision.value?.options ?? []);
/** The verbs of the question: what may be done to a thing. */
export const verbs = computed(() => new Set(options.value.filter((o) => o.words.includes(" ")).map((o) => verb(o.words))));
/** The step being decided, as it would stand after the draft. */
export const step = computed(() => stepOf(preview.value ?? now.value));
/** How many things the question still wants; 0 where it wants any number. */
export const left = computed(() => (complete.value ? 0 : wanted(preview.value ?? now.value) - held.value.length));
/** The newest sum that the server gave for what was chosen. */
export const sources = computed(() => preview.value?.chosen.findLast((option) => option.sources.length > 0)?.sources ?? []);

type Standing = { decision: Decision | null; view: Record<string, unknown> } | null;

const stepOf = (at: Standing): Step | null => (at?.view.steps as Step[] | undefined)?.at(-1) ?? null;

/** A question of which every answer has the same verb wants exactly as many as are left. */
function wanted(at: Standing): number {
  const asked = at?.decision?.options ?? [];
  const same = asked.length > 0 && asked.every((option) => option.words.includes(" ") && verb(option.words) === verb(asked[0]!.words));
  return same ? (stepOf(at)?.left ?? 0) : 0;
}

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
  const same = chosen.value.filter((other) => verb(other.words) === verb(pick.words));
  return { number: same.indexOf(pick) + 1, of: same.length + (verbs.value.has(verb(pick.words)) ? left.value : 0) };
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
  const words = thing.names.find((name) => answers(name));
  return words ? chooseAhead({ words, key: thing.key }) : explain(thing);
}

/** Whether words have the verb of the question, or, when nothing is left to ask, of the one answered last. */
export const answers = (words: string): boolean =>
  verbs.value.size > 0 ? verbs.value.has(verb(words)) : verb(words) === verb(picks.value.at(-1)?.words ?? "");

/** Take an option. What ends the turn at once is played; what costs or brings something is shown first. */
export async function choose(option: Option, key = ""): Promise<void> {
  const pick = { words: option.words, key };
  const alone = chosen.value.length === 0;
  if (option.ends && held.value.length === 0 && (key === "" || (alone && option.sources.length === 0))) return send([...picks.value, pick]);
  if (key !== "" && wanted(preview.value ?? now.value) > 1) return arrange(pick);
  await attempt(async () => adopt([...picks.value, pick], await ask([...picks.value, pick])));
}

/** Things of one question may be touched in any order; the server wants them in its own, and says so. */
async function chooseAhead(pick: Pick): Promise<void> {
  if (left.value === 0) return arrange(pick);
  await attempt(async () => {
    const reason = await wonder(picks.value, pick.words);
    if (reason.key === "out-of-order" || reason.possible) await arrange(pick);
    else tell(title(reason.text), reason.rule);
  });
}

async function arrange(pick: Pick): Promise<void> {
  const start = picks.value.findLastIndex((other) => verb(other.words) !== verb(pick.words)) + 1;
  const before = picks.value.slice(0, start);
  const others = [...picks.value.slice(start), ...held.value];
  await attempt(async () => {
    const placed = (await place(before, [...others, pick])) || (others.length === 1 && (await place(before, [pick])));
    if (!placed) tell(text("toast-full"));
  });
}

/** Put the answers to one question after the picks before it, in the server's order; false if they are too many. */
async function place(before: Pick[], answered: Pick[]): Promise<boolean> {
  const number = wanted(previews.value[before.length - 1] ?? now.value);
  const run = answered.map(({ words, key }) => ({ words, key })).sort((a, b) => rank.value(a.words) - rank.value(b.words));
  if (run.length < number) {
    batch(() => {
      picks.value = before;
      previews.value = previews.value.slice(0, before.length);
      held.value = run;
    });
    return true;
  }
  if (number > 0 && run.length > number) return false;
  // The last of them may follow by themselves: then the turn is complete before they are named.
  for (let named = run.length; ; named -= 1) {
    const list = [...before, ...run.map((pick, at) => ({ ...pick, free: at >= named }))];
    try {
      adopt(list, await ask(list));
      return true;
    } catch (error) {
      if (!(error instanceof api.Refused) || error.problem.key !== "turn-complete") throw error;
      if (number === 0 || named === 1) return false;
    }
  }
}

/** Take back one choice and what followed from it; other answers to the same question stay. */
export async function takeBack(pick: Pick): Promise<void> {
  const same = (other: Pick) => verb(other.words) === verb(pick.words);
  const others = chosen.value.filter((other) => other !== pick && same(other));
  const start = picks.value.findIndex(same);
  const before = start < 0 ? picks.value : picks.value.slice(0, start);
  if (others.length > 0) return attempt(async () => void (await place(before, others)));
  batch(() => {
    picks.value = before;
    previews.value = previews.value.slice(0, before.length);
    held.value = [];
  });
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

const words = (list: Pick[]): string[] => list.filter((pick) => !pick.free).map((pick) => pick.words);

const ask = (list: Pick[]): Promise<Preview> => api.draft(info.value!.id, { seq: now.value!.seq, actions: words(list) });

const wonder = (list: Pick[], action: string): Promise<Why> =>
  api.why(info.value!.id, { seq: now.value!.seq, actions: words(list), action });

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
    const reason = await wonder(picks.value, action);
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
