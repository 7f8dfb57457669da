// Puerto Rico, as the page plugs it in.
import type { Game } from "../games";
import { step, verb } from "../draft";
import { maybe, named, text, title } from "../texts";
import * as board from "./board";
import { fold, sentence } from "./sentences";
import { about, thingName, things } from "./things";

export const game: Game = {
  Board: board.Board,
  Answers: board.Helpers,
  sentence,
  fold,
  thingName,
  answerArgs: (words) => {
    const [, first = "", second = ""] = words.split(" ");
    const count = /^\d+$/.test(first);
    const good = named("good", count ? second : first);
    return { good: count ? good : title(good), count: Number(first) || 0, ship: second.replace("ship-", "") };
  },
  pointSource: (source) => maybe(`source-points-${source}`) ?? thingName(source),
  priceSource: (source) => maybe(`source-${source}`) ?? thingName(source),
  about: (id) => (maybe(id) === null ? text(id) : about(id)),
  things: () => Object.values(things(board.view(), board.box())).flat(),
  questionArgs: () => {
    const { tile, building } = step.value ?? {};
    return { thing: tile ? named("tile", tile) : building ? named("building", building) : "" };
  },
  listed: (words) => ["load", "ship", "keep"].includes(verb(words)),
};
