// One San Juan card in its three sizes: in hand, on your street, on the street of somebody else.
import { total } from "../draft";
import { Pic } from "../drawings/pic";
import type { Option, SanJuanCard, SanJuanPlace } from "../protocol";
import { ribbon, standing, Touch } from "../table/touch";
import { maybe, named, text, title, within } from "../texts";
import type { Box, CardThing, PlaceThing } from "./things";

const name = (id: string) => title(named("card", id));
const short = (id: string) => title(maybe(`card-${id}.short`) ?? named("card", id));

const Cost = ({ card }: { card: SanJuanCard }) => <span class="cost">{card.cost}</span>;
const Points = ({ card }: { card: SanJuanCard }) => <span class="vp">{card.points || "?"}</span>;

function label(card: SanJuanCard): string {
  const points = card.points ? text("points", { number: card.points }) : text("points-later");
  return text("label-card", {
    name: name(card.card),
    kind: within(text(`kind-${card.kind}`)),
    cost: card.cost,
    points,
  });
}

/** What an option would cost now, where that is not what is printed. */
function priceOf(option: Option | undefined, card: SanJuanCard): number | null {
  if (!option || option.sources.length === 0) return null;
  const price = Math.max(0, total(option.sources));
  return price === card.cost ? null : price;
}

export function HandCard({ thing, box }: { thing: CardThing; box: Box }) {
  const card = box.card(thing.card);
  const { option, pick } = standing(thing);
  const price = priceOf(option, card);
  const words = [label(card), box.rule(thing.card), ...(price === null ? [] : [text("label-price", { price })])];
  return (
    <Touch thing={thing} class={`card kind-${card.kind}`} label={words.join(", ")}>
      <span class="art">
        <Pic of={`card-${thing.card}`} />
        <Cost card={card} />
        {price !== null && (
          <span class="price" title={text("label-price", { price })}>
            {price}
          </span>
        )}
        <Points card={card} />
      </span>
      <span class="body">
        <span class="name">{name(thing.card)}</span>
        <span class="what">
          {text(`kind-${card.kind}`)}
          {card.good && <Pic of={`good-${card.good}`} class="good" />}
          {card.new && (
            <span class="new">
              <Pic of="ui-new" class="ui" />
              {text("new-sign")}
            </span>
          )}
        </span>
        <span class="rule">{box.rule(thing.card)}</span>
      </span>
      {pick && (
        <span class="ribbon">
          <Pic of={pick.words.startsWith("build ") ? "ui-house" : "ui-check"} class="ui" />
          {ribbon(pick)}
        </span>
      )}
    </Touch>
  );
}

const Good = ({ card, good }: { card: SanJuanCard; good: boolean }) =>
  card.good === null ? null : good ? <Pic of={`good-${card.good}`} class="good" /> : <span class="good none" />;

const holding = (card: SanJuanCard, good: boolean): string[] =>
  card.good === null ? [] : [good ? text("label-holds", { good: named("good", card.good) }) : text("label-empty")];

/** A building on your own street; dashed while it is only drafted. */
export function Plot({ thing, box, drafted }: { thing: PlaceThing; box: Box; drafted?: string | null }) {
  const shown = drafted ?? thing.card;
  const card = box.card(shown);
  const { pick } = standing(thing);
  const words = [label(card), ...(drafted ? [text("drafted")] : holding(card, thing.good))];
  return (
    <Touch
      thing={thing}
      card={shown}
      class={`plot kind-${card.kind}${drafted ? " draft" : ""}`}
      label={words.join(", ")}
    >
      <Cost card={card} />
      <Points card={card} />
      <Pic of={`card-${shown}`} />
      <span class="name">
        <span class="long">{name(shown)}</span>
        <span class="short">{short(shown)}</span>
      </span>
      <span class="foot">
        {drafted ? text("drafted") : pick ? ribbon(pick) : <Good card={card} good={thing.good} />}
      </span>
    </Touch>
  );
}

/** A building of somebody else: nothing can be done with it, but one may ask what it is. */
export function Lot({ place, at, box, seat }: { place: SanJuanPlace; at: number; box: Box; seat: number }) {
  const card = box.card(place.card);
  const thing = { key: `seat-${seat}-${at}`, names: [], about: box.about(place.card) };
  return (
    <Touch
      thing={thing}
      card={place.card}
      class={`lot kind-${card.kind}`}
      label={[label(card), ...holding(card, place.good)].join(", ")}
    >
      <Cost card={card} />
      <Pic of={`card-${place.card}`} />
      <span class="name">{short(place.card)}</span>
      <Good card={card} good={place.good} />
    </Touch>
  );
}
