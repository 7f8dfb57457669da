// What lies on a Puerto Rico table, and the words by which each thing may be an answer.
import type { Thing } from "../draft";
import type { PuertoRicoBuilding, PuertoRicoSheet, PuertoRicoShip, PuertoRicoView } from "../protocol";
import { maybe, named, text, title } from "../texts";

export interface KindThing extends Thing {
  kind: string; // of tile, or a good
}
export type Piece = "worker" | "noble" | "";
/** A circle: of a tile, or one of those of a building; nobles stand on the first ones. A forest has none. */
export interface CircleThing extends Thing {
  on: string;
  at: number;
  holds: Piece;
}
export interface Things {
  roles: Thing[];
  row: KindThing[];
  quarries: KindThing[];
  stack: Thing[];
  ships: Thing[];
  supply: KindThing[];
  offers: Thing[];
  tiles: CircleThing[];
  circles: CircleThing[];
  port: KindThing[];
}

/** Name and rule in one line, by the id of a message: `building-…`, `tile-…`, `role-…`. */
export function about(id: string): string {
  const [what = "", kind = ""] = id.split(/-(.*)/);
  const rule = what === "tile" ? text("tile-rule", { tile: kind }) : text(`${id}.rule`);
  return `${title(named(what, kind))}: ${rule}`;
}

export class Box {
  private readonly buildings: Map<string, PuertoRicoBuilding>;
  constructor(readonly sheet: PuertoRicoSheet) {
    this.buildings = new Map(sheet.buildings.map((building) => [building.building, building]));
  }
  building(id: string): PuertoRicoBuilding {
    const unknown = { cost: 0, points: 0, circles: 0, row: 1, large: false, special: true, good: null, copies: 0 };
    return this.buildings.get(id) ?? { building: id, ...unknown };
  }
  rows(): [number, PuertoRicoBuilding[]][] {
    const rows = [...new Set(this.sheet.buildings.map(({ row }) => row))].sort((a, b) => a - b);
    const cheapest = (a: PuertoRicoBuilding, b: PuertoRicoBuilding) => a.cost - b.cost;
    return rows.map((row) => [row, this.sheet.buildings.filter((b) => b.row === row).sort(cheapest)]);
  }
  goods(): string[] {
    return this.sheet.goods.map(({ good }) => good);
  }
}

/** Each single thing of a pile. */
export const each = (pile: Record<string, number>): [string, number][] =>
  Object.entries(pile).flatMap(([kind, number]) =>
    Array.from({ length: number }, (_, at): [string, number] => [kind, at]),
  );

/** What may be done with a circle, or with the tile on which it is. */
function circle(key: string, on: string, at: number, nobles: number, pieces: number, asked: Piece): CircleThing {
  const holds: Piece = at < nobles ? "noble" : at < pieces ? "worker" : "";
  const moves = ["place", "place_noble", "move_worker", "move_noble"];
  const names = holds === "" ? moves.map((verb) => `${verb} ${on}`) : holds === asked ? [`from ${on}`] : [];
  return { key, on, at, holds, names };
}

/** A tile without a circle, told by what is under it. */
export const forest = (under: string, at: number): CircleThing => ({
  key: `island-forest-${at}`,
  on: "forest",
  at,
  holds: "",
  names: under ? [`discard forest ${under}`, `sell_land forest ${under}`] : [],
  about: about("tile-forest"),
});

/** Everything on the table; `asked` is the piece that is to be handed in. */
export function things(view: PuertoRicoView, box: Box, asked: Piece): Things {
  const own = view.players[view.seat];
  const goods = box.goods();
  const owned = goods.filter((good) => (own?.goods[good] ?? 0) > 0);
  const load = (good: string, ship: PuertoRicoShip) => `load ${good} ${ship.ship}`;
  const upTo = (number: number) => Array.from({ length: number }, (_, at) => at + 1);
  return {
    roles: box.sheet.roles.map((role) => ({
      key: `role-${role}`,
      names: [role, `kidnap ${role}`],
      about: about(`role-${role}`),
    })),
    row: each(view.row).map(([kind, at]) => ({
      key: `row-${kind}-${at}`,
      kind,
      names: [`take ${kind}`, `take ${kind} as_forest`],
      about: about(`tile-${kind}`),
    })),
    quarries: [{ key: "quarries", kind: "quarry", names: ["take quarry"], about: about("tile-quarry") }],
    stack: [{ key: "stack", names: ["draw"] }],
    // The likeliest cargo first: it is what one is told about where nothing can be loaded.
    ships: view.ships.map((ship) => ({
      key: ship.ship,
      names: [
        ...[...(ship.good ? [ship.good] : []), ...owned, ...goods].map((good) => load(good, ship)),
        ...upTo(4).map((number) => `piracy ${ship.ship} ${number - 1}`),
      ],
      about: text("ship-name", { ship: ship.capacity }),
    })),
    supply: goods.map((good) => ({ key: `supply-${good}`, kind: good, names: [`extra ${good}`] })),
    offers: box.sheet.buildings.map(({ building }) => ({
      key: `offer-${building}`,
      names: [`build ${building}`, `draft ${building}`],
      about: about(`building-${building}`),
    })),
    tiles: [
      ...each({ ...own?.island, forest: 0 }).map(([on, at]) => {
        const manned = own?.manned[on] ?? 0;
        const found = circle(`island-${on}-${at}`, on, at, own?.noble_tiles[on] ?? 0, manned, asked);
        const standing = found.holds ? `${on} ${found.holds}` : on;
        const discards = [`discard ${standing}`, `sell_land ${standing}`];
        return { ...found, names: [...found.names, ...discards], about: about(`tile-${on}`) };
      }),
      ...each(own?.under ?? {}).map(([under], at) => forest(under, at)),
    ],
    circles: (own?.city ?? []).flatMap(({ building: on, circles, nobles, pieces }) =>
      upTo(circles).map((number) => ({
        ...circle(`city-${on}-${number - 1}`, on, number - 1, nobles, pieces, asked),
        about: about(`building-${on}`),
      })),
    ),
    port: goods.map((good) => ({
      key: `port-${good}`,
      kind: good,
      names: [
        ...view.ships.map((ship) => load(good, ship)),
        `ship ${good}`,
        `sell ${good}`,
        `sell ${good} at_post`,
        `extra ${good}`,
        `hand_in ${good}`,
        `supply ${good}`,
        ...upTo(own?.goods[good] ?? 0).flatMap((number) => [`keep ${number} ${good}`, `send ${number} ${good}`]),
      ],
    })),
  };
}

/** Verbs of which the thing is a tile, although there is a good of that name. */
const ON_TILES = new Set(
  ["take", "place", "place_noble", "move_worker", "move_noble", "from", "discard", "sell_land", "lay"],
);

/** What an answer or an event is about: a tile, a building, a good or a role. */
export function thingName(words: string): string {
  const [verb = "", ...rest] = words.split(" ");
  const id = (/^\d+$/.test(rest[0] ?? "") ? rest[1] : rest[0]) ?? verb;
  const tile = ON_TILES.has(verb) ? maybe(`tile-${id}`) : null;
  return tile ?? maybe(`building-${id}`) ?? maybe(`good-${id}`) ?? maybe(`tile-${id}`) ?? named("role", id);
}
