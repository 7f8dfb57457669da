// What lies on a San Juan table, and the words by which each thing may be an answer.
import type { Thing } from "../draft";
import type { SanJuanCard, SanJuanSheet, SanJuanView } from "../protocol";
import { named, text, title } from "../texts";

export interface CardThing extends Thing {
  card: string;
}
export interface PlaceThing extends CardThing {
  good: boolean;
}
export interface Things {
  roles: Thing[];
  hand: CardThing[];
  looked: CardThing[];
  open: CardThing[];
  places: PlaceThing[];
}

export class Box {
  private readonly cards: Map<string, SanJuanCard>;
  constructor(
    readonly sheet: SanJuanSheet,
    readonly edition: string,
  ) {
    this.cards = new Map(sheet.cards.map((card) => [card.card, card]));
  }
  card(id: string): SanJuanCard {
    return this.cards.get(id) ?? { card: id, kind: "city", cost: 0, points: 0, copies: 0, good: null, new: false };
  }
  rule(id: string): string {
    return text(`card-${id}.rule`, { edition: this.edition });
  }
  /** Name and rule in one line. */
  about(id: string): string {
    return `${title(named("card", id))}: ${this.rule(id)}`;
  }
}

export function things(view: SanJuanView, box: Box): Things {
  const own = view.players[view.seat];
  const cards = (zone: string, ids: string[], verbs: string[]): CardThing[] => {
    const seen = new Map<string, number>();
    return ids.map((card) => {
      const copy = seen.get(card) ?? 0;
      seen.set(card, copy + 1);
      return {
        key: `${zone}-${card}-${copy}`,
        card,
        names: verbs.map((verb) => `${verb} ${card}`),
        about: box.about(card),
      };
    });
  };
  return {
    roles: box.sheet.roles.map((role) => ({
      key: `role-${role}`,
      names: [role],
      about: `${title(named("role", role))}: ${text(`role-${role}.rule`)}`,
    })),
    hand: cards("hand", own?.hand ?? [], ["build", "pay", "discard", "tuck", "exchange", "bank"]),
    looked: cards("looked", view.looked, ["keep", "pick", "discard"]),
    open: cards("open", view.open, ["build"]),
    places: (own?.display ?? []).map(({ card, good }, at) => {
      const kind = box.card(card).good;
      const names = good
        ? [`sell ${kind}`, `give ${kind}`, `over loaded ${kind}`]
        : [...(kind ? [`produce ${kind}`] : []), `over ${card}`];
      return { key: `place-${at}`, card, good, names: [...names, `use ${card}`], about: box.about(card) };
    }),
  };
}
