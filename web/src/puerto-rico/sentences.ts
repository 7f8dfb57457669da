// Events of Puerto Rico as sentences.
import { info, you } from "../store";
import { amounts, maybe, named, row, text } from "../texts";
import type { Happening } from "../protocol";

const seatName = (seat: number): string =>
  seat === you.value ? text("you") : (info.value?.seats[seat]?.name ?? "");

const placeName = (id: string): string => maybe(`building-${id}`) ?? maybe(`tile-${id}`) ?? text(`thing-${id}`);
const shortName = (id: string): string => maybe(`tile-${id}.short`) ?? placeName(id);

/** What is dealt to everybody, where nobody can do anything, and the workers that one places: one line each. */
export function fold(last: Happening, event: Happening): Happening | null {
  if (last.event !== event.event) return null;
  const list = (from: Happening, key: string, one: unknown): string[] =>
    Array.isArray(from[key]) ? from[key] : [String(one)];
  if ((event.event === "place" || event.event === "place_noble") && last.seat === event.seat)
    return { ...last, on: [...list(last, "on", last.on), String(event.on)] };
  if (event.event === "skip" && last.phase === event.phase) {
    const seats = [...new Set([...list(last, "seats", last.seat), String(event.seat)])];
    return { event: "skip", phase: event.phase!, seats };
  }
  if (event.event === "receive") {
    const one = (from: Happening) => `${from.seat} ${from.workers}`;
    return { event: "receive", dealt: [...list(last, "dealt", one(last)), one(event)] };
  }
  return null;
}

export function sentence(event: Happening): string {
  const seat = typeof event.seat === "number" ? event.seat : -1;
  const list = (key: string, name: (id: string) => string, of = row): string => {
    const found = event[key];
    return Array.isArray(found) && found.length > 0 ? of(found.map(name)) : "none";
  };
  const good = (id: string) => named("good", id);
  const goods = (key: string): string => list(key, good, amounts);
  const number = (key: string): number => Number(event[key] ?? 0);
  const ship = String(event.ship ?? "").replace("ship-", "");
  return text(`event-${event.event}`, {
    you: seat === you.value ? "yes" : "no",
    who: who(event, seat),
    role: named("role", String(event.role ?? "")),
    tile: named("tile", String(event.tile ?? "")),
    building: named("building", String(event.building ?? "")),
    piece: named("piece", String(event.piece ?? "")),
    thing: maybe(`piece-${event.thing}`) ?? maybe(`thing-${event.thing}`) ?? good(String(event.thing ?? "")),
    from: event.from ? placeName(String(event.from)) : "none",
    goal: String(event.goal ?? ""),
    forest: number("forest"),
    good: good(String(event.good ?? "")),
    on: placeName(String(event.on ?? "")),
    places: Array.isArray(event.on) ? list("on", shortName) : shortName(String(event.on ?? "")),
    goods: goods("goods"),
    kept: goods("kept"),
    lost: goods("lost"),
    tiles: list("tiles", (id) => text(`tile-${id}.short`)),
    ship: ship || "none",
    doubloons: number("doubloons"),
    workers: number("workers"),
    nobles: number("nobles"),
    count: typeof event.kept === "number" ? event.kept : 0,
    number: number("number"),
    points: number("points"),
    captain: number("points") - number("number"),
    price: number("price"),
    idle: number("idle"),
    round: number("round"),
    phase: String(event.phase ?? ""),
    reason: String(event.reason ?? ""),
  });
}

function who(event: Happening, seat: number): string {
  if (event.event === "skip")
    return Array.isArray(event.seats) ? row(event.seats.map((at) => seatName(Number(at)))) : seatName(seat);
  if (event.event === "receive") {
    const dealt = new Map<number, number>();
    for (const one of Array.isArray(event.dealt) ? event.dealt : [`${seat} ${event.workers}`]) {
      const [at = 0, workers = 0] = one.split(" ").map(Number);
      dealt.set(at, (dealt.get(at) ?? 0) + workers);
    }
    return row([...dealt].map(([at, workers]) => text("event-receive-part", { who: seatName(at), workers })));
  }
  return info.value?.seats[seat]?.name ?? "";
}
