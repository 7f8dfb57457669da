// Drawings by id, from sheets of symbols that lie once in the page.
import bay from "./bay.svg?raw";
import puertoRico from "./puerto-rico.svg?raw";
import sanJuan from "./san-juan.svg?raw";
import signs from "./signs.svg?raw";

const sheets = [signs, sanJuan, puertoRico];
const known = new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1])));

/** To be put into the page once. */
export const Sheets = () => (
  <div class="sheets" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sheets.join("") }} />
);

/** A drawing without words of its own; what is not drawn yet is a plain house. */
export function Pic({ of, class: look = "pic" }: { of: string; class?: string }) {
  return (
    <svg class={look} aria-hidden="true">
      <use href={`#${known.has(of) ? of : "ui-house"}`} />
    </svg>
  );
}

export const Bay = () => <div class="scene" aria-hidden="true" dangerouslySetInnerHTML={{ __html: bay }} />;
