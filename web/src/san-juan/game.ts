// San Juan, as the page plugs it in.
import { step } from "../draft";
import type { Game } from "../games";
import type { SanJuanView } from "../protocol";
import { now, you } from "../store";
import { maybe, named, text } from "../texts";
import * as board from "./board";
import { fold, sentence } from "./sentences";
import { things } from "./things";

const view = (): SanJuanView => now.value!.view as unknown as SanJuanView;

const LOADED = "over loaded "; // a building with its good

const thingName = (words: string): string => {
  const last = words.split(" ").at(-1)!;
  const plant = words.startsWith(LOADED) && board.box().sheet.cards.find((card) => card.good === last)?.card;
  const id = plant || last;
  return maybe(`card-${id}`) ?? maybe(`good-${id}`) ?? named("role", id);
};

export const game: Game = {
  Board: board.Board,
  sentence,
  fold,
  listed: (words) => words.startsWith("use "),
  thingName,
  answerArgs: (words) => ({ how: words.startsWith(LOADED) ? "loaded" : "" }),
  pointSource: board.pointSource,
  priceSource: (source) => maybe(`source-${source}`) ?? thingName(source),
  about: (card) => board.box().about(card),
  things: () => Object.values(things(view(), board.box())).flat(),
  questionArgs: () => ({
    card: step.value?.card ? named("card", step.value.card) : text("loading"),
    due: step.value?.left ?? 0,
    reason: step.value?.reason ?? "",
    limit: view().players[you.value]?.hand_limit ?? 0,
  }),
};
