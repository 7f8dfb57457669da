// A San Juan table: streets, roles, piles and hand. It draws the view; what may be done comes with the options.
import { useComputed } from "@preact/signals";
import { Pic } from "../drawings/pic";
import { chosen, preview, total } from "../draft";
import type { Frame } from "../games";
import { info, log, now, you } from "../store";
import type { Happening, SanJuanPlayer, SanJuanSheet, SanJuanView } from "../protocol";
import { Seat, SeatTitle } from "../table/seat";
import { Touch } from "../table/touch";
import { named, row, text, title } from "../texts";
import { HandCard, Lot, Plot } from "./card";
import { seatName } from "./sentences";
import { Box, things, type CardThing } from "./things";

export const box = (): Box => new Box(info.value!.sheet as unknown as SanJuanSheet, info.value!.ruleset.edition);
const viewNow = (): SanJuanView => now.value!.view as unknown as SanJuanView;

function lastEvent(key: string): Happening | undefined {
  for (const entry of log.value.toReversed()) {
    const found = entry.events.findLast((event) => event.event === key);
    if (found) return found;
  }
  return undefined;
}

export function Board({ bar, log, dock }: Frame) {
  return (
    <>
      <Opponents />
      <Street />
      <div class="dock" ref={dock}>
        {bar}
        <Hand />
      </div>
      <div class="side">
        <Roles />
        <Middle />
        {log}
      </div>
    </>
  );
}

function Opponents() {
  const view = viewNow();
  const order = view.players
    .map((_, place) => (place + Math.max(you.value, 0)) % view.players.length)
    .filter((seat) => seat !== you.value);
  return (
    <div class={`opponents of-${order.length}`}>
      {order.map((seat) => (
        <Opponent key={seat} seat={seat} player={view.players[seat]!} />
      ))}
    </div>
  );
}

