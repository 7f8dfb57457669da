import { info } from "../store";

/** A seat's token: colour, letter and name. */
export function Seat({ seat, small = false }: { seat: number; small?: boolean }) {
  const name = info.value?.seats[seat]?.name ?? "";
  const bot = info.value?.seats[seat]?.kind === "bot";
  const letter = bot ? String(seat + 1) : name.charAt(0).toUpperCase();
  return (
    <span class={`seat s${seat + 1}${small ? " small" : ""}${bot ? " bot" : ""}`} title={name} aria-hidden="true">
      {letter}
    </span>
  );
}
