// A thing on the table as a button: an option, a choice that can be taken back, or something that says why not.
import type { ComponentChildren } from "preact";
import { countOf, narrowed, optionOf, pickOf, touch, verb, type Pick, type Thing } from "../draft";
import type { Option } from "../protocol";
import { maybe, text } from "../texts";

export interface Standing {
  option: Option | undefined;
  pick: Pick | undefined;
}

export function standing(thing: Thing): Standing {
  const pick = pickOf(thing);
  return { pick, option: pick ? undefined : optionOf(thing) };
}

/** What a chosen thing is chosen for: "Pays, 1 of 3". */
export const ribbon = (pick: Pick): string =>
  maybe(`ribbon-${verb(pick.words)}`, { ...countOf(pick) }) ?? text("state-chosen");

interface Props {
  thing: Thing;
  label: string;
  class: string;
  card?: string;
  children: ComponentChildren;
}

export function Touch({ thing, label, class: look, card, children }: Props) {
  const { option, pick } = standing(thing);
  const half = narrowed.value?.key === thing.key;
  const state = pick ? [ribbon(pick)] : half ? [text("state-half")] : option ? [text("state-may")] : [];
  return (
    <button
      type="button"
      class={`${look}${option ? " may" : ""}${half ? " half" : ""}${pick ? ` chosen chosen-${verb(pick.words)}` : ""}`}
      aria-pressed={pick ? "true" : undefined}
      data-thing={thing.key}
      data-card={card}
      data-action={option?.action}
      data-words={option?.words ?? pick?.words}
      onClick={() => touch(thing)}
    >
      <span class="hidden">{[label, ...state].join(", ")}</span>
      <span class="face" aria-hidden="true">
        {children}
      </span>
    </button>
  );
}
