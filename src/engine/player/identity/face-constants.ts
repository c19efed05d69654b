/**
 * Building blocks of faces: names of facesjs drawings that suit a hockey player, and colors (the ones facesjs uses). facesjs
 * generates faces with Math.random only, so the game composes them from these lists with its own randomness; a test checks that
 * facesjs has every drawing named here.
 */

export type Complexion = 'white' | 'black' | 'brown' | 'asian';

export const COMPLEXION_COLORS: Record<Complexion, { skin: readonly string[]; hair: readonly string[] }> = {
  white: {
    skin: ['#f2d6cb', '#ddb7a0'],
    hair: ['#272421', '#3D2314', '#5A3825', '#CC9966', '#2C1608', '#B55239', '#e9c67b', '#D7BF91'],
  },
  asian: { skin: ['#fedac7', '#f0c5a3', '#eab687'], hair: ['#272421', '#0f0902'] },
  brown: { skin: ['#bb876f', '#aa816f', '#a67358'], hair: ['#272421', '#1c1008'] },
  black: { skin: ['#ad6453', '#74453d', '#5c3937'], hair: ['#272421'] },
};

type Shares = Partial<Record<Complexion, number>>;
/** For nations without shares of their own. */
export const USUAL_COMPLEXIONS: Shares = { white: 97, brown: 1.5, black: 1.5 };
/** Shares by nation, approximating those among its players. */
export const COMPLEXIONS: Record<string, Shares> = {
  CA: { white: 90, black: 4, brown: 3, asian: 3 },
  US: { white: 90, black: 5, brown: 3, asian: 2 },
  SE: { white: 94, black: 3, brown: 3 },
  FR: { white: 88, black: 9, brown: 3 },
  GB: { white: 90, black: 6, brown: 4 },
  CH: { white: 94, black: 4, brown: 2 },
  NL: { white: 88, black: 7, brown: 5 },
  BE: { white: 90, black: 7, brown: 3 },
  AU: { white: 94, asian: 4, brown: 2 },
  KZ: { white: 50, asian: 50 },
  RU: { white: 95, asian: 5 },
  JP: { asian: 99, brown: 1 },
  KR: { asian: 100 },
  CN: { asian: 100 },
  MX: { brown: 75, white: 25 },
  CO: { brown: 65, white: 20, black: 15 },
  ES: { white: 92, brown: 8 },
};

const numbered = (stem: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${stem}${index + 1}`);

export const DRAWINGS = {
  body: ['body', 'body2', 'body3', 'body4', 'body5'],
  ear: numbered('ear', 3),
  head: numbered('head', 18),
  eyeLine: numbered('line', 6),
  smileLine: numbered('line', 4),
  miscLine: ['chin1', 'chin2', ...numbered('forehead', 5), 'freckles1', 'freckles2'],
  eye: numbered('eye', 19),
  eyebrow: numbered('eyebrow', 20),
  mouth: [
    'closed',
    'mouth',
    ...numbered('mouth', 8).slice(1),
    'side',
    'smile-closed',
    'smile',
    ...numbered('smile', 4).slice(1),
    'straight',
  ],
  nose: [...numbered('nose', 14), 'honker', 'small'],
  /** Hair of complexions that do not use `curlyHair`. */
  hair: [
    'crop',
    'crop-fade',
    'crop-fade2',
    'curly',
    'curly2',
    'curly3',
    'emo',
    'faux-hawk',
    'hair',
    'high',
    'juice',
    'longHair',
    'messy',
    'messy-short',
    'middle-part',
    'parted',
    'shaggy1',
    'shaggy2',
    'short',
    'short-fade',
    'short2',
    'short3',
    'shortBangs',
    'spike',
    'spike2',
    'spike3',
    'spike4',
  ],
  curlyHair: [
    'afro',
    'afro2',
    'blowoutFade',
    'cornrows',
    'curlyFade1',
    'curlyFade2',
    'dreads',
    'short-fade',
    'short-bald',
    'tall-fade',
    'crop-fade',
  ],
  baldingHair: ['bald', 'short-bald', 'short', 'short2'],
  facialHair: [
    'beard1',
    'beard2',
    'beard3',
    'beard4',
    'beard5',
    'beard6',
    'beard-point',
    'chin-strap',
    'fullgoatee',
    'fullgoatee2',
    'goatee1',
    'goatee2',
    'goatee3',
    'goatee4',
    'goatee-thin',
    'mustache1',
    'mustache-thin',
    'sideburns1',
    'sideburns2',
    'soul',
    'soul-stache',
    'neckbeard',
  ],
} as const;

/** Chances of optional features; facial hair comes with age. */
export const FEATURE_CHANCES = {
  eyeLine: 0.75,
  smileLine: 0.75,
  miscLine: 0.45,
  shaved: 0.25,
  facialHairAt18: 0.06,
  facialHairPerYear: 0.05,
  facialHairMost: 0.6,
  baldingFrom: 29,
  baldingPerYear: 0.05,
  longHairBehind: 0.08,
} as const;

/** Ranges of the numbers that facesjs draws for men. */
export const NUMBER_RANGES = {
  bodySize: [0.95, 1.05],
  fatness: [0, 0.7],
  earSize: [0.5, 1.5],
  eyeAngle: [-10, 15],
  eyebrowAngle: [-15, 20],
  headShave: [0, 0.2],
  noseSize: [0.5, 1.25],
  smileLineSize: [0.25, 2.25],
} as const;
