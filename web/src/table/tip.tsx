// What a small card is, while the pointer or the focus rests on it.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Game } from "../games";

export function Tip({ game }: { game: Game }) {
  const [on, set] = useState<{ card: string; box: DOMRect } | null>(null);
  const wait = useRef(0);
  useEffect(() => {
    const over = (event: Event) => {
      clearTimeout(wait.current);
      const found = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-card]") : null;
      if (!found) return set(null);
      const show = () => found.isConnected && set({ card: found.dataset.card!, box: found.getBoundingClientRect() });
      wait.current = window.setTimeout(show, event.type === "focusin" ? 0 : 250);
    };
    const off = () => (clearTimeout(wait.current), set(null));
    const events: [string, (event: Event) => void][] = [
      ["mouseover", over],
      ["focusin", over],
      ["focusout", off],
      ["click", off],
      ["scroll", off],
    ];
    for (const [name, listen] of events) document.addEventListener(name, listen, true);
    return () => {
      clearTimeout(wait.current);
      for (const [name, listen] of events) document.removeEventListener(name, listen, true);
    };
  }, []);
  if (!on) return null;
  const [name, ...rule] = game.about(on.card).split(": ");
  const left = Math.max(8, Math.min(innerWidth - 248, on.box.left + on.box.width / 2 - 120));
  const below = on.box.bottom + 130 < innerHeight;
  const place = below ? { top: `${on.box.bottom + 6}px` } : { bottom: `${innerHeight - on.box.top + 6}px` };
  return (
    <div class="tip" role="tooltip" style={{ left: `${left}px`, ...place }}>
      <h3>{name}</h3>
      <p>{rule.join(": ")}</p>
    </div>
  );
}
