// What lies on a Puerto Rico table, and the words by which each thing may be an answer.
import type { Thing } from "../draft";
import type { PuertoRicoBuilding, PuertoRicoSheet, PuertoRicoShip, PuertoRicoView } from "../protocol";
import { maybe, named, text, title } from "../texts";

export interface KindThing extends Thing {
  kind: string; // of tile, or a good
}
/** A circle for a worker: of a tile, or one of those of a building. */
export interface CircleThing extends Thing {
  on: string;
  at: number;
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

export function things(view: PuertoRicoView, box: Box): Things {
  const own = view.players[view.seat];
  const goods = box.goods();
  const owned = goods.filter((good) => (own?.goods[good] ?? 0) > 0);
  const load = (good: string, ship: PuertoRicoShip) => `load ${good} ${ship.ship}`;
  const upTo = (number: number) => Array.from({ length: number }, (_, at) => at + 1);
  return {
    roles: box.sheet.roles.map((role) => ({ key: `role-${role}`, names: [role], about: about(`role-${role}`) })),
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
      names: [...(ship.good ? [ship.good] : []), ...owned, ...goods].map((good) => load(good, ship)),
      about: text("ship-name", { ship: ship.capacity }),
    })),
    supply: goods.map((good) => ({ key: `supply-${good}`, kind: good, names: [`extra ${good}`] })),
    offers: box.sheet.buildings.map(({ building }) => ({
      key: `offer-${building}`,
      names: [`build ${building}`],
      about: about(`building-${building}`),
    })),
    tiles: each(own?.island ?? {}).map(([on, at]) => ({
      key: `island-${on}-${at}`,
      on,
      at,
      names: [`place ${on}`],
      about: about(`tile-${on}`),
    })),
    circles: (own?.city ?? []).flatMap(({ building: on, circles }) =>
      upTo(circles).map((number) => ({
        key: `city-${on}-${number - 1}`,
        on,
        at: number - 1,
        names: [`place ${on}`],
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
        ...upTo(own?.goods[good] ?? 0).map((number) => `keep ${number} ${good}`),
      ],
    })),
  };
}

/** What an answer or an event is about: a tile, a building, a good or a role. */
export function thingName(words: string): string {
  const [verb = "", ...rest] = words.split(" ");
  const id = (/^\d+$/.test(rest[0] ?? "") ? rest[1] : rest[0]) ?? verb;
  const tile = verb === "take" || verb === "place" ? maybe(`tile-${id}`) : null;
  return tile ?? maybe(`building-${id}`) ?? maybe(`good-${id}`) ?? maybe(`tile-${id}`) ?? named("role", id);
}
