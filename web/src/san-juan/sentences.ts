// Events of San Juan as sentences.
import { info, you } from "../store";
import { amounts, named, row, some, text } from "../texts";
import type { Happening, SanJuanSheet } from "../protocol";

export const seatName = (seat: number): string => info.value?.seats[seat]?.name ?? "";

export function sentence(event: Happening): string {
  const seat = typeof event.seat === "number" ? event.seat : -1;
  const list = (key: string, what: string, row: (names: string[]) => string): string => {
    const found = event[key];
    return Array.isArray(found) && found.length > 0 ? row(found.map((id) => named(what, id))) : "none";
  };
  const one = (key: string, what: string): string => (event[key] ? named(what, String(event[key])) : "none");
  return text(`event-${event.event}`, {
    you: seat === you.value ? "yes" : "no",
    who: seatName(seat),
    role: one("role", "role"),
    card: one("card", "card"),
    over: one("over", "card"),
    cards: list("cards", "card", row),
    some: list("cards", "card", some),
    goods: list("goods", "good", amounts),
    number: Number(event.number ?? event.cards ?? 0) || 0,
    proceeds: Number(event.proceeds ?? 0),
    round: Number(event.round ?? 0),
    phase: String(event.phase ?? ""),
    reason: String(event.reason ?? ""),
    reasonName: event.reason ? named("card", String(event.reason)) : "",
    prices: event.event === "tile" ? prices(Number(event.tile)) : "",
  });
}

/** Cards given one by one are one deed. */
export function fold(last: Happening, event: Happening): Happening | null {
  const same = (["event", "seat", "reason"] as const).every((key) => last[key] === event[key]);
  if (!same || typeof event.number !== "number" || typeof event.reason !== "string") return null;
  const sum: Happening = { ...last, number: Number(last.number) + event.number };
  if (Array.isArray(last.cards) && Array.isArray(event.cards)) sum.cards = [...last.cards, ...event.cards];
  return sum;
}

function prices(tile: number): string {
  const sheet = info.value?.sheet as unknown as SanJuanSheet;
  const row = sheet.tiles[tile - 1] ?? [];
  return row
    .map((price, at) => text("event-tile-price", { good: named("good", sheet.goods[at] ?? ""), price }))
    .join(", ");
}
