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

/** Returns the lightness, 0 black to 1 white. */
export const lightnessOf = (color: string) => oklab(color)?.l ?? 0;

/** Returns the chroma: 0 gray to about .3. */
export const chromaOf = (color: string) => oklch(color)?.c ?? 0;

/** Returns how different two colors look: 0 the same, about .02 just noticeable, 1 black and white. */
export const distanceOf = differenceEuclidean('oklab');

/** Returns the same for users with red-green color blindness: only lightness, blue and yellow remain. An approximation. */
export const distanceWithoutRedGreen = differenceEuclidean('oklab', [1, 0, 1, 0]);

/** Returns the same hue at another lightness, as colorful as a screen can show it. */
export function withLightness(color: string, lightness: number): string {
  return formatHex(clampChroma({ h: 0, c: 0, ...oklch(color), mode: 'oklch', l: lightness }, 'oklch'));
}
