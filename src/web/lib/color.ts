/** Colors of clubs made readable: contrast by WCAG 2.2, colors as '#rrggbb'. */

type Rgb = readonly [number, number, number];

/** Text of normal size needs this contrast for WCAG AA. */
export const READABLE_CONTRAST = 4.5;

function rgbOf(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hexOf([red, green, blue]: Rgb): string {
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the relative luminance, 0 black to 1 white. */
export function luminanceOf(color: string): number {
  const [red, green, blue] = rgbOf(color).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Returns black-navy or white, whichever reads better on `background`. */
export function readableOn(background: string): string {
  return contrastOf(background, '#ffffff') >= contrastOf(background, '#0a1a31') ? '#ffffff' : '#0a1a31';
}

/** Returns `color`, moved toward `toward` just far enough to reach the contrast on `background`. */
export function withContrast(color: string, background: string, toward: string, contrast = READABLE_CONTRAST): string {
  for (let step = 0; step <= 20; step++) {
    const mixed = mix(color, toward, step / 20);
    if (contrastOf(mixed, background) >= contrast) return mixed;
  }
  return toward;
}

/** @param share of `other`, 0 to 1 */
export function mix(color: string, other: string, share: number): string {
  const [from, to] = [rgbOf(color), rgbOf(other)];
  return hexOf([
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]);
}

/** Returns how colorful a color is, from 0 gray. */
function saturationOf(color: string): number {
  const parts = rgbOf(color);
  const [low, high] = [Math.min(...parts), Math.max(...parts)];
  return high === 0 ? 0 : (high - low) / high;
}

/** Below this saturation a color counts as gray; the next limit rules out the navy and black that headers have anyway. */
const MIN_SATURATION = 0.25;
const MIN_LUMINANCE = 0.035;
/** The contrast of accented text on a card: hovered rows and tinted notices take up to a fifth of it (`contrast.test.ts`). */
const ACCENT_CONTRAST = 5.7;
/** The accent of a club without colors, and of pages that belong to no club; as in ui/tokens.css. */
const HOUSE_ACCENT = '#1450b8';

export interface Accent {
  /** For text and thin lines on the page. */
  text: string;
  /** For filled areas; `onFill` is the text on them. */
  fill: string;
  onFill: string;
}

/**
 * Returns the accent of a page from its club's colors: the first one that is neither gray nor nearly black, made
 * readable on the page. A club of navy and white keeps its navy.
 * @param surface color of the page
 */
export function accentOf(colors: readonly string[], surface: string): Accent {
  const hued = colors.filter((color) => saturationOf(color) > MIN_SATURATION);
  const colorful = hued.find((color) => luminanceOf(color) > MIN_LUMINANCE) ?? hued[0] ?? colors[0] ?? HOUSE_ACCENT;
  const toward = luminanceOf(surface) > 0.5 ? '#0a1a31' : '#ffffff';
  const seen = withContrast(colorful, surface, toward, 3);
  const onFill = readableOn(seen);
  // Between the two a color is too light for white and too dark for navy.
  const fill = withContrast(seen, onFill, onFill === '#ffffff' ? '#0a1a31' : '#ffffff');
  return { text: withContrast(colorful, surface, toward, ACCENT_CONTRAST), fill, onFill };
}
