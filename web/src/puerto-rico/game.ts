// Puerto Rico, as the page plugs it in.
import type { Game } from "../games";
import { verb } from "../draft";
import { maybe, named, text, title } from "../texts";
import * as board from "./board";
import { fold, sentence } from "./sentences";
import { about, thingName, things } from "./things";

export const game: Game = {
  Board: board.Board,
  Answers: board.AsBefore,
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
  questionArgs: () => ({}),
  listed: (words) => ["load", "ship", "keep"].includes(verb(words)),
};
