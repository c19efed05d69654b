/** Looks of clubs: distinguishable colors, jerseys, crests. */
import { CREST_CHARGES, CREST_FIELDS, CREST_SHAPES, JERSEY_PATTERNS } from '#domains/club/constants.ts';
import type { Crest, Jersey } from '#domains/club/rules/looks.ts';
import type { Random } from '#engine/random.ts';

export type Colors = [primary: string, secondary: string, accent: string];

/** Color palettes; primary and secondary have a contrast of at least 4.5 (WCAG), see the test. */
export const PALETTES: readonly Colors[] = [
  ['#0b2545', '#f4f6f8', '#e63946'],
  ['#7a0019', '#ffd24a', '#1b1b1b'],
  ['#00563f', '#ffffff', '#c8a951'],
  ['#1d1d1f', '#f2a900', '#ffffff'],
  ['#003f87', '#ffffff', '#c8102e'],
  ['#4b2e83', '#e8e3d3', '#f5b335'],
  ['#8b1e3f', '#f7f3e9', '#2d6a8a'],
  ['#12355b', '#ffb20f', '#f7f7f2'],
  ['#0a3b3c', '#9fe2d0', '#ff7f50'],
  ['#2f2f33', '#c9d1d9', '#d7263d'],
  ['#16324f', '#9ad1f5', '#ffffff'],
  ['#1f4d2b', '#f6e27f', '#2b2b2b'],
  ['#5c1a1b', '#e6d5b8', '#141414'],
  ['#22223b', '#f2e9e4', '#c9ada7'],
  ['#006466', '#f8f9fa', '#ff9f1c'],
  ['#312244', '#ffd6ff', '#bbd0ff'],
  ['#9b2226', '#fefae0', '#005f73'],
  ['#14213d', '#fca311', '#e5e5e5'],
  ['#264027', '#f5f1e3', '#a44a3f'],
  ['#0d1b2a', '#7fd1ae', '#e0e1dd'],
  ['#5a189a', '#ffffff', '#ff9e00'],
  ['#013a63', '#a9d6e5', '#ffba08'],
  ['#3d0e0e', '#ff9b71', '#fff3e6'],
  ['#00296b', '#fdc500', '#ffffff'],
  ['#4a1942', '#f3d9e5', '#c08552'],
  ['#1b4332', '#d8f3dc', '#e76f51'],
  ['#6a040f', '#f1faee', '#457b9d'],
  ['#202c39', '#f29559', '#f2d492'],
  ['#0f4c5c', '#f6f4e8', '#e36414'],
  ['#33312e', '#d4e157', '#fafafa'],
  ['#1a237e', '#ffe082', '#ff5252'],
  ['#3e2723', '#ffccbc', '#80cbc4'],
  ['#004d40', '#ffecb3', '#d84315'],
  ['#263238', '#80deea', '#ff8a65'],
  ['#880e4f', '#ffffff', '#90a4ae'],
  ['#33691e', '#ffffff', '#212121'],
  ['#bf360c', '#ffffff', '#1c2b39'],
  ['#37474f', '#ffffff', '#ffca28'],
  ['#1b5e20', '#ffffff', '#ffb300'],
  ['#311b92', '#ede7f6', '#26c6da'],
];

/** Deals palettes to the clubs of one league, without repeats as long as there are enough. */
export function dealColors(clubs: number, random: Random): Colors[] {
  const dealt: Colors[] = [];
  while (dealt.length < clubs) {
    for (const palette of random.shuffle(PALETTES)) if (dealt.length < clubs) dealt.push([...palette]);
  }
  return dealt;
}

export function drawJersey(random: Random): Jersey {
  return { pattern: random.pick(JERSEY_PATTERNS) };
}

/** Draws a crest. @param charge charge suggested by the nickname, if any */
export function drawCrest(random: Random, charge?: Crest['charge']): Crest {
  return {
    shape: random.pick(CREST_SHAPES),
    field: random.pick(CREST_FIELDS),
    charge: charge ?? random.pick(CREST_CHARGES),
  };
}

/** Returns the contrast of two '#rrggbb' colors, 1 to 21, by the formula of WCAG 2. */
export function contrastOf(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]; // two in, two out
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