function Opponent({ seat, player }: { seat: number; player: SanJuanPlayer }) {
  const view = viewNow();
  const the = box();
  const roles = the.sheet.roles.filter((role) => view.roles?.[role] === seat);
  const acts = now.value?.decision?.seat === seat;
  const known = player.shown?.length
    ? text("label-shown", { cards: row(player.shown.map((card) => named("card", card))) })
    : undefined;
  return (
    <section class={`opponent panel${acts ? " acting" : ""}`} aria-label={text("street-of", { who: seatName(seat) })}>
      <header>
        <Seat seat={seat} />
        <SeatTitle seat={seat} />
        <Marks governor={view.governor === seat} roles={roles} />
        <span class="facts">
          <span title={known ?? text("in-hand", { number: player.hand_size })}>
            <Pic of="ui-hand" class="ui" />
            <b class="num">{player.hand_size}</b> <small>{text("in-hand-short")}</small>
          </span>
          {player.tucked_number ? (
            <span title={text("tucked-number", { number: player.tucked_number })}>
              <Pic of="ui-tuck" class="ui" />
              <b class="num">{player.tucked_number}</b>
            </span>
          ) : null}
          <span title={text("buildings-of", { number: player.buildings, places: the.sheet.places })}>
            <Pic of="ui-house" class="ui" />
            <b class="num">{player.buildings}</b>
            <small>/{the.sheet.places}</small>
          </span>
        </span>
      </header>
      <ul class="lots">
        {player.display.map((place, at) => (
          <li key={at}>
            <Lot place={place} at={at} box={the} seat={seat} />
          </li>
        ))}
        {free(the, player.display.length).map((at) => (
          <li key={at} class="lot free" aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
}

const free = (the: Box, taken: number): number[] =>
  Array.from({ length: Math.max(0, the.sheet.places - taken) }, (_, at) => taken + at);

function Marks({ governor, roles }: { governor: boolean; roles: string[] }) {
  return (
    <>
      {governor && (
        <span class="mark" role="img" aria-label={text("governor")} title={text("governor")}>
          <Pic of="role-governor" class="hat" />
        </span>
      )}
      {roles.map((role) => (
        <span key={role} class="mark" role="img" aria-label={named("role", role)} title={named("role", role)}>
          <Pic of={`role-${role}`} class="hat" />
        </span>
      ))}
    </>
  );
}

/** Your own buildings, with what the draft would add. */
function Street() {
  const view = viewNow();
  const own = view.players[you.value];
  if (!own) return null;
  const the = box();
  const { places } = things(view, the);
  const after = (preview.value?.view as unknown as SanJuanView | undefined)?.players[you.value]?.display;
  const roles = the.sheet.roles.filter((role) => view.roles?.[role] === you.value);
  const drafted = (at: number): string | null =>
    after && after[at] && after[at].card !== own.display[at]?.card ? after[at].card : null;
  const building =
    !after || after.length > places.length
      ? []
      : chosen.value.filter((pick) => /^(hand|open)-/.test(pick.key) && pick.words.startsWith("build "));
  const fresh = after?.slice(places.length) ?? [];
  const over = places.some((_, at) => drafted(at));
  const soon = over ? [] : [...fresh.map((place) => place.card), ...building.map((pick) => pick.words.split(" ")[1]!)];
  return (
    <section class="street panel" aria-label={text("street-yours")}>
      <header>
        <Seat seat={you.value} />
        <h2>{text("street-yours")}</h2>
        <Marks governor={view.governor === you.value} roles={roles} />
        <p class="facts">
          <span title={text("buildings-of", { number: own.buildings, places: the.sheet.places })}>
            <Pic of="ui-house" class="ui" /> <b class="num">{own.buildings}</b>/{the.sheet.places}
          </span>
          {own.tucked_number ? <span>{text("tucked-number", { number: own.tucked_number })}</span> : null}
          <Score />
        </p>
      </header>
      <ul class="plots">
        {places.map((thing, at) => (
          <li key={thing.key}>
            <Plot thing={thing} box={the} drafted={drafted(at)} />
          </li>
        ))}
        {soon.map((card) => (
          <li key={`soon-${card}`}>
            <Plot
              thing={{ key: "soon", names: [], card, good: false, about: the.about(card) }}
              box={the}
              drafted={card}
            />
          </li>
        ))}
        {free(the, places.length + soon.length).map((at) => (
          <li key={at} class="plot free" aria-label={text("place-free", { number: at + 1 })}>
            {at + 1}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Score() {
  const sources = now.value?.scores[you.value];
  if (!sources) return null;
  const sum = total(sources);
  return (
    <span class="score" data-testid="score">
      <b class="num">{sum}</b> {text("points-word", { number: sum })}
      {sources.length > 1 && (
        <small>{sources.map(([source, amount]) => `${amount} ${pointSource(source)}`).join(" + ")}</small>
      )}
    </span>
  );
}

export const pointSource = (source: string): string =>
  source === "printed" || source === "tucked" ? text(`source-points-${source}`) : named("card", source);

function Roles() {
  const view = viewNow();
  const the = box();
  const running = now.value?.decision?.role;
  const { roles } = things(view, the);
  return (
    <section class="roles panel">
      <h2>
        {text("roles")} <b>{text("roles.note")}</b>
      </h2>
      <ul>
        {the.sheet.roles.map((role, at) => {
          const taker = view.roles?.[role];
          const who = taker === undefined ? text("role-free") : taker === you.value ? text("you") : seatName(taker);
          const look = `role${running === role ? " now" : ""}${taker === undefined ? "" : " taken"}`;
          return (
            <li key={role}>
              <Touch
                thing={roles[at]!}
                class={look}
                label={`${title(named("role", role))}, ${text(`role-${role}.privilege`)}, ${who}`}
              >
                <Pic of={`role-${role}`} />
                <span class="words">
                  <strong>{title(named("role", role))}</strong>
                  <small>{text(`role-${role}.privilege`)}</small>
                </span>
                <span class={`who${taker === undefined ? " free" : ""}`}>
                  <span class="word">{who}</span>
                  {taker !== undefined && <Seat seat={taker} small />}
                </span>
              </Touch>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Middle() {
  const view = viewNow();
  const the = box();
  const last = view.tile_up ?? (Number(lastEvent("tile")?.tile ?? 0) || null);
  const prices = last ? the.sheet.tiles[last - 1] : undefined;
  const { open } = things(view, the);
  return (
    <section class={`middle panel${view.tile_up ? " valid" : ""}`}>
      <h2>
        {text("trading-house")}{" "}
        <b>{text(view.tile_up ? "trading-house.now" : last ? "trading-house.last" : "trading-house.unknown")}</b>
      </h2>
      <ul class="tile">
        {(the.sheet.tiles[0] ?? []).map((_, at) => {
          const good = the.sheet.goods[at] ?? "";
          return (
            <li key={good} title={named("good", good)}>
              <Pic of={`good-${good}`} class="good" />
              <span class="hidden">{named("good", good)}</span>
              <b class="num">{prices?.[at] ?? "?"}</b>
            </li>
          );
        })}
      </ul>
      <div class="piles">
        <p class="pile">
          <span class="back" aria-hidden="true" />
          <span>
            <b class="num">{view.draw_pile}</b>
            {text("pile-draw")}
          </span>
        </p>
        <p class="pile">
          <span class="back low" aria-hidden="true" />
          <span>
            <b class="num">{view.discard_pile}</b>
            {text("pile-discard")}
          </span>
        </p>
        {open.map((thing) => (
          <Open key={thing.key} thing={thing} the={the} />
        ))}
      </div>
    </section>
  );
}

function Open({ thing, the }: { thing: CardThing; the: Box }) {
  const card = the.card(thing.card);
  return (
    <Touch
      thing={thing}
      card={thing.card}
      class={`pile open kind-${card.kind}`}
      label={`${title(named("card", thing.card))}, ${text("open-card")}`}
    >
      <span class="minster">
        <span class="cost">{card.cost}</span>
        <Pic of={`card-${thing.card}`} />
      </span>
      <span>
        {title(named("card", thing.card))}
        <br />
        {text("open-card")}
      </span>
    </Touch>
  );
}

function Hand() {
  const view = viewNow();
  const own = view.players[you.value];
  const the = box();
  const all = useComputed(() => things(viewNow(), box())).value;
  const looker = view.steps.at(-1)?.seat ?? -1;
  const mine = looker === you.value;
  const seen =
    view.looked.length > 0 ? text(mine && view.steps.at(-1)?.step === "keep" ? "looked-yours" : "looked-open") : "";
  return (
    <section class="hand" data-testid="hand" aria-label={text("hand-yours")}>
      <header>
        {own && <h2>{text("hand-yours")}</h2>}
        {own && (
          <span>
            {text("cards-number", { number: own.hand_size })}, {text("hand-limit", { limit: own.hand_limit })}
          </span>
        )}
        {view.looked_at > 0 && !seen && (
          <span>{text("looked-others", { who: seatName(looker), number: view.looked_at })}</span>
        )}
      </header>
      <ul class="cards">
        {seen && (
          <li class="looked">
            <h3>{seen}</h3>
          </li>
        )}
        {all.looked.map((thing) => (
          <li key={thing.key} class="seen">
            <HandCard thing={thing} box={the} />
          </li>
        ))}
        {seen && <li class="gap" aria-hidden="true" />}
        {all.hand.map((thing) => (
          <li key={thing.key}>
            <HandCard thing={thing} box={the} />
          </li>
        ))}
      </ul>
    </section>
  );
}
