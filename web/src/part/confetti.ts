import { isStill } from "../theme/motion";

const COLOURS = ["--accent", "--good", "--call", "--focus"];
const FALL_MS = 1_500;

/** Throw scraps of paper from the middle of a box; they float above the page, ignore clicks, and soon disappear. */
export function throwConfetti(box: DOMRect, count: number, delay = 0): void {
  if (isStill()) return;
  for (let number = 0; number < count; number++) {
    const scrap = document.createElement("i");
    scrap.className = "scrap";
    scrap.style.left = `${box.x + box.width / 2}px`;
    scrap.style.top = `${box.y + box.height / 2}px`;
    scrap.style.background = `var(${COLOURS[number % COLOURS.length]})`;
    document.body.append(scrap);
    const angle = (number / count) * 2 * Math.PI + Math.random();
    const far = (0.35 + Math.random() * 0.65) * Math.min(box.width, 480) * 0.7;
    const [x, y] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.7 - far * 0.4];
    const turn = Math.random() * 720 - 360;
    const flight = scrap.animate(
      [
        { transform: "scale(0.4)", opacity: 0 },
        { transform: `translate(${x}px, ${y}px) rotate(${turn / 2}deg)`, opacity: 1, offset: 0.35, easing: "ease-in" },
        { transform: `translate(${x * 1.2}px, ${y + far + 60}px) rotate(${turn}deg)`, opacity: 0 },
      ],
      { duration: FALL_MS, delay, fill: "both", easing: "ease-out" },
    );
    const remove = () => scrap.remove();
    flight.finished.then(remove, remove);
  }
}
