// A Puerto Rico table: what all share, your board, the boards of others. It draws the view, or how it would look after
// the draft; what may be done comes with the options.
import { effect, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { chooseEach, mine, optionOf, pickOf, preview, step, suggest, total, verb, type Pick } from "../draft";
import { Pic } from "../drawings/pic";
import type { Frame } from "../games";
import type { PuertoRicoPlace, PuertoRicoPlayer, PuertoRicoSheet, PuertoRicoView } from "../protocol";
import { info, now, you } from "../store";
import { Seat, SeatTitle } from "../table/seat";
import { standing, Touch } from "../table/touch";
import { amounts, maybe, named, row, text, title } from "../texts";
import { about, Box, each, forest, thingName, things, type CircleThing, type Piece } from "./things";

export const box = (): Box => new Box(info.value!.sheet as unknown as PuertoRicoSheet);
export const view = (): PuertoRicoView => now.value!.view as unknown as PuertoRicoView;
/** How things would stand after the draft. */
const drafted = (): PuertoRicoView => (preview.value?.view ?? now.value!.view) as unknown as PuertoRicoView;
/** The piece that is to be handed in. */
export const asked = (): Piece => (step.value?.step === "hand_in_from" ? (step.value.piece ? "noble" : "worker") : "");
const the = () => things(view(), box(), asked());
const seatName = (seat: number): string => info.value?.seats[seat]?.name ?? "";
const tileSign = (kind: string): string => (box().goods().includes(kind) ? `pr-good-${kind}` : `pr-${kind}`);
const range = (number: number): number[] => Array.from({ length: Math.max(0, number) }, (_, at) => at);

export function Board({ bar, log, dock }: Frame) {
  const { nobles, festival } = box().sheet;
  const drafting = now.value?.decision?.kind === "draft";
  return (
    <>
      <Parts />
      <Opponents />
      <div class={`commons${nobles ? " with-nobles" : ""}`} id="part-table">
        {drafting ? (
          <Drafting />
        ) : (
          <>
            <Roles />
            <Ships />
            <House />
            <Land />
            <Workers />
            <Supply />
            <Display />
          </>
        )}
      </div>
      <div class="dock" ref={dock}>
        {bar}
      </div>
      <Yours />
      <div class="side">
        {festival && !drafting && <Festival />}
        <div class="logbox" id="part-log">
          {log}
        </div>
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
const Spot = ({ held, fresh = false }: { held: Piece; fresh?: boolean }) => (
  <span class={`spot${held ? ` held ${held}` : ""}${fresh ? " fresh" : ""}`}>
    {held && <Pic of={`pr-${held}`} class="piece" />}
  </span>
);
/** The piece on a circle where nobles stand on the first ones. */
const pieceAt = (at: number, nobles: number, pieces: number): Piece =>
  at < nobles ? "noble" : at < pieces ? "worker" : "";
/** What is under each forest, as far as one knows: known ones first. */
const underForests = ({ island, under }: PuertoRicoPlayer): string[] => {
  const known = each(under).map(([kind]) => kind);
  return range(island.forest ?? 0).map((at) => known[at] ?? "");
};
const forestLabel = (under: string): string => {
  const name = title(named("tile", "forest"));
  return under ? text("forest-over", { name, under: named("good", under) }) : text("forest-unknown", { name });
};
const Under = ({ kind }: { kind: string }) => (
  <span class="under">{kind ? <Pic of={`pr-good-${kind}`} class="good" /> : "?"}</span>
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
          const { captive } = view();
          const kidnapper = captive?.role === role ? captive.seat : null;
          const words = [
            title(named("role", role)),
            text(`role-${role}.privilege`),
            kidnapper === null ? who : text("captive-of", { who: kidnapper === you.value ? text("you") : seatName(kidnapper) }),
            text("coins-on", { number: coins }),
          ];
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
                {kidnapper !== null && (
                  <span class="bound">
                    <Pic of="ui-lock" class="ui" />
                    <Seat seat={kidnapper} small />
                  </span>
                )}
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
  const { office, workers, office_nobles: officeNobles, nobles } = view();
  const withNobles = box().sheet.nobles > 0;
  const place = (where: string, number: number, noble: number) => (
    <span>
      <span class="pieces">
        <Pic of="pr-worker" class="good" />
        <b class="num">{number}</b>
        {withNobles && (
          <>
            <span class="hidden">{text("idle-word", { number })}</span>
            <Pic of="pr-noble" class="good" />
            <b class="num">{noble}</b>
            <span class="hidden">{text("nobles-word", { number: noble })}</span>
          </>
        )}
      </span>{" "}
      <small>{text(`office-workers.${where}`)}</small>
    </span>
  );
  return (
    <section class="workers panel">
      <h2>{text(withNobles ? "office-pieces" : "office-workers")}</h2>
      <p>
        {place("office", office, officeNobles)}
        {place("supply", workers, nobles)}
      </p>
    </section>
  );
}

/** Three goals, each for the first who reaches it. */
function Festival() {
  const { tile, goods = [], building } = drafted().festival;
  const goals = [
    {
      goal: "plantation",
      words: tile && text("festival-plantation", { tile: named("tile", tile) }),
      signs: range(tile ? 3 : 0).map((at) => (
        <span key={at} class={`tile t-${tile}`}>
          <Pic of={tileSign(tile ?? "")} />
        </span>
      )),
    },
    {
      goal: "goods",
      words: goods.length > 0 && title(text("festival-goods", { goods: amounts(goods.map((good) => named("good", good))) })),
      signs: goods.map((good, at) => <Pic key={at} of={`pr-good-${good}`} class="good" />),
    },
    {
      goal: "building",
      words: building && title(text("festival-building", { building: named("building", building) })),
      signs: building && <Pic of={`pr-building-${building}`} />,
    },
  ];
  return (
    <section class="festival panel" data-testid="festival">
      <h2>
        {text("festival")} <b>{text("festival.note")}</b>
      </h2>
      <ul>
        {goals.map(({ goal, words, signs }) => (
          <li key={goal} class={words ? "" : "none"}>
            {words ? (
              <>
                <span class="signs" aria-hidden="true">
                  {signs}
                </span>
                <span class="words">
                  {words}: <b>{text(`festival-${goal}.reward`)}</b>
                </span>
              </>
            ) : (
              <>
                <Pic of="ui-check" class="ui" />
                <span class="words">
                  {text(`festival-${goal}.reward`)}: {text("festival.won")}
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
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
          const label = text("amount", { number, name: named("good", thing.kind) });
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

/** Which special buildings are in the game: those of each cost, and how many of them. */
function Drafting() {
  const { slots, drafted: pool, buildings } = box().sheet;
  const left = view().buildings;
  const offers = new Map(the().offers.map((thing) => [thing.key, thing]));
  return (
    <section class="drafting panel" data-testid="draft" id="part-build">
      <h2>
        {text("draft-title")} <b>{text("draft-title.note")}</b>
      </h2>
      <div class="costs">
        {slots.map((number, cost) => {
          const of = buildings.filter((building) => building.cost === cost && pool.includes(building.building));
          const free = number - of.filter(({ building }) => (left[building] ?? 0) > 0).length;
          if (number === 0) return null;
          return (
            <section key={cost}>
              <h3>
                {text("draft-cost", { cost })}{" "}
                <small>{text(free > 0 ? "draft-cost.free" : "draft-cost.full", { free, slots: number })}</small>
              </h3>
              <ul>
                {of.map((building) => {
                  const id = building.building;
                  const name = title(named("building", id));
                  const taken = (left[id] ?? 0) > 0;
                  const rule = text(`building-${id}.rule`);
                  const words = [name, text("points", { number: building.points }), ...(taken ? [text("draft-taken")] : []), rule];
                  return (
                    <li key={id}>
                      <Touch
                        thing={offers.get(`offer-${id}`)!}
                        class={`offer choice k-${kindOf(building)}${taken ? " own" : free === 0 ? " gone" : ""}`}
                        label={words.join(", ")}
                      >
                        <span class="sign">
                          <Pic of={`pr-building-${id}`} />
                        </span>
                        <span class="name">
                          <strong>{name}</strong>
                          <small>{rule}</small>
                        </span>
                        {taken && <Pic of="ui-check" class="ui" />}
                        <Shield>{building.points}</Shield>
                      </Touch>
                    </li>
                  );
                })}
              </ul>
            </section>
          );
        })}
      </div>
    </section>
  );
}

/** Of the drafted buildings only those that were chosen are in the game. */
function inGame(id: string): boolean {
  const { buildings, players, festival } = view();
  if (!box().sheet.drafted.includes(id) || (buildings[id] ?? 0) > 0 || festival.building === id) return true;
  return players.some(({ city }) => city.some(({ building }) => building === id));
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
                {buildings.filter(({ building }) => inGame(building)).map((building) => {
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
                        <span class="name">{short(id)}</span>
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
  const { governor, roles, poster, captive } = view();
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
      {poster === seat && (
        <span class="mark" role="img" aria-label={text("poster")} title={text("poster")} data-testid="poster">
          <Pic of="pr-poster" class="hat" />
        </span>
      )}
      {captive?.seat === seat && (
        <Captive label={text("captive", { role: named("role", captive.role) })} role={captive.role} />
      )}
    </>
  );
}

const Captive = ({ label, role }: { label: string; role: string }) => (
  <span class="mark bound" role="img" aria-label={label} title={label} data-testid="captive">
    <Pic of={`pr-role-${role}`} class="hat" />
    <Pic of="ui-lock" class="ui" />
  </span>
);

/** Where your nobles and your workers stood before you took them up. */
const before = signal<{ nobles: string[]; workers: string[] }>({ nobles: [], workers: [] });
const placing = (): boolean =>
  ["place", "place_noble"].includes(now.value?.decision?.kind ?? "") && now.value?.decision?.seat === you.value;
effect(() => {
  if (info.value?.ruleset.game !== "puerto-rico" || !now.value || placing()) return;
  const own = view().players[you.value];
  if (!own) return;
  const nobles = { ...own.noble_tiles, ...Object.fromEntries(own.city.map((at) => [at.building, at.nobles])) };
  const pieces = { ...own.manned, ...Object.fromEntries(own.city.map((at) => [at.building, at.pieces])) };
  const workers = Object.fromEntries(Object.entries(pieces).map(([on, number]) => [on, number - (nobles[on] ?? 0)]));
  before.value = { nobles: each(nobles).map(([on]) => on), workers: each(workers).map(([on]) => on) };
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

/** Places all nobles and workers where they stood, those that just came are left. */
function AsBefore() {
  const { nobles, workers } = before.value;
  const own = view().players[you.value];
  const allUp = own && !own.city.some(({ pieces }) => pieces > 0) && each(own.manned).length === 0;
  if (!mine.value || !placing() || !allUp || nobles.length + workers.length === 0) return null;
  const free = [...the().tiles, ...the().circles].filter(({ on }) => on !== "forest");
  const standing = (places: string[]) =>
    places.flatMap((on) => {
      const at = free.findIndex((circle) => circle.on === on);
      return at < 0 ? [] : free.splice(at, 1);
    });
  const wanted = [...standing(nobles), ...standing(workers)];
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
        {box().sheet.nobles > 0 && (
          <li class={after.idle_nobles > 0 ? "" : "none"}>
            <Pic of="pr-noble" class="good" />
            <b class="num">{after.idle_nobles}</b> <small>{text("nobles-word", { number: after.idle_nobles })}</small>
          </li>
        )}
      </ul>
      <ul class="goods">
        {the().port.map((thing) => {
          const number = after.goods[thing.kind] ?? 0;
          const kept = pickOf(thing)?.words.match(/^(?:keep|send) (\d+)/)?.[1];
          return (
            <li key={thing.key}>
              <Touch
                thing={thing}
                class={`stock${number === 0 && !own.goods[thing.kind] ? " none" : ""}`}
                label={text("amount", { number, name: named("good", thing.kind) })}
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

/** Which piece a choice puts on its circle; null where it puts none there. */
const putBy = (pick: Pick | undefined): Piece | null =>
  ({ place: "worker", move_worker: "worker", place_noble: "noble", move_noble: "noble" } as const)[
    verb(pick?.words ?? "") as "place"
  ] ?? null;

/** What stands on these circles of one place: what the draft puts or takes, the others as they then stand. */
function held(circles: CircleThing[], nobles: number, pieces: number): Piece[] {
  const picks = circles.map((circle) => pickOf(circle));
  let noble = nobles - picks.filter((pick) => putBy(pick) === "noble").length;
  let worker = pieces - nobles - picks.filter((pick) => putBy(pick) === "worker").length;
  return picks.map((pick) => {
    if (pick) return putBy(pick) ?? "";
    if (noble-- > 0) return "noble";
    return worker-- > 0 ? "worker" : "";
  });
}

function Tiles({ own, after }: { own: PuertoRicoPlayer; after: PuertoRicoPlayer }) {
  const known = new Map(the().tiles.map((circle) => [circle.key, circle]));
  const kinds = Object.keys(after.island).filter((kind) => kind !== "forest");
  const under = underForests(after);
  return (
    <>
      {kinds.flatMap((kind) => {
        const circles = range(Math.max(after.island[kind] ?? 0, own.island[kind] ?? 0)).map((at): CircleThing => {
          const key = `island-${kind}-${at}`;
          return known.get(key) ?? { key, on: kind, at, holds: "", names: [], about: about(`tile-${kind}`) };
        });
        const pieces = held(circles, after.noble_tiles[kind] ?? 0, after.manned[kind] ?? 0);
        return circles.map((circle, at) => {
          const on = pieces[at]!;
          return (
            <li key={circle.key}>
              <Touch
                thing={circle}
                card={`tile-${kind}`}
                class={`tile t-${kind}${at >= (own.island[kind] ?? 0) ? " draft" : ""}`}
                label={text("label-tile", { name: title(named("tile", kind)), held: on || "no" })}
              >
                <span class="name">{title(text(`tile-${kind}.short`))}</span>
                <Pic of={tileSign(kind)} />
                <Spot held={on} fresh={putBy(pickOf(circle)) !== null} />
              </Touch>
            </li>
          );
        });
      })}
      {under.map((kind, at) => (
        <li key={`forest-${at}`}>
          <Touch
            thing={known.get(`island-forest-${at}`) ?? forest(kind, at)}
            card="tile-forest"
            class={`tile t-forest${at >= (own.island.forest ?? 0) ? " draft" : ""}`}
            label={forestLabel(kind)}
          >
            <span class="name">{title(text("tile-forest.short"))}</span>
            <Pic of="pr-forest" />
            <Under kind={kind} />
          </Touch>
        </li>
      ))}
    </>
  );
}

const LONG = 16; // letters of a name for which there is little room

/** A building where there is little room; what describes it has its whole name. */
function short(id: string): string {
  const name = named("building", id);
  return title((name.length > LONG && maybe(`building-${id}.short`)) || name);
}

/** A building of yours: each circle is a thing of its own; its face stands for the next free one. */
function Building({ house, fresh }: { house: PuertoRicoPlace; fresh: boolean }) {
  const id = house.building;
  const building = box().building(id);
  const circles = the().circles.filter((circle) => circle.on === id);
  const plain = { key: `city-${id}`, names: [], about: about(`building-${id}`) };
  const face = circles.find((circle) => !pickOf(circle) && optionOf(circle)) ?? plain;
  const name = title(named("building", id));
  const standing = held(circles, house.nobles, house.pieces);
  const { pieces, nobles } = house;
  const label = `${name}, ${text("workers-on", { pieces, circles: house.circles, nobles })}`;
  return (
    <li class={`plot k-${kindOf(building)}${building.large ? " large" : ""}${fresh ? " draft" : ""}`}>
      <span class="spots">
        {fresh
          ? range(house.circles).map((at) => <Spot key={at} held={pieceAt(at, nobles, pieces)} />)
          : circles.map((circle, at) => {
              const on = standing[at]!;
              const pick = pickOf(circle);
              const words = { number: at + 1, of: circles.length, name, held: on || "no" };
              return pick || optionOf(circle) ? (
                <Touch key={circle.key} thing={circle} class="circle" label={text("circle-of", words)}>
                  <Spot held={on} fresh={putBy(pick) !== null} />
                </Touch>
              ) : (
                <Spot key={circle.key} held={on} />
              );
            })}
      </span>
      <Touch thing={face} card={`building-${id}`} class="facade" label={label}>
        <Pic of={`pr-building-${id}`} />
        <span class="name">{short(id)}</span>
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
  const tiles = each({ ...player.island, forest: 0 });
  const forests = underForests(player);
  return (
    <section class={`opponent panel${acts ? " acting" : ""}`} aria-label={text("board-of", { who: seatName(seat) })}>
      <header>
        <Seat seat={seat} />
        <SeatTitle seat={seat} />
        <Marks seat={seat} />
        {player.idle > 0 && (
          <span class="idle" title={text("idle", { number: player.idle })}>
            <Pic of="pr-worker" class="good" />
            <b class="num">{player.idle}</b>
          </span>
        )}
        {player.idle_nobles > 0 && (
          <span class="idle" title={text("idle-nobles", { number: player.idle_nobles })}>
            <Pic of="pr-noble" class="good" />
            <b class="num">{player.idle_nobles}</b>
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
            const label = text("amount", { number, name: named("good", good) });
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
          const on = pieceAt(at, player.noble_tiles[kind] ?? 0, player.manned[kind] ?? 0);
          const label = text("label-tile", { name: title(named("tile", kind)), held: on || "no" });
          return (
            <li key={`${kind}-${at}`} class={`tile t-${kind}`} title={label}>
              <span class="hidden">{label}</span>
              <Pic of={tileSign(kind)} />
              <Spot held={on} />
            </li>
          );
        })}
        {forests.map((kind, at) => (
          <li key={`forest-${at}`} class="tile t-forest" title={forestLabel(kind)}>
            <span class="hidden">{forestLabel(kind)}</span>
            <Pic of="pr-forest" />
            <Under kind={kind} />
          </li>
        ))}
        {range(spaces - tiles.length - forests.length).map((at) => (
          <li key={at} class="tile free" aria-hidden="true" />
        ))}
      </ul>
      <ul class="mini" aria-label={text("city")}>
        {player.city.map(({ building: id, pieces, nobles, circles }) => {
          const building = box().building(id);
          return (
            <li key={id} class={`cell k-${kindOf(building)}${building.large ? " large" : ""}`}>
              <Touch
                thing={{ key: `seat-${seat}-${id}`, names: [], about: about(`building-${id}`) }}
                card={`building-${id}`}
                class="facade"
                label={`${title(named("building", id))}, ${text("workers-on", { pieces, circles, nobles })}`}
              >
                <Pic of={`pr-building-${id}`} />
                <span class="spots">
                  {range(circles).map((at) => (
                    <Spot key={at} held={pieceAt(at, nobles, pieces)} />
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
