// Puerto Rico, as the page plugs it in.
import type { Game } from "../games";
import { options, step, verb } from "../draft";
import { maybe, named, text, title } from "../texts";
import * as board from "./board";
import { fold, sentence } from "./sentences";
import { about, thingName, things } from "./things";

/** Verbs of answers that stand in the decision bar too, since the things on the table do not say all of them. */
const LISTED = new Set(
  ["load", "ship", "keep", "hand_in", "from", "send", "supply", "discard", "sell_land"].concat(
    ["piracy", "kidnap", "move_worker", "move_noble"],
  ),
);

const LAND = new Set(["buy_land", "sell_land"]);

export const game: Game = {
  Board: board.Board,
  Answers: board.Helpers,
  sentence,
  fold,
  thingName,
  answerArgs: (words) => {
    const [said = "", first = "", second = ""] = words.split(" ");
    const count = /^\d+$/.test(first);
    const good = named("good", count ? second : first);
    const onShip = said === "piracy";
    const ship = onShip ? first : second;
    const cargo = board.view().ships.find((known) => known.ship === ship)?.good ?? "";
    return {
      good: count ? good : title(good),
      count: Number(onShip ? second : first) || 0,
      ship: ship.replace("ship-", ""),
      cargo: named("good", cargo),
      how: first === "forest" ? "forest" : second,
      under: named("good", second),
    };
  },
  group: (words) => {
    const [said = "", first = "", second = ""] = words.split(" ");
    return [said, /^\d+$/.test(first) ? second : first];
  },
  pointSource: (source) => maybe(`source-points-${source}`) ?? thingName(source),
  priceSource: (source) => maybe(`source-${source}`) ?? thingName(source),
  about: (id) => (maybe(id) === null ? text(id) : about(id)),
  things: () => Object.values(things(board.view(), board.box(), board.asked())).flat(),
  questionArgs: () => {
    const { tile, building, found, number = 0, missing = 0, sold = 0 } = step.value ?? {};
    const kind = tile ?? found;
    const land = options.value.some(({ words }) => LAND.has(verb(words))) ? "yes" : "no";
    const thing = kind ? named("tile", kind) : building ? named("building", building) : "";
    return { thing, nobles: number, missing, sold, land };
  },
  listed: (words) => LISTED.has(verb(words)),
};
