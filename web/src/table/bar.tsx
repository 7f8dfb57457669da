// The decision bar: what is asked, what the draft comes to, answers that lie nowhere on the table, confirm.
import { useEffect, useRef } from "preact/hooks";
import { Pic } from "../drawings/pic";
import {
  choose,
  chosen,
  complete,
  confirm,
  decision,
  left,
  mine,
  narrowed,
  options,
  reset,
  sources,
  total,
  verb,
} from "../draft";
import type { Game } from "../games";
import type { Option } from "../protocol";
import { info, now } from "../store";
import { maybe, text, title } from "../texts";

/** What is asked, of you or of somebody else; also the page's status line. */
export function question(game: Game): { ask: string; hint: string } {
  const asked = now.value?.decision;
  if (!asked) return { ask: text("game-over"), hint: "" };
  if (!mine.value) {
    const { name = "", kind = "" } = info.value?.seats[asked.seat] ?? {};
    return { ask: text(`ask-${asked.kind}.other`, { who: name }), hint: kind === "bot" ? text("bot-thinks") : "" };
  }
  if (complete.value) return { ask: text("ask-complete"), hint: "" };
  const kind = decision.value?.kind ?? asked.kind;
  const args = { ...game.questionArgs(), left: left.value };
  return { ask: text(`ask-${kind}`, args), hint: maybe(`ask-${kind}.hint`, args) ?? "" };
}

const MANY = 8; // answers beyond this are put behind few buttons

/** The answers as they stand in the bar: those of a group of several together. */
function grouped(listed: Option[], game: Game): Option[][] {
  if (!game.group || listed.length <= MANY) return listed.map((option) => [option]);
  const by = (list: Option[], level: number): Option[][] => {
    const groups = new Map<string, Option[]>();
    for (const option of list) {
      const key = game.group!(option.words)[level] ?? "";
      groups.set(key, [...(groups.get(key) ?? []), option]);
    }
    return [...groups.values()];
  };
  const groups = by(listed, 0);
  const several = groups.filter((group) => group.length > 1);
  return several.length > 1 ? groups : groups.flatMap((group) => (group.length > 1 ? by(group, 1) : [group]));
}

export function Bar({ game }: { game: Game }) {
  const go = useRef<HTMLButtonElement>(null);
  const bar = useRef<HTMLElement>(null);
  const isMine = mine.value;
  const ready = complete.value;
  const seq = now.value?.seq;
  useEffect(() => {
    if (ready) go.current?.focus({ preventScroll: true });
  }, [ready]);
  useEffect(() => {
    if (!isMine) return;
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
    // All of the answers in sight where that is possible, else the first of them.
    const answers = [...document.querySelectorAll("[data-action]")];
    for (const answer of [answers.at(-1), answers[0]])
      answer?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isMine, seq]);
  const { ask, hint } = question(game);
  const placed = new Set(game.things().flatMap((thing) => thing.names));
  const listed = options.value.filter(
    (option) => narrowed.value !== null || !placed.has(option.words) || game.listed(option.words),
  );
  const draft = chosen.value.length > 0 || narrowed.value !== null;
  return (
    <section class={`decide${isMine ? "" : " quiet"}`} ref={bar} tabIndex={-1} aria-label={text("your-turn")}>
      <p class="ask">
        <strong>{ask}</strong>
        {hint && (
          <span key={seq} class={isMine ? "" : "late"}>
            {hint}
          </span>
        )}
      </p>
      <Sum game={game} />
      <p class="acts">
        {grouped(listed, game).map((group) =>
          group.length > 1 ? (
            <Answers key={group[0]!.words} options={group} all={listed} game={game} />
          ) : (
            <Answer key={group[0]!.action} option={group[0]!} game={game} lone={!draft} />
          ),
        )}
        {game.Answers && !draft && <game.Answers />}
        {draft && (
          <button type="button" class="btn" data-testid="reset" onClick={reset}>
            <Pic of="ui-undo" class="ui" />
            {text("reset")}
          </button>
        )}
        {ready && (
          <button type="button" class="btn go" ref={go} data-testid="confirm" onClick={confirm}>
            {title(confirmWords(game))}
          </button>
        )}
        {draft && !ready && left.value > 0 && (
          <span class="btn go open">{text("confirm-open", { left: left.value })}</span>
        )}
      </p>
    </section>
  );
}

