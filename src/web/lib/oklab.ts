/** Colors as the eye sees them: Oklab of Björn Ottosson (2020), in which equal distances look equally different. As '#rrggbb'. */
import {
  clampChroma,
  differenceEuclidean,
  formatHex,
  useMode as knowing,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
} from 'culori/fn';

knowing(modeRgb);
knowing(modeLrgb);
const oklab = knowing(modeOklab);
const oklch = knowing(modeOklch);

/** Lightness, 0 black to 1 white. */
export const lightnessOf = (color: string) => oklab(color)?.l ?? 0;

/** How colorful: 0 gray to about .3. */
export const chromaOf = (color: string) => oklch(color)?.c ?? 0;

/** How different two colors look: 0 the same, about .02 just seen, 1 black and white. */
export const distanceOf = differenceEuclidean('oklab');

/** The same for those who see no red and green: what is left are lightness, blue and yellow. An approximation. */
export const distanceWithoutRedGreen = differenceEuclidean('oklab', [1, 0, 1, 0]);

/** The same hue at another lightness, as colorful as a screen can show it there. */
export function withLightness(color: string, lightness: number): string {
  return formatHex(clampChroma({ h: 0, c: 0, ...oklch(color), mode: 'oklch', l: lightness }, 'oklch'));
}
