// The server's doors. Every call counts as busy until it is answered; problems are thrown as `Refused`.
import { signal } from "@preact/signals";
import type * as p from "./protocol";

export const busy = signal(0);

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: p.Problem,
  ) {
    super(problem.text);
  }
}

async function call<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  busy.value += 1;
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    }).catch(() => {
      throw new Refused(0, { key: "network", text: "" });
    });
    const said: unknown = await answer.json().catch(() => null);
    if (!answer.ok) {
      const problem = said as p.Problem | null;
      throw new Refused(answer.status, problem?.key ? problem : { key: "other", text: "" });
    }
    return said as T;
  } finally {
    busy.value -= 1;
  }
}

export const games = () => call<p.GameInfo[]>("GET", "/games");
export const tables = () => call<p.TableLine[]>("GET", "/tables");
export const newTable = (table: p.NewTable) => call<p.TableInfo>("POST", "/tables", table);
export const table = (id: string) => call<p.TableInfo>("GET", `/tables/${id}`);
export const updates = (id: string, since: number) => call<p.Update>("GET", `/tables/${id}/updates?since=${since}`);
export const draft = (id: string, draft: p.TurnDraft) => call<p.Preview>("POST", `/tables/${id}/draft`, draft);
export const play = (id: string, turn: p.Turn) => call<p.Played>("POST", `/tables/${id}/turns`, turn);
export const why = (id: string, question: p.Question) => call<p.Why>("POST", `/tables/${id}/why`, question);

<<<<<<< HEAD
export const me = () => call<p.Guest | null>("GET", "/me");
export const newGuest = (guest: p.NewGuest) => call<p.Guest>("POST", "/guests", guest);
=======
// The cookie that names a guest cannot be seen from here, so a mark beside it says whether to ask at all.
const KNOWN = "gouverneur.guest";

export const me = async (): Promise<p.Guest | null> => {
  if (!localStorage.getItem(KNOWN)) return null;
  try {
    return await call<p.Guest>("GET", "/me");
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401) throw error;
    localStorage.removeItem(KNOWN);
    return null;
  }
};

export const newGuest = async (guest: p.NewGuest): Promise<p.Guest> => {
  const made = await call<p.Guest>("POST", "/guests", guest);
  localStorage.setItem(KNOWN, "1");
  return made;
};
>>>>>>> web

export function stream(id: string, since: number): WebSocket {
  const url = new URL(`/api/tables/${id}/stream?since=${since}`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url);
}
