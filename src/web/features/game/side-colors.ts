/** The colors of the two sides of a game: the clubs' own, if they can be told apart from each other and from the ice. */
import type { Side } from '#engine/match/sides.ts';
import { contrastOf } from '#web/lib/color.ts';
import { chromaOf, distanceOf, distanceWithoutRedGreen, lightnessOf, withLightness } from '#web/lib/oklab.ts';

export type Scheme = 'light' | 'dark';

/** '#rrggbb' of each side in each scheme. */
export type SideColors = Record<Scheme, Record<Side, string>>;

/** The backgrounds of marks and bars: the ice (`--ice`, rink.module.css) and the cards (`--rs-surface`, ui/tokens.css). */
export const GROUNDS: Record<Scheme, readonly [ice: string, card: string]> = {
  light: ['#f8fbfe', '#ffffff'],
  dark: ['#182b47', '#0f1c30'],
};
/** Minimum contrast of graphics to their background (WCAG 2.2, 1.4.11). */
export const MIN_CONTRAST = 3;
/**
 * Distance in Oklab at which two marks of a few pixels can be told apart at a glance; a just noticeable difference is
 * about .02.
 */
export const MIN_DISTANCE = 0.17;
/** The same with red-green color blindness, where only lightness, blue and yellow remain. */
export const MIN_DISTANCE_RED_GREEN = 0.1;
/** Below this chroma a color counts as gray, white or black, like the boards. */
const MIN_CHROMA = 0.02;
/** A color that has to change more than this to stand out from light ice is no longer recognizable. */
const MAX_CHANGE = 0.2;
/** The puck on light ice (`--ice-puck`, rink.module.css): marks that dark would be mistaken for pucks. */
const PUCK = '#0a1a31';
const MIN_DISTANCE_TO_PUCK = 0.12;
/** The step of lightness by which a color is moved until it stands out. */
const STEP = 0.01;

/** For clubs whose colors cannot be told apart; as `--rs-home` and `--rs-away` in ui/tokens.css. */
export const HOUSE_COLORS: SideColors = {
  light: { home: '#d0202b', away: '#1450b8' },
  dark: { home: '#ff6b73', away: '#6ea0ff' },
};

/**
 * Returns the first pair of the clubs' colors that can be told apart in both schemes: the home team keeps its first
 * color as long as the visitors have any that differs from it, as with jerseys. The visitors' colors that also differ
 * for the color-blind come first. A color keeps its hue and becomes darker (on light ice) or lighter (on dark ice)
 * until it stands out. Clubs whose colors are all alike play in `HOUSE_COLORS`.
 * @param home colors of the home team in order, '#rrggbb'
 * @param away those of the visitors
 */
export function sideColorsOf(home: readonly string[], away: readonly string[]): SideColors {
  for (const own of wearable(home)) {
    const pairs = wearable(away).map((theirs) => shownPair(own, theirs));
    const apart = pairs.filter((pair) => bothSchemes(pair, distanceOf, MIN_DISTANCE));
    const chosen = apart.find((pair) => bothSchemes(pair, distanceWithoutRedGreen, MIN_DISTANCE_RED_GREEN));
    const best = chosen ?? apart[0];
    if (best) return best;
  }
  return HOUSE_COLORS;
}

function shownPair(home: string, away: string): SideColors {
  const inScheme = (scheme: Scheme) => ({ home: onGround(home, scheme), away: onGround(away, scheme) });
  return { light: inScheme('light'), dark: inScheme('dark') };
}

function bothSchemes(
  { light, dark }: SideColors,
  distance: (one: string, other: string) => number,
  least: number,
): boolean {
  return [light, dark].every(({ home, away }) => distance(home, away) >= least);
}

/**
 * Returns the colors without grays; colors that would hardly be recognized on the ice (cream made dark enough is brown)
 * come last.
 */
function wearable(colors: readonly string[]): string[] {
  const hued = colors.filter((color) => chromaOf(color) >= MIN_CHROMA);
  const isKept = (color: string) => distanceOf(color, onGround(color, 'light')) <= MAX_CHANGE;
  return [...hued.filter(isKept), ...hued.filter((color) => !isKept(color))];
}

/** Returns the color itself if it stands out, or the closest of its hue that does. */
function onGround(color: string, scheme: Scheme): string {
  let lightness = lightnessOf(color);
  let shown = color;
  const moveWhile = (isFaulty: () => boolean, step: number) => {
    while (isFaulty()) {
      lightness = Math.max(0, Math.min(1, lightness + step));
      shown = withLightness(color, lightness);
    }
  };
  if (scheme === 'light') moveWhile(() => distanceOf(shown, PUCK) < MIN_DISTANCE_TO_PUCK, STEP);
  moveWhile(() => !standsOut(shown, scheme), scheme === 'light' ? -STEP : STEP);
  return shown;
}

function standsOut(color: string, scheme: Scheme): boolean {
  return GROUNDS[scheme].every((ground) => contrastOf(color, ground) >= MIN_CONTRAST);
}
