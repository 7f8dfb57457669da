// A table as it is shown. What the server sends waits in a queue, so that one can follow what others do.
import { batch, computed, effect, signal } from "@preact/signals";
import * as api from "./api";
import type { Entry, TableInfo, Update } from "./protocol";

export const info = signal<TableInfo | null>(null);
export const now = signal<Update | null>(null);
export const log = signal<Entry[]>([]);
export const connected = signal(true);
export const missing = signal(false);

const queued = signal(0);
const awaited = signal(-1); // what we played must come back to us

const STEP = 400;
const still = matchMedia("(prefers-reduced-motion: reduce)");
const queue: Update[] = [];
let timer = 0;
let id = "";
let socket: WebSocket | null = null;
let tries = 0;

/** It is a written game that is looked at: nobody plays at this table. */
export const written = computed(() => info.value?.id === "");
export const you = computed(() => info.value?.you ?? -1);
export const settled = computed(() => queued.value === 0 && (now.value?.seq ?? -1) >= awaited.value);
/** Nothing is under way: the page waits for the person, or the game is over. */
export const idle = computed(() => {
  const update = now.value;
  if (api.busy.value > 0) return false;
  if (written.value) return true;
  if (!info.value || !update) return !id || missing.value;
  return settled.value && (update.result !== null || you.value < 0 || update.decision?.seat === you.value);
});

effect(() => {
  if (now.value) document.body.dataset.seq = String(now.value.seq);
  else delete document.body.dataset.seq;
});
effect(() => {
  document.body.dataset.idle = idle.value ? "1" : "0";
});

export async function sit(table: string): Promise<void> {
  leave();
  id = table;
  try {
    const found = await api.table(table);
    if (id !== table) return;
    info.value = found;
    connect();
  } catch (error) {
    missing.value = error instanceof api.Refused && error.status > 0;
    connected.value = missing.value;
    if (!missing.value) setTimeout(() => id === table && sit(table), 2000);
  }
}

export function leave(): void {
  id = "";
  socket?.close();
  socket = null;
  clearTimeout(timer);
  timer = 0;
  queue.length = 0;
  queued.value = 0;
  awaited.value = -1;
  info.value = now.value = null;
  log.value = [];
  connected.value = true;
  missing.value = false;
}

/** Lay out a table of a written game; without an update, only what was told of it. */
export function lay(table: TableInfo, update: Update | null, entries: Entry[]): void {
  if (id) leave();
  batch(() => {
    info.value = table;
    log.value = entries;
    now.value = update;
  });
}

/** Somebody, we ourselves too, has reached this seq: it will come. */
export function expect(seq: number): void {
  awaited.value = Math.max(awaited.value, seq);
}

/** Ask for what is new, for when the stream is slow or gone. */
export async function refresh(): Promise<void> {
  const table = id;
  const update = await api.updates(table, newest());
  if (id === table) receive(update);
}

const newest = (): number => queue.at(-1)?.seq ?? now.value?.seq ?? -1;

function connect(): void {
  const table = id;
  const opened = (socket = api.stream(table, newest()));
  opened.onmessage = (message) => {
    if (socket !== opened) return;
    tries = 0;
    connected.value = true;
    receive(JSON.parse(message.data as string) as Update);
  };
  opened.onclose = () => {
    if (socket !== opened) return;
    connected.value = false;
    const wait = Math.min(8000, 500 * 2 ** tries++);
    setTimeout(() => {
      if (id !== table) return;
      // Where no socket gets through, this is the stream.
      refresh()
        .then(() => (connected.value = true))
        .catch(() => undefined)
        .finally(() => id === table && connect());
    }, wait);
  };
}

function receive(update: Update): void {
  const have = newest();
  if (update.type !== "update" || (now.value && update.seq <= have)) return;
  if (update.since > have) {
    void refresh();
    return;
  }
  queue.push(update);
  queued.value = queue.length;
  if (!timer) pump();
}

function pump(): void {
  clearTimeout(timer);
  timer = 0;
  const pace = pause();
  do {
    const update = queue.shift();
    if (!update) break;
    show(update);
  } while (pace === 0 && queue.length > 0);
  queued.value = queue.length;
  if (queue.length > 0) timer = window.setTimeout(pump, pause());
  else if (pace > 0) timer = window.setTimeout(() => ((timer = 0), queue.length > 0 && pump()), pace);
}

function pause(): number {
  const fast = new URLSearchParams(location.search).has("fast");
  if (fast || still.matches || document.hidden || !now.value || queue.length > 40) return 0;
  return STEP / (1 + queue.length / 4);
}

function show(update: Update): void {
  const known = log.value.at(-1)?.seq ?? -1;
  log.value = [...log.value, ...update.entries.filter((entry) => entry.seq > known)];
  now.value = update;
}