function confirmWords(game: Game): string {
  const first = chosen.value.find((pick) => !pick.words.startsWith("waive")) ?? chosen.value[0]!;
  return (
    maybe(`confirm-${verb(first.words)}`, { thing: game.thingName(first.words), number: chosen.value.length }) ??
    text("confirm")
  );
}

function Answer({ option, game, lone }: { option: Option; game: Game; lone: boolean }) {
  const kind = decision.value?.kind ?? "";
  const lies = option.ends ? undefined : game.things().find((thing) => thing.names.includes(option.words));
  const number = total(option.sources);
  const id = option.words.replace(/[ .]/g, "-");
  const words =
    (lone && option.words === "done" ? maybe(`option-${kind}-none`) : null) ??
    maybe(`option-${kind}-${id}`, game.questionArgs()) ??
    maybe(`option-${id}`) ??
    maybe(`verb-${verb(option.words)}`, { thing: game.thingName(option.words), ...game.answerArgs(option.words), number }) ??
    option.words;
  const quiet = option.words.startsWith("waive");
  return (
    <button
      type="button"
      class={`btn${quiet ? " text" : ""}`}
      title={maybe(`option-${id}.hint`) ?? undefined}
      data-action={option.action}
      data-words={option.words}
      onClick={() => choose(option, lies?.key)}
    >
      {title(words)}
    </button>
  );
}

/** Several answers behind one button. */
function Answers({ options: group, all, game }: { options: Option[]; all: Option[]; game: Game }) {
  const [first] = group;
  const said = verb(first!.words);
  const whole = all.filter((option) => verb(option.words) === said).length === group.length;
  const args = { ...game.answerArgs(first!.words), thing: game.thingName(first!.words), verb: said };
  const names = group.map((option) => option.words);
  return (
    <button
      type="button"
      class="btn"
      data-action={first!.action}
      data-words={first!.words}
      data-group={`|${names.join("|")}|`}
      onClick={() => (narrowed.value = { key: `group-${names.join("-")}`, names })}
    >
      {title((whole ? maybe(`group-${said}`, args) : maybe(`group-${said}-thing`, args)) ?? text("group-other", args))}
    </button>
  );
}

/** The number with its sources as the server gave them: 5 − 1 quarry − 1 privilege = 3. */
function Sum({ game }: { game: Game }) {
  const parts = sources.value;
  if (parts.length === 0) return null;
  const sum = Math.max(0, total(parts));
  const unit = text("sum-unit", { number: sum, verb: verb(chosen.value.findLast((pick) => !pick.follows)?.words ?? "") });
  const terms = parts.map(([source, amount]) => ({ amount, name: game.priceSource(source) }));
  const spoken = terms.map(({ amount, name }, at) =>
    text(at === 0 ? "sum-first" : amount < 0 ? "sum-minus" : "sum-plus", { amount: Math.abs(amount), name }),
  );
  return (
    <p class="sum num">
      <span class="hidden">
        {text("sum-is", { sum: spoken.join(" "), total: `${sum} ${unit}` })}
      </span>
      {terms.map(({ amount, name }, at) => (
        <>
          {at > 0 && <i aria-hidden="true">{amount < 0 ? "−" : "+"}</i>}
          <span class="term" aria-hidden="true">
            {Math.abs(amount)}
            <small>{name}</small>
          </span>
        </>
      ))}
      <i aria-hidden="true">=</i>
      <span class="term" aria-hidden="true">
        {sum}
        <small>{unit}</small>
      </span>
    </p>
  );
}
