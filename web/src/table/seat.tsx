import { info } from "../store";
import { named, text } from "../texts";

/** A seat's token: colour, letter and name. */
export function Seat({ seat, small = false }: { seat: number; small?: boolean }) {
  const { name = "", bot = "" } = info.value?.seats[seat] ?? {};
  const letter = bot ? String(seat + 1) : name.charAt(0).toUpperCase();
  return (
    <span
      class={`seat s${seat + 1}${small ? " small" : ""}${bot ? " bot" : ""}`}
      title={bot ? text("bot-named", { name, level: named("bot", bot) }) : name}
      aria-hidden="true"
    >
      {letter}
    </span>
  );
}

/** The name over a board; of a bot also how it plays. */
export function SeatTitle({ seat }: { seat: number }) {
  const { name = "", bot = "" } = info.value?.seats[seat] ?? {};
  return (
    <h2>
      {name} {bot && <small>{named("bot", bot)}</small>}
    </h2>
  );
}
