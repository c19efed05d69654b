/** The geometry of crests, in a 100 by 100 box. */
import type { Crest } from '#domains/club/rules/looks.ts';

/** Outlines of the crest. */
export const SHAPES: Record<Crest['shape'], string> = {
  shield: 'M50 5C64 11 78 13 91 13V48C91 72 73 87 50 95C27 87 9 72 9 48V13C22 13 36 11 50 5Z',
  round: 'M50 5A45 45 0 1 1 50 95A45 45 0 1 1 50 5Z',
  diamond: 'M50 4L96 50L50 96L4 50Z',
  hexagon: 'M50 4L91 27V73L50 96L9 73V27Z',
  pennant: 'M6 12H94L80 56L50 95L20 56Z',
};

/** The charge's position and scale on each shape. */
export const CHARGE_PLACES: Record<Crest['shape'], { x: number; y: number; scale: number }> = {
  shield: { x: 50, y: 49, scale: 1 },
  round: { x: 50, y: 50, scale: 1.02 },
  diamond: { x: 50, y: 50, scale: 0.78 },
  hexagon: { x: 50, y: 50, scale: 1 },
  pennant: { x: 50, y: 43, scale: 0.88 },
};

/** The area of the secondary color. */
export const FIELDS: Record<Crest['field'], string> = {
  plain: '',
  chief: 'M0 0H100V30H0Z',
  pale: 'M33 0H67V100H33Z',
  bend: 'M-6 12L12 -6L106 88L88 106Z',
  chevron: 'M0 76L50 34L100 76V106L50 64L0 106Z',
  quarterly: 'M50 0H100V50H50ZM0 50H50V100H0Z',
};

function polar(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(50 + radius * Math.sin(angle)).toFixed(1)} ${(50 - radius * Math.cos(angle)).toFixed(1)}`;
}

function disc(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`;
}

function star(): string {
  const corners = Array.from({ length: 10 }, (_, index) => polar(index % 2 === 0 ? 29 : 12, index * 36));
  return `M${corners.join('L')}Z`;
}

function gear(): string {
  const teeth = 9;
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const at = (tooth * 360) / teeth;
    return [polar(20, at - 13), polar(27, at - 8), polar(27, at + 8), polar(20, at + 13)];
  });
  return `M${corners.flat().join('L')}Z${disc(50, 50, 9)}`;
}

const WAVE = (y: number) => `M23 ${y}q7 -10 13.5 0t13.5 0t13.5 0t13.5 0v8q-7 10 -13.5 0t-13.5 0t-13.5 0t-13.5 0Z`;

/** The charges, each centered at 50, 50 and about 52 wide; holes by the even-odd rule. */
export const CHARGES: Record<Crest['charge'], string> = {
  star: star(),
  gear: gear(),
  crown: 'M27 63L22 36L37 48L50 29L63 48L78 36L73 63ZM27 67H73V74H27Z',
  anchor: `M47 36H53V41H64V47H53V69C61 67 66 62 68 56L62 57L71 44L79 57L74 56.5C72 69 62 77 50 78C38 77 28 69 26 56.5L21 57L29 44L38 57L32 56C34 62 39 67 47 69V47H36V41H47Z${disc(50, 29, 7.5)}${disc(50, 29, 3.2)}`,
  bolt: 'M58 20L31 55H46L40 81L69 44H53Z',
  wave: `${WAVE(34)}${WAVE(50)}${WAVE(66)}`,
  tree: 'M50 20L64 40H57L68 56H61L73 72H54V81H46V72H27L39 56H32L43 40H36Z',
  mountain: 'M19 72L41 30L53 51L61 40L81 72ZM41 43L35 54L40 51L44 57L48 54Z',
  flame:
    'M52 20C57 35 70 41 69 57C68 70 60 78 50 78C39 78 31 70 32 58C33 50 39 46 39 37C44 40 47 45 47 50C52 42 54 31 52 20ZM50 72C55 72 58 68 57 63C56 58 52 56 51 51C48 56 43 58 43 64C43 69 46 72 50 72Z',
  wing: 'M18 34C40 36 62 30 84 21C84 34 76 41 65 43L78 42C74 52 64 56 54 55L66 56C60 67 47 70 36 65C26 60 20 48 18 34Z',
  paw: `M50 50C60 50 70 62 68 70C66 77 58 74 50 74C42 74 34 77 32 70C30 62 40 50 50 50Z${disc(29, 50, 6, 8)}${disc(42, 34, 6.5, 9)}${disc(58, 34, 6.5, 9)}${disc(71, 50, 6, 8)}`,
  stick:
    'M25 25L31 20L62 62C66 66 72 65 78 62C83 66 81 73 75 74C66 76 59 75 55 69ZM75 25L69 20L38 62C34 66 28 65 22 62C17 66 19 73 25 74C34 76 41 75 45 69Z',
};
