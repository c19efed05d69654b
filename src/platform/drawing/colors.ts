/** Colors of drawings: checked, compared, chosen so that what lies on one another can be told apart. */

const HEX = /^#[0-9a-f]{6}$/i;
const FALLBACK = '#7a8794';

/** A color that may stand in an SVG; anything that is not '#rrggbb' becomes a gray. */
export function safeColor(color: string | undefined): string {
  return color !== undefined && HEX.test(color) ? color.toLowerCase() : FALLBACK;
}

/** Relative luminance as WCAG 2.2 defines it, 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** WCAG contrast of two colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The candidate that stands out most against the worst of the grounds. */
export function standingOut(candidates: readonly string[], grounds: readonly string[]): string {
  const worst = (color: string) => Math.min(...grounds.map((ground) => contrast(color, ground)));
  return candidates.reduce((best, color) => (worst(color) > worst(best) ? color : best));
}
