/** Colors of drawings: checked, compared, chosen so that what lies on one another can be told apart. */
import { useMode as knowing, modeLrgb, modeRgb, wcagContrast } from 'culori/fn';

knowing(modeRgb);
knowing(modeLrgb);

const HEX = /^#[0-9a-f]{6}$/i;
const FALLBACK = '#7a8794';

/** A color that may stand in an SVG; anything that is not '#rrggbb' becomes a gray. */
export function safeColor(color: string | undefined): string {
  return color !== undefined && HEX.test(color) ? color.toLowerCase() : FALLBACK;
}

/** WCAG contrast of two colors, 1 to 21. */
export const contrast: (one: string, other: string) => number = wcagContrast;

/** The candidate that stands out most against the worst of the grounds. */
export function standingOut(candidates: readonly string[], grounds: readonly string[]): string {
  const worst = (color: string) => Math.min(...grounds.map((ground) => contrast(color, ground)));
  return candidates.reduce((best, color) => (worst(color) > worst(best) ? color : best));
}
