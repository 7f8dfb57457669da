// What the page needs from a game to show a table of it. Another game is another folder and another line here.
import type { ComponentChildren, ComponentType } from "preact";
import type { Thing } from "./draft";
import * as puertoRico from "./puerto-rico/game";
import * as sanJuan from "./san-juan/game";
import type { Happening } from "./protocol";

export interface Game {
  Board: ComponentType<Frame>;
  /** Shortcuts through the question, beside its answers. */
  Answers?: ComponentType;
  sentence(event: Happening): string;
  /** Two events as one, where they are parts of one deed. */
  fold(last: Happening, event: Happening): Happening | null;
  pointSource(source: string): string;
  priceSource(source: string): string;
  thingName(words: string): string;
  /** What the words of an answer are about besides their thing. */
  answerArgs(words: string): Record<string, string | number>;
  /** By what many answers are put behind few buttons: first by this, then by that. */
  group?(words: string): string[];
  about(card: string): string;
  things(): Thing[];
  questionArgs(): Record<string, string | number>;
  /** Whether an answer stands in the decision bar although it lies on the table. */
  listed(words: string): boolean;
}

/** What the board puts where it likes: the decision bar (on narrow screens in a dock at the bottom) and the log. */
export interface Frame {
  bar: ComponentChildren;
  log: ComponentChildren;
  dock: (dock: HTMLElement | null) => (() => void) | void;
}

export const GAMES: Record<string, Game> = { "san-juan": sanJuan.game, "puerto-rico": puertoRico.game };
