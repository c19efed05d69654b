/**
 * How careers rise and fall. Shape: points by age of NHL players, from the same men's changes from one age to the next: forwards
 * are best at 24, lose some 5 points of 82 games by 30 and 20 by 35, defensemen half of that, and those who play at 20 already are
 * half a dozen short of their best; goalies hold three years longer, and over 34 stop fewer pucks than the league's mean.
 * `npm run sim -- drift` measures it, and that a world neither rises nor falls over twenty seasons.
 */
import type { Skill } from '#engine/player/skills.ts';

/**
 * Share of the way to the ceiling that an ordinary player covers in a season, by years from his peak: the entry holds
 * up to and including that year. After the last, nothing more is gained.
 */
export const GROWTH_BY_YEARS_TO_PEAK: readonly { until: number; share: number }[] = [
  { until: -6, share: 0.4 },
  { until: -3, share: 0.345 },
  { until: -1, share: 0.175 },
  { until: 1, share: 0.162 },
  { until: 4, share: 0.128 },
];

/** Age at which an ordinary player peaks, and the spread between players, in years. */
export const PEAK_AGE = { skater: 24.5, goalie: 27.6, deviation: 1 } as const;

/**
 * Growth rates (100 = ordinary): most grow as expected, some late, some fast, and one in five never gets there, as two in three of
 * those who are drafted in a second round do not.
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

/** Chance of a season's spread beside the expected, in skill points: shared by all skills of a player, and each skill's own. */
export const SEASON_DEVIATION = { shared: 1.3, own: 0.9 } as const;
/** With coaches at his side: by how much of the expected gain one standard deviation of work makes it greater or smaller. */
export const GUIDED_SPREAD = 0.5;

/** Training one skill: that skill grows this much faster, and the others this much slower, so that focus is not free. */
export const TRAINING_FOCUS = { trained: 2.5, others: 0.88 } as const;

/** Points that a declining skill loses in its first season of decline; each later season costs as much more. */
export const DECLINE_PER_SEASON = 0.235;
/** No season costs a skill more than this. */
export const DECLINE_LIMIT = 5.5;

export interface Aging {
  /** Years after the peak at which the decline sets in. */
  onset: number;
  /** 1 = as fast as DECLINE_PER_SEASON says. */
  speed: number;
}

const LEGS: Aging = { onset: 4, speed: 1.5 };
const HANDS: Aging = { onset: 5, speed: 1.1 };
/** Where the others are: a passer sees it as long as ever, and his hands follow. */
const EYES: Aging = { onset: 7, speed: 1 };
const HEAD: Aging = { onset: 7, speed: 0.7 };
/** Goalies hold longer, and then fall faster. */
const REFLEXES: Aging = { onset: 4, speed: 11.8 };
const REACH: Aging = { onset: 4, speed: 10.5 };

/** What age takes first: the legs, then the hands; the head stays longest. */
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

/** Experience: hundredths of a level gained in a season by what a player did in it. */
export const XP_PER_SEASON = { PRO: 85, FRM: 45, U21: 30, playoffRun: 40 } as const;

/** Chance to retire after a season, by years past this age, for a player with a contract. */
export const RETIREMENT = {
  skaterAge: 33,
  goalieAge: 35,
  /** Chance in the first such year, and what each later year adds. */
  firstYear: 0.06,
  perYear: 0.09,
  /** Nobody plays past this many years after that age. */
  latest: 9,
  /** Good players go on: the chance shrinks by this share for each overall point above the level. */
  goodOverall: 70,
  reprievePerPoint: 0.05,
  /** Without a team: from this age on, with this chance, growing by the year. */
  teamlessAge: 22,
  teamless: 0.3,
  teamlessPerYear: 0.06,
  /** Anyone who can still play waits for a club: above this overall it is less by such a share for each point. */
  stillPlays: 64,
  waitsPerPoint: 0.15,
} as const;
