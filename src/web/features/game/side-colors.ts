/** The colors in which the two sides of a game are drawn: the clubs' own, if one can tell them from each other and from the ice. */
import type { Side } from '#engine/match/sides.ts';
import { contrastOf } from '#web/lib/color.ts';
import { chromaOf, distanceOf, distanceWithoutRedGreen, lightnessOf, withLightness } from '#web/lib/oklab.ts';

export type Scheme = 'light' | 'dark';

/** '#rrggbb' of each side in each scheme. */
export type SideColors = Record<Scheme, Record<Side, string>>;

/** What marks and bars lie upon: the ice (`--ice`, rink.module.css) and the cards (`--rs-surface`, ui/tokens.css). */
export const GROUNDS: Record<Scheme, readonly [ice: string, card: string]> = {
  light: ['#f8fbfe', '#ffffff'],
  dark: ['#182b47', '#0f1c30'],
};
/** Graphics need this contrast to what they lie upon (WCAG 2.2, 1.4.11). */
export const MIN_CONTRAST = 3;
/** Distance in Oklab from which two marks of a few pixels are told apart at a glance; a just seen difference is about .02. */
export const MIN_DISTANCE = 0.17;
/** The same for those who see no red and green, to whom only lightness, blue and yellow are left. */
export const MIN_DISTANCE_RED_GREEN = 0.1;
/** Below this chroma a color is gray, white or black, as the boards are. */
const MIN_CHROMA = 0.02;
/** A color that is changed more than this to stand out from light ice is another one. */
const MAX_CHANGE = 0.2;
/** The puck on light ice (`--ice-puck`, rink.module.css): marks as dark as it would be taken for pucks. */
const PUCK = '#0a1a31';
const MIN_DISTANCE_TO_PUCK = 0.12;
/** Steps of lightness in which a color is moved until it stands out. */
const STEP = 0.01;

/** For clubs that one could not tell apart; as `--rs-home` and `--rs-away` in ui/tokens.css. */
export const HOUSE_COLORS: SideColors = {
  light: { home: '#d0202b', away: '#1450b8' },
  dark: { home: '#ff6b73', away: '#6ea0ff' },
};

/**
 * The first pair of the clubs' colors that can be told apart in both schemes: the home team keeps its first color as
 * long as the visitors have any that differs from it, as jerseys are chosen. Of the visitors' colors those come first that
 * differ without red and green as well. A color keeps its hue and becomes darker (on light ice) or lighter (on dark ice)
 * until it stands out. Clubs whose colors are all alike play in `HOUSE_COLORS`.
 * @param home colors of the home team in their order, '#rrggbb'
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

/** Without grays, and what would hardly be recognized on the ice (cream made dark enough is brown) behind the others. */
function wearable(colors: readonly string[]): string[] {
  const hued = colors.filter((color) => chromaOf(color) >= MIN_CHROMA);
  const isKept = (color: string) => distanceOf(color, onGround(color, 'light')) <= MAX_CHANGE;
  return [...hued.filter(isKept), ...hued.filter((color) => !isKept(color))];
}

/** The color itself where it stands out, or the nearest of its hue that does. */
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
