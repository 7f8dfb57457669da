// What the page needs from a game to show a table of it. Another game is another folder and another line here.
import type { ComponentType } from "preact";
import type { Thing } from "./draft";
import * as sanJuan from "./san-juan/game";
import type { Happening } from "./protocol";

export interface Game {
  Opponents: ComponentType;
  Street: ComponentType;
  Roles: ComponentType;
  Middle: ComponentType;
  Hand: ComponentType;
  sentence(event: Happening): string;
  pointSource(source: string): string;
  priceSource(source: string): string;
  thingName(words: string): string;
  about(card: string): string;
  things(): Thing[];
  questionArgs(): Record<string, string | number>;
}

export const GAMES: Record<string, Game> = { "san-juan": sanJuan.game };
