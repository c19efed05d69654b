/**
 * Colors as the eye sees them: Oklab of Björn Ottosson (2020), in which equal distances look equally different, and its
 * polar form of lightness, chroma and hue. Colors as '#rrggbb'.
 */

/** Lightness 0 to 1, and two axes of color, each about −0.4 to 0.4. */
export type Oklab = readonly [lightness: number, a: number, b: number];

export function oklabOf(color: string): Oklab {
  const value = Number.parseInt(color.slice(1), 16);
  const red = linear((value >> 16) & 255);
  const green = linear((value >> 8) & 255);
  const blue = linear(value & 255);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** How different two colors look: 0 the same, about .02 just seen, 1 black and white. */
export function distanceOf(one: string, other: string): number {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The same for those who see no red and green: what is left are lightness, blue and yellow. An approximation. */
export function distanceWithoutRedGreen(one: string, other: string): number {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  return Math.hypot(a[0] - b[0], a[2] - b[2]);
}

/** How colorful: 0 gray to about .3. */
export function chromaOf(color: string): number {
  const [, a, b] = oklabOf(color);
  return Math.hypot(a, b);
}

/** The same hue at another lightness, as colorful as a screen can show it there. */
export function withLightness(color: string, lightness: number): string {
  const [, a, b] = oklabOf(color);
  // Too colorful for that lightness: less and less of it, until the screen can.
  for (let share = 1; share > 0; share -= 0.05) {
    const shown = hexOf([lightness, a * share, b * share]);
    if (shown !== null) return shown;
  }
  return hexOf([lightness, 0, 0]) ?? (lightness > 0.5 ? '#ffffff' : '#000000');
}

/** null for what no screen shows. */
function hexOf([lightness, a, b]: Oklab): string | null {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const parts = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
  if (parts.some((part) => part < -0.0005 || part > 1.0005)) return null;
  return `#${parts.map((part) => byteOf(part).toString(16).padStart(2, '0')).join('')}`;
}

function linear(byte: number): number {
  const share = byte / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function byteOf(part: number): number {
  const share = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
  return Math.max(0, Math.min(255, Math.round(share * 255)));
}
