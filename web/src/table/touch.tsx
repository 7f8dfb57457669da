// A thing on the table as a button: an option, a choice that can be taken back, or something that says why not.
import type { ComponentChildren } from "preact";
import { answers, chosen, complete, countOf, left, mine, optionOf, pickOf, touch, verb, type Pick, type Thing } from "../draft";
import type { Option } from "../protocol";
import { maybe, text } from "../texts";

export interface Standing {
  option: Option | undefined;
  pick: Pick | undefined;
  may: boolean; // can be touched with effect
}

/** How a thing stands in the turn. With several still to choose, any of its kind may be touched, in any order. */
export function standing(thing: Thing): Standing {
  const pick = pickOf(thing);
  const option = pick ? undefined : optionOf(thing);
  const ahead = !pick && mine.value && !complete.value && (left.value > 0 || chosen.value.length > 0) && thing.names.some(answers);
  return { option, pick, may: !!option || ahead };
}

/** What a chosen thing is chosen for: "Pays, 1 of 3". */
export const ribbon = (pick: Pick): string => maybe(`ribbon-${verb(pick.words)}`, { ...countOf(pick) }) ?? text("state-chosen");

interface Props {
  thing: Thing;
  label: string;
  class: string;
  card?: string;
  children: ComponentChildren;
}

export function Touch({ thing, label, class: look, card, children }: Props) {
  const { option, pick, may } = standing(thing);
  const state = pick ? [ribbon(pick)] : may ? [text("state-may")] : [];
  return (
    <button
      type="button"
      class={`${look}${may ? " may" : ""}${pick ? ` chosen chosen-${verb(pick.words)}` : ""}`}
      aria-label={[label, ...state].join(", ")}
      aria-pressed={pick ? "true" : undefined}
      data-thing={thing.key}
      data-card={card}
      data-action={option?.action ?? (may ? "ahead" : undefined)}
      data-words={option?.words ?? pick?.words ?? (may ? thing.names.find(answers) : undefined)}
      onClick={() => touch(thing)}
    >
      {children}
    </button>
  );
}
