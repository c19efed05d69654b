/** Colors of drawings: validated, compared, and chosen for contrast with one another. */
import { useMode as knowing, modeLrgb, modeRgb, wcagContrast } from 'culori/fn';

knowing(modeRgb);
knowing(modeLrgb);

const HEX = /^#[0-9a-f]{6}$/i;
const FALLBACK = '#7a8794';

/** Returns a color that is safe in an SVG; anything that is not '#rrggbb' becomes a gray. */
export function safeColor(color: string | undefined): string {
  return color !== undefined && HEX.test(color) ? color.toLowerCase() : FALLBACK;
}

/** Returns the WCAG contrast of two colors, 1 to 21. */
export const contrast: (one: string, other: string) => number = wcagContrast;

/** Returns the candidate with the highest contrast against its worst background. */
export function standingOut(candidates: readonly string[], grounds: readonly string[]): string {
  const worst = (color: string) => Math.min(...grounds.map((ground) => contrast(color, ground)));
  return candidates.reduce((best, color) => (worst(color) > worst(best) ? color : best));
}
