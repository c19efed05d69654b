import { useEffect } from 'react';
import { useReducedMotion } from '#web/lib/motion.ts';
import css from './click-sparkles.module.css';

const SPARKS = 7;
const LIFE_MS = 500;

/** Shows a few chips of ice at every click on a link or button; none for users who prefer reduced motion. */
export function ClickSparkles() {
  const isStill = useReducedMotion();
  useEffect(() => {
    if (isStill) return;
    document.addEventListener('click', sparkleOnPress);
    return () => document.removeEventListener('click', sparkleOnPress);
  }, [isStill]);
  return null;
}

/** Shows sparkles where a link or button was clicked; clicks by keyboard have no position. */
export function sparkleOnPress({ target, detail, clientX, clientY }: MouseEvent): void {
  const isPressed = target instanceof Element && target.closest('a, button, [role="button"]') !== null;
  if (isPressed && detail > 0) sparkle(clientX, clientY);
}

function sparkle(x: number, y: number): void {
  const burst = document.createElement('div');
  burst.className = css.burst ?? '';
  burst.style.left = `${x}px`;
  burst.style.top = `${y}px`;
  for (let spark = 0; spark < SPARKS; spark++) {
    const chip = document.createElement('i');
    chip.style.setProperty('--angle', `${(360 / SPARKS) * spark}deg`);
    burst.append(chip);
  }
  document.body.append(burst);
  setTimeout(() => burst.remove(), LIFE_MS);
}
