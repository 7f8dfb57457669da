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

async function call<T>(method: "GET" | "POST", path: string, body?: unknown, plain = false): Promise<T> {
  busy.value += 1;
  try {
    const answer = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    }).catch(() => {
      throw new Refused(0, { key: "network", text: "" });
    });
    const said: unknown = await (plain && answer.ok ? answer.text() : answer.json()).catch(() => null);
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
export const proposals = (id: string) => call<p.Proposals>("GET", `/tables/${id}/proposals`);
export const why = (id: string, question: p.Question) => call<p.Why>("POST", `/tables/${id}/why`, question);

export const recordAt = (id: string) => `/tables/${id}/record`;
export const record = (id: string) => call<string>("GET", recordAt(id), undefined, true);
export const readRecords = (text: string) => call<p.RecordRead[]>("POST", "/records/read", { text });
export const replay = (place: p.RecordPlace) => call<p.Replayed>("POST", "/records/replay", place);

export const me = () => call<p.Guest | null>("GET", "/me");
export const newGuest = (guest: p.NewGuest) => call<p.Guest>("POST", "/guests", guest);

export function stream(id: string, since: number): WebSocket {
  const url = new URL(`/api/tables/${id}/stream?since=${since}`, location.href);
  url.protocol = url.protocol.replace("http", "ws");
  return new WebSocket(url);
}
