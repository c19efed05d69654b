/**
 * Constants of growth and decline. Shape: points by age of NHL players, from the same players' changes from one age to the next.
 * Forwards are best at 24 and lose some 5 points per 82 games by 30 and 20 by 35, defensemen half of that; those who already
 * play at 20 are half a dozen short of their best. Goalies last three years longer, and past 34 stop fewer pucks than the league
 * average. `npm run sim -- drift` measures it, and checks that a world neither rises nor falls over twenty seasons.
 */
import type { Skill } from '#engine/player/skills.ts';

/**
 * Share of the gap to the ceiling that an average player closes in a season, by years from his peak; each entry holds up to and
 * including that year. After the last, growth ends.
 */
export const GROWTH_BY_YEARS_TO_PEAK: readonly { until: number; share: number }[] = [
  { until: -6, share: 0.4 },
  { until: -3, share: 0.345 },
  { until: -1, share: 0.175 },
  { until: 1, share: 0.162 },
  { until: 4, share: 0.128 },
];

/** Age at which an average player peaks, and the spread between players, in years. */
export const PEAK_AGE = { skater: 24.5, goalie: 27.6, deviation: 1 } as const;

/**
 * Growth rates (100 = average): most grow as expected, some late, some fast, and one in five never gets there, like two in three
 * of second-round picks.
 */
export const CAREER_KINDS = [
  { kind: 'ordinary', weight: 56, growthRate: 100, peakShift: 0 },
  { kind: 'early', weight: 12, growthRate: 130, peakShift: -1 },
  { kind: 'late', weight: 12, growthRate: 75, peakShift: 2 },
  { kind: 'bust', weight: 20, growthRate: 45, peakShift: -1 },
] as const;
/** Spread of the growth rate within a kind. */
export const GROWTH_RATE_DEVIATION = 15;
export const GROWTH_RATE_BOUNDS = [25, 170] as const;

/** Random spread of a season around the expected growth, in skill points: shared by all skills of a player, and for each skill. */
export const SEASON_DEVIATION = { shared: 1.3, own: 0.9 } as const;
/** With coaching: the effect of one standard deviation of work, as a share of the expected gain. */
export const GUIDED_SPREAD = 0.5;

/** Training one skill: that skill grows this much faster, and the others this much slower, so that focus is not free. */
export const TRAINING_FOCUS = { trained: 2.5, others: 0.88 } as const;

/** Points that a declining skill loses in its first season of decline; each later season adds the same again. */
export const DECLINE_PER_SEASON = 0.235;
/** Maximum points that a skill loses in a season. */
export const DECLINE_LIMIT = 5.5;

export interface Aging {
  /** Years after the peak at which the decline begins. */
  onset: number;
  /** 1 = at the rate of DECLINE_PER_SEASON. */
  speed: number;
}

const LEGS: Aging = { onset: 4, speed: 1.5 };
const HANDS: Aging = { onset: 5, speed: 1.1 };
/** Vision: it lasts longest in passers, followed by their hands. */
const EYES: Aging = { onset: 7, speed: 1 };
const HEAD: Aging = { onset: 7, speed: 0.7 };
/** Goalies decline later, and then faster. */
const REFLEXES: Aging = { onset: 4, speed: 11.8 };
const REACH: Aging = { onset: 4, speed: 10.5 };

/** Age takes skating first, then hands; hockey sense lasts longest. */
export const AGING: Record<Skill, Aging> = {
  skating: LEGS,
  endurance: LEGS,
  strength: { onset: 6, speed: 0.9 },
  checking: HANDS,
  passing: EYES,
  shooting: HANDS,
  'puck-handling': HANDS,
  defending: EYES,
  faceoffs: HEAD,
  'hockey-sense': HEAD,
  discipline: HEAD,
  reflexes: REFLEXES,
  'goalie-endurance': REFLEXES,
  glove: REACH,
  blocker: REACH,
  'rebound-control': REACH,
  'goalie-puck-handling': REACH,
  positioning: REACH,
  composure: HEAD,
};

/** Experience gained in a season, in hundredths of a level, by the level he played at and for a playoff run. */
export const XP_PER_SEASON = { PRO: 85, FRM: 45, U21: 30, playoffRun: 40 } as const;

/** Chance to retire after a season, by years past this age, for a player with a contract. */
export const RETIREMENT = {
  skaterAge: 33,
  goalieAge: 35,
  /** Chance in the first such year, and the increase with each later year. */
  firstYear: 0.06,
  perYear: 0.09,
  /** Maximum years played past that age. */
  latest: 9,
  /** Good players continue: the chance shrinks by this share per point of overall above the level. */
  goodOverall: 70,
  reprievePerPoint: 0.05,
  /** Without a team: from this age on, with this chance, growing by the year. */
  teamlessAge: 22,
  teamless: 0.3,
  teamlessPerYear: 0.06,
  /** A player good enough waits for a club: above this overall each point reduces the chance by this share. */
  stillPlays: 64,
  waitsPerPoint: 0.15,
} as const;
