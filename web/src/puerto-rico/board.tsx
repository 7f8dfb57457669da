// A Puerto Rico table: what all share, your board, the boards of others. It draws the view, or how it would look after
// the draft; what may be done comes with the options.
import { effect, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { chooseEach, mine, pickOf, preview, suggest, total } from "../draft";
import { Pic } from "../drawings/pic";
import type { Frame } from "../games";
import type { PuertoRicoPlace, PuertoRicoPlayer, PuertoRicoSheet, PuertoRicoView } from "../protocol";
import { info, now, you } from "../store";
import { Seat } from "../table/seat";
import { standing, Touch } from "../table/touch";
import { maybe, named, row, text, title } from "../texts";
import { about, Box, each, thingName, things, type CircleThing } from "./things";

export const box = (): Box => new Box(info.value!.sheet as unknown as PuertoRicoSheet);
export const view = (): PuertoRicoView => now.value!.view as unknown as PuertoRicoView;
/** How things would stand after the draft. */
const drafted = (): PuertoRicoView => (preview.value?.view ?? now.value!.view) as unknown as PuertoRicoView;
const the = () => things(view(), box());
const seatName = (seat: number): string => info.value?.seats[seat]?.name ?? "";
const tileSign = (kind: string): string => (box().goods().includes(kind) ? `pr-good-${kind}` : `pr-${kind}`);
const range = (number: number): number[] => Array.from({ length: Math.max(0, number) }, (_, at) => at);

export function Board({ bar, log, dock }: Frame) {
  return (
    <>
      <Parts />
      <Opponents />
      <div class="commons" id="part-table">
        <Roles />
        <Ships />
        <House />
        <Land />
        <Workers />
        <Supply />
        <Display />
      </div>
      <div class="dock" ref={dock}>
        {bar}
      </div>
      <Yours />
      <div class="side" id="part-log">
        {log}
      </div>
    </>
  );
}

/** On narrow screens the parts of the table lie one below the other. */
const Parts = () => (
  <nav class="parts">
    {["you", "table", "build", "others", "log"].map((part) => (
      <button key={part} type="button" onClick={() => document.getElementById(`part-${part}`)?.scrollIntoView()}>
        {text(`parts-${part}`)}
      </button>
    ))}
  </nav>
);

const Coin = ({ children }: { children: ComponentChildren }) => <span class="coin num">{children}</span>;
const Shield = ({ children }: { children: ComponentChildren }) => <span class="shield num">{children}</span>;
const Spot = ({ held, fresh = false }: { held: boolean; fresh?: boolean }) => (
  <span class={`spot${held ? " held" : ""}${fresh ? " fresh" : ""}`}>{held && <Pic of="pr-worker" class="piece" />}</span>
);

// -- what all share ------------------------------------------------------------------------

function Roles() {
  const roles = the().roles;
  const running = now.value?.decision?.role;
  return (
    <section class="roles" aria-label={text("roles")}>
      <ul>
        {box().sheet.roles.map((role, at) => {
          const { taker, coins } = view().roles[role] ?? { taker: null, coins: 0 };
          const who = taker === null ? text("role-free") : taker === you.value ? text("you") : seatName(taker);
          const words = [title(named("role", role)), text(`role-${role}.privilege`), who, text("coins-on", { number: coins })];
          return (
            <li key={role}>
              <Touch
                thing={roles[at]!}
                card={`role-${role}`}
                class={`role${running === role ? " now" : ""}${taker === null ? "" : " taken"}`}
                label={words.filter(Boolean).join(", ")}
              >
                <Pic of={`pr-role-${role}`} />
                <span class="words">
                  <strong>{title(named("role", role))}</strong>
                  <small>{text(`role-${role}.privilege`)}</small>
                </span>
                {taker !== null && <Seat seat={taker} small />}
                {coins > 0 && <Coin>{coins}</Coin>}
              </Touch>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Ships() {
  const ships = the().ships;
  return (
    <section class="ships panel">
      <h2>{text("ships")}</h2>
      <ul>
        {drafted().ships.map(({ ship, capacity, good, number }, at) => {
          const before = view().ships[at]?.number ?? 0;
          const cargo = good ? `${number} ${named("good", good)}` : text("label-empty");
          return (
            <li key={ship} style={{ "--n": capacity }}>
              <Touch thing={ships[at]!} class="ship" label={`${text("ship-name", { ship: capacity })}, ${cargo}`}>
                <b class="num">{capacity}</b>
                {range(capacity).map((place) => (
                  <span key={place} class={`hold${place >= before && place < number ? " fresh" : ""}`}>
                    {good && place < number && <Pic of={`pr-good-${good}`} class="good" />}
                  </span>
                ))}
              </Touch>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function House() {
  const { house } = drafted();
  const { house_places: places, goods } = box().sheet;
  return (
    <section class="trade panel">
      <h2>
        {text("trading-house")} <b>{text("trading-house.free", { free: places - house.length })}</b>
      </h2>
      <ul class="stalls">
        {range(places).map((at) => {
          const good = house[at];
          return (
            <li key={at} class={good && at >= view().house.length ? "fresh" : ""}>
              {good && <Pic of={`pr-good-${good}`} class="good" />}
              <span class="hidden">{good ? named("good", good) : text("house-place")}</span>
            </li>
          );
        })}
      </ul>
      <ul class="prices">
        {goods.map(({ good, price }) => (
          <li key={good} title={title(named("good", good))}>
            <Pic of={`pr-good-${good}`} class="good" />
            <span class="hidden">{named("good", good)}</span>
            <b class="num">{price}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Land() {
  const { row: open, quarries, stack } = the();
  const { hidden, hidden_kinds: kinds, discards, quarries: left } = view();
  const thrown = each(discards).length;
  const short = (kind: string) => text(`tile-${kind}.short`);
  const listed = (pile: Record<string, number>) => row(each(pile).map(([kind]) => short(kind)));
  const inside = hidden > 0 ? text("land-stack-kinds", { kinds: listed(kinds) }) : undefined;
  return (
    <section class="land panel">
      <h2>{text("land")}</h2>
      <ul>
        {open.map((thing) => (
          <li key={thing.key}>
            <Touch thing={thing} card={`tile-${thing.kind}`} class={`tile t-${thing.kind}`} label={named("tile", thing.kind)}>
              <Pic of={tileSign(thing.kind)} />
            </Touch>
          </li>
        ))}
        <li class="apart">
          <Touch
            thing={quarries[0]!}
            card="tile-quarry"
            class={`tile pile t-quarry${left === 0 ? " none" : ""}`}
            label={text("land-quarries", { number: left })}
          >
            <Pic of="pr-quarry" />
            <b class="num">{left}</b>
          </Touch>
        </li>
        <li title={inside}>
          <Touch
            thing={{ ...stack[0]!, ...(inside ? { about: inside } : {}) }}
            class="tile pile t-stack"
            label={text("land-stack", { number: hidden })}
          >
            <Pic of="pr-stack" />
            <b class="num">{hidden}</b>
          </Touch>
        </li>
        <li class="tile pile t-gone" title={`${text("land-discards", { number: thrown })}: ${listed(discards)}`}>
          <span class="hidden">{text("land-discards", { number: thrown })}</span>
          <Pic of="ui-close" class="ui" />
          <b class="num">{thrown}</b>
        </li>
      </ul>
    </section>
  );
}

function Workers() {
  const { office, workers } = view();
  return (
    <section class="workers panel">
      <h2>{text("office-workers")}</h2>
      <p>
        <span>
          <Pic of="pr-worker" class="good" />
          <b class="num">{office}</b> <small>{text("office-workers.office")}</small>
        </span>
        <span>
          <Pic of="pr-worker" class="good" />
          <b class="num">{workers}</b> <small>{text("office-workers.supply")}</small>
        </span>
      </p>
    </section>
  );
}

function Supply() {
  const { supply, chips, ending } = drafted();
  return (
    <section class="supply panel">
      <h2>
        {text("supply")} {ending.length > 0 && <b class="last">{text("last-round")}</b>}
      </h2>
      <ul>
        {the().supply.map((thing) => {
          const number = supply[thing.kind] ?? 0;
          const label = text("label-good", { number, name: named("good", thing.kind) });
          return (
            <li key={thing.key} class={number === 0 ? "none" : ""}>
              <Touch thing={thing} class="stock" label={label}>
                <Pic of={`pr-good-${thing.kind}`} class="good" />
                <b class="num">{number}</b>
              </Touch>
            </li>
          );
        })}
        <li title={text("chips", { number: chips })}>
          <span class="hidden">{text("chips", { number: chips })}</span>
          <span class="stock" aria-hidden="true">
            <Pic of="pr-point" class="good" />
            <b class="num">{chips}</b>
          </span>
        </li>
      </ul>
    </section>
  );
}

function Display() {
  const offers = new Map(the().offers.map((thing) => [thing.key, thing]));
  const own = new Set(view().players[you.value]?.city.map(({ building }) => building));
  return (
    <section class="display panel" id="part-build">
      <h2>
        {text("display")} <b>{text("display.note")}</b>
      </h2>
      <div class="rows">
        {box()
          .rows()
          .map(([number, buildings]) => (
            <section key={number}>
              <h3>{text("display-row", { row: number })}</h3>
              <ul>
                {buildings.map((building) => {
                  const id = building.building;
                  const left = drafted().buildings[id] ?? 0;
                  const thing = offers.get(`offer-${id}`)!;
                  const { option, pick } = standing(thing);
                  const sources = option?.sources ?? preview.value?.chosen.find((o) => o.words === pick?.words)?.sources;
                  const price = sources ? Math.max(0, total(sources)) : null;
                  const state = own.has(id) ? "display-yours" : left === 0 && !pick ? "display-gone" : null;
                  const words = [
                    text("label-building", { row: number, cost: building.cost, points: building.points, name: title(named("building", id)), left }),
                    ...(price === null ? [] : [text("display-price", { price })]),
                    ...(state ? [text(state)] : []),
                  ];
                  return (
                    <li key={id}>
                      <Touch
                        thing={thing}
                        card={`building-${id}`}
                        class={`offer k-${kindOf(building)}${own.has(id) ? " own" : ""}${left === 0 && !pick && !own.has(id) ? " gone" : ""}`}
                        label={words.join(", ")}
                      >
                        <span class="sign">
                          <Pic of={`pr-building-${id}`} />
                        </span>
                        <span class="name">{title(named("building", id))}</span>
                        {own.has(id) ? (
                          <Pic of="ui-check" class="ui" />
                        ) : (
                          <span class="copies" title={text("display-left", { number: left })}>
                            {range(building.copies).map((copy) => (
                              <i key={copy} class={copy < left ? "" : "out"} />
                            ))}
                          </span>
                        )}
                        <Shield>{building.points}</Shield>
                        <span class={`coin num${price === null ? " plain" : ""}`}>{price ?? building.cost}</span>
                      </Touch>
                    </li>
                  );
                })}
              </ul>
            </section>
          ))}
      </div>
    </section>
  );
}

const kindOf = ({ good, large }: { good: string | null; large: boolean }): string => good ?? (large ? "large" : "special");

// -- boards --------------------------------------------------------------------------------

function Marks({ seat }: { seat: number }) {
  const { governor, roles } = view();
  const taken = box().sheet.roles.filter((role) => roles[role]?.taker === seat);
  return (
    <>
      {governor === seat && (
        <span class="mark" role="img" aria-label={text("governor")} title={text("governor")}>
          <Pic of="role-governor" class="hat" />
        </span>
      )}
      {taken.map((role) => (
        <span key={role} class="mark" role="img" aria-label={named("role", role)} title={named("role", role)}>
          <Pic of={`pr-role-${role}`} class="hat" />
        </span>
      ))}
    </>
  );
}

/** Where your workers stood before you took them up. */
const before = signal<string[]>([]);
const placing = (): boolean => now.value?.decision?.kind === "place" && now.value.decision.seat === you.value;
effect(() => {
  if (info.value?.ruleset.game !== "puerto-rico" || !now.value || placing()) return;
  const own = view().players[you.value];
  const city = own?.city.map(({ building, pieces }): [string, number] => [building, pieces]) ?? [];
  before.value = each({ ...own?.manned, ...Object.fromEntries(city) }).map(([on]) => on);
});

/** Help with a choice of many things: as it was before, or as the server proposes. */
export function Helpers() {
  const kind = mine.value ? now.value?.decision?.kind : null;
  return (
    <>
      <AsBefore />
      {(kind === "place" || kind === "store") && (
        <button type="button" class="btn" data-testid="suggest" onClick={suggest}>
          {text("option-suggest")}
        </button>
      )}
    </>
  );
}

/** Places all workers where they stood, those that just came are left. */
function AsBefore() {
  if (!mine.value || !placing() || before.value.length === 0) return null;
  const free = [...the().tiles, ...the().circles];
  const wanted = before.value.flatMap((on) => {
    const at = free.findIndex((circle) => circle.on === on);
    return at < 0 ? [] : free.splice(at, 1);
  });
  return (
    <button type="button" class="btn" data-testid="as-before" onClick={() => chooseEach(wanted)}>
      {text("option-as-before")}
    </button>
  );
}

function Yours() {
  const own = view().players[you.value];
  const after = drafted().players[you.value];
  if (!own || !after) return null;
  const { spaces } = box().sheet;
  const tiles = each(after.island).length;
  return (
    <section class={`yours panel${mine.value ? " acting" : ""}`} id="part-you" aria-label={text("board-yours")}>
      <Port own={own} after={after} />
      <section class="island">
        <h3>
          {text("island")} <small>{text("island.of", { number: tiles, spaces })}</small>
        </h3>
        <ul>
          <Tiles own={own} after={after} />
          {range(spaces - tiles).map((at) => (
            <li key={at} class="tile free" aria-hidden="true" />
          ))}
        </ul>
      </section>
      <section class="city">
        <h3>
          {text("city")} <small>{text("city.of", { number: spaces - after.spaces, spaces })}</small>
        </h3>
        <ul>
          {after.city.map((house) => (
            <Building key={house.building} house={house} fresh={!own.city.some((o) => o.building === house.building)} />
          ))}
          {range(after.spaces).map((at) => (
            <li key={at} class="plot free" aria-hidden="true" />
          ))}
        </ul>
      </section>
    </section>
  );
}

function Port({ own, after }: { own: PuertoRicoPlayer; after: PuertoRicoPlayer }) {
  const changed = (was: number | null, is: number | null) => (was === is ? "" : " fresh");
  return (
    <section class="port">
      <h3>
        <Seat seat={you.value} small /> {text("port")} <Marks seat={you.value} />
      </h3>
      <ul class="wealth">
        <li class={changed(own.money, after.money)}>
          <Pic of="pr-doubloon" class="good" />
          <b class="num">{after.money}</b> <small>{text("money-word", { number: after.money })}</small>
        </li>
        <li class={changed(own.points, after.points)}>
          <Pic of="pr-point" class="good" />
          <b class="num">{after.points}</b> <small>{text("chips-word")}</small>
        </li>
        <li class={after.idle > 0 ? "" : "none"}>
          <Pic of="pr-worker" class="good" />
          <b class="num">{after.idle}</b> <small>{text("idle-word", { number: after.idle })}</small>
        </li>
      </ul>
      <ul class="goods">
        {the().port.map((thing) => {
          const number = after.goods[thing.kind] ?? 0;
          const kept = pickOf(thing)?.words.match(/^keep (\d+)/)?.[1];
          return (
            <li key={thing.key}>
              <Touch
                thing={thing}
                class={`stock${number === 0 && !own.goods[thing.kind] ? " none" : ""}`}
                label={text("label-good", { number, name: named("good", thing.kind) })}
              >
                <Pic of={`pr-good-${thing.kind}`} class="good" />
                <b class="num">{kept ? `${kept}/${number}` : number}</b>
                <small>{named("good", thing.kind)}</small>
              </Touch>
            </li>
          );
        })}
      </ul>
      <Score />
    </section>
  );
}

function Score() {
  const sources = now.value?.scores[you.value];
  if (!sources) return null;
  const sum = total(sources);
  const parts = sources.map(([source, amount]) => `${amount} ${maybe(`source-points-${source}`) ?? thingName(source)}`);
  return (
    <p class="score" data-testid="score">
      <b class="num">{sum}</b> {text("points-word", { number: sum })} <small>{parts.join(" + ")}</small>
    </p>
  );
}

/** A circle is held by a worker that stands there, or that the draft puts there. */
const held = (circle: CircleThing, pieces: number): boolean =>
  placing() ? pickOf(circle) !== undefined : circle.at < pieces;

function Tiles({ own, after }: { own: PuertoRicoPlayer; after: PuertoRicoPlayer }) {
  const circles = new Map(the().tiles.map((circle) => [circle.key, circle]));
  return (
    <>
      {each(after.island).map(([kind, at]) => {
        const key = `island-${kind}-${at}`;
        const circle = circles.get(key) ?? { key, on: kind, at, names: [], about: about(`tile-${kind}`) };
        const on = held(circle, after.manned[kind] ?? 0);
        return (
          <li key={key}>
            <Touch
              thing={circle}
              card={`tile-${kind}`}
              class={`tile t-${kind}${at >= (own.island[kind] ?? 0) ? " draft" : ""}`}
              label={text("label-tile", { name: title(named("tile", kind)), held: on ? "yes" : "no" })}
            >
              <span class="name">{title(text(`tile-${kind}.short`))}</span>
              <Pic of={tileSign(kind)} />
              <Spot held={on} fresh={placing() && on} />
            </Touch>
          </li>
        );
      })}
    </>
  );
}

const short = (id: string): string => title(maybe(`building-${id}.short`) ?? named("building", id));

/** A building of yours: each circle is a thing of its own; its face stands for the next free one. */
function Building({ house, fresh }: { house: PuertoRicoPlace; fresh: boolean }) {
  const id = house.building;
  const building = box().building(id);
  const circles = the().circles.filter((circle) => circle.on === id);
  const plain = { key: `city-${id}`, names: [], about: about(`building-${id}`) };
  const face = placing() ? (circles.find((circle) => !pickOf(circle)) ?? plain) : plain;
  const name = title(named("building", id));
  const pieces = placing() ? circles.filter((circle) => pickOf(circle)).length : house.pieces;
  const label = `${name}, ${text("workers-on", { pieces, circles: house.circles })}`;
  return (
    <li class={`plot k-${kindOf(building)}${building.large ? " large" : ""}${fresh ? " draft" : ""}`}>
      <span class="spots">
        {fresh
          ? range(house.circles).map((at) => <Spot key={at} held={at < house.pieces} />)
          : circles.map((circle) => {
              const on = held(circle, house.pieces);
              const words = { number: circle.at + 1, of: circles.length, name, held: on ? "yes" : "no" };
              return placing() ? (
                <Touch key={circle.key} thing={circle} class="circle" label={text("circle-of", words)}>
                  <Spot held={on} fresh={on} />
                </Touch>
              ) : (
                <Spot key={circle.key} held={on} />
              );
            })}
      </span>
      <Touch thing={face} card={`building-${id}`} class="facade" label={label}>
        <Pic of={`pr-building-${id}`} />
        <span class="name">{name}</span>
        <Shield>{building.points}</Shield>
      </Touch>
    </li>
  );
}

// -- the others ----------------------------------------------------------------------------

function Opponents() {
  const { players } = view();
  const order = players
    .map((_, place) => (place + Math.max(you.value, 0)) % players.length)
    .filter((seat) => seat !== you.value);
  return (
    <div class={`opponents of-${order.length}`} id="part-others">
      {order.map((seat) => (
        <Opponent key={seat} seat={seat} player={players[seat]!} />
      ))}
    </div>
  );
}

function Opponent({ seat, player }: { seat: number; player: PuertoRicoPlayer }) {
  const acts = now.value?.decision?.seat === seat;
  const { spaces } = box().sheet;
  const tiles = each(player.island);
  return (
    <section class={`opponent panel${acts ? " acting" : ""}`} aria-label={text("board-of", { who: seatName(seat) })}>
      <header>
        <Seat seat={seat} />
        <h2>{seatName(seat)}</h2>
        <Marks seat={seat} />
        {player.idle > 0 && (
          <span class="idle" title={text("idle", { number: player.idle })}>
            <Pic of="pr-worker" class="good" />
            <b class="num">{player.idle}</b>
          </span>
        )}
      </header>
      <ul class="purse">
        <li title={text("money", { number: player.money })}>
          <Pic of="pr-doubloon" class="good" />
          <span class="hidden">{text("money", { number: player.money })}</span>
          <b class="num" aria-hidden="true">
            {player.money}
          </b>
        </li>
        <li title={player.points === null ? text("points-hidden") : text("chips", { number: player.points })}>
          <Pic of="pr-point" class="good" />
          <span class="hidden">
            {player.points === null ? text("points-hidden") : text("chips", { number: player.points })}
          </span>
          <b class="num" aria-hidden="true">
            {player.points ?? <Pic of="ui-eye-off" class="ui" />}
          </b>
        </li>
        {box()
          .goods()
          .map((good) => {
            const number = player.goods[good] ?? 0;
            const label = text("label-good", { number, name: named("good", good) });
            return (
              <li key={good} class={number === 0 ? "none" : ""} title={label}>
                <Pic of={`pr-good-${good}`} class="good" />
                <span class="hidden">{label}</span>
                <b class="num" aria-hidden="true">
                  {number}
                </b>
              </li>
            );
          })}
      </ul>
      <ul class="mini" aria-label={text("island")}>
        {tiles.map(([kind, at]) => {
          const on = at < (player.manned[kind] ?? 0);
          const label = text("label-tile", { name: title(named("tile", kind)), held: on ? "yes" : "no" });
          return (
            <li key={`${kind}-${at}`} class={`tile t-${kind}`} title={label}>
              <span class="hidden">{label}</span>
              <Pic of={tileSign(kind)} />
              <Spot held={on} />
            </li>
          );
        })}
        {range(spaces - tiles.length).map((at) => (
          <li key={at} class="tile free" aria-hidden="true" />
        ))}
      </ul>
      <ul class="mini" aria-label={text("city")}>
        {player.city.map(({ building: id, pieces, circles }) => {
          const building = box().building(id);
          return (
            <li key={id} class={`cell k-${kindOf(building)}${building.large ? " large" : ""}`}>
              <Touch
                thing={{ key: `seat-${seat}-${id}`, names: [], about: about(`building-${id}`) }}
                card={`building-${id}`}
                class="facade"
                label={`${short(id)}, ${text("workers-on", { pieces, circles })}`}
              >
                <Pic of={`pr-building-${id}`} />
                <span class="spots">
                  {range(circles).map((at) => (
                    <Spot key={at} held={at < pieces} />
                  ))}
                </span>
              </Touch>
            </li>
          );
        })}
        {range(player.spaces).map((at) => (
          <li key={at} class="cell free" aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
}
