/**
 * Constants of coaches; judgments, since no public data measures them. All effects are relative to the league's average
 * staff, so the world's level stays the same: one staff's gain is another's loss.
 */

import type { JobRole, PayScale } from '#domains/job/constants.ts';
import { STAFF_EFFECTS, type StaffEffect } from '#engine/player/staff-effects.ts';

export const COACH_SKILLS = [
  'offense',
  'defense',
  'goaltending',
  'physical',
  'motivation',
  'tactics',
  'youth',
] as const;
export type CoachSkill = (typeof COACH_SKILLS)[number];

/** Special skills of coaches; `SPECIAL_EFFECTS` lists what they do. */
export const COACH_SPECIAL_SKILLS = [
  'teacher',
  'power-play-architect',
  'penalty-kill-specialist',
  'developer-of-defenders',
  'goalie-whisperer',
  'bench-tactician',
  'line-matcher',
  'motivator',
  'players-coach',
  'disciplinarian',
  'playoff-mind',
  'turnaround-man',
] as const;
export type CoachSpecialSkill = (typeof COACH_SPECIAL_SKILLS)[number];

/** How a coach likes to play. */
export { COACH_STYLES, type CoachStyle } from '#engine/lineup/coach-style.ts';

/** Effects of a coaching staff on its teams. */
export const EFFECTS = STAFF_EFFECTS;
export type EffectName = StaffEffect;

/** What each job asks of the seven skills; the weights of a row add up to 1. */
export const ROLE_WEIGHTS: Readonly<Partial<Record<JobRole, Partial<Record<CoachSkill, number>>>>> = {
  head: { tactics: 0.3, motivation: 0.25, offense: 0.15, defense: 0.15, physical: 0.1, goaltending: 0.05 },
  offense: { offense: 0.7, tactics: 0.2, motivation: 0.1 },
  defense: { defense: 0.65, physical: 0.15, tactics: 0.2 },
  goalie: { goaltending: 0.85, motivation: 0.15 },
  youth: { youth: 0.65, motivation: 0.15, offense: 0.1, defense: 0.1 },
};

/** Weights of the staff's fits in a team's coaching rating. */
export const RATING_SHARES = {
  PRO: { head: 0.5, offense: 0.17, defense: 0.17, goalie: 0.16, youth: 0 },
  FRM: { head: 0.2, offense: 0.15, defense: 0.15, goalie: 0.1, youth: 0.4 },
  U21: { head: 0.1, offense: 0.05, defense: 0.05, goalie: 0.1, youth: 0.7 },
} as const;

/** Fit assumed for a vacant job. */
export const VACANT_FIT = 35;

/** Effect per point of skill above the league's mean, and the maximum: percent of training or chemistry, or tenths of a goal. */
export const EFFECT_SIZE = {
  forwards: { perPoint: 0.25, most: 8 },
  defense: { perPoint: 0.25, most: 8 },
  goalies: { perPoint: 0.25, most: 8 },
  chemistry: { perPoint: 1, most: 25 },
  /** Points of morale gained or lost per game. */
  morale: { perPoint: 0.2, most: 5 },
  /** Tenths of a goal a season. */
  gamePlan: { perPoint: 1.8, most: 36 },
  changes: { perPoint: 0.9, most: 18 },
  powerPlay: { perPoint: 0.8, most: 16 },
  penaltyKill: { perPoint: 0.8, most: 16 },
  /** Percent of fouls. */
  discipline: { perPoint: 0.3, most: 8 },
  /** Tenths of a goal in 38 games of the playoffs. */
  playoffs: { perPoint: 1.8, most: 36 },
} as const satisfies Record<EffectName, { perPoint: number; most: number }>;
/** Shares of the specialist coach and the head coach in an effect. */
export const EFFECT_SHARES = { specialist: 0.6, head: 0.4 } as const;

/** Points of skill that a special skill adds to an effect, for a coach working in that area. */
export const SPECIAL_EFFECTS: Readonly<Record<CoachSpecialSkill, Partial<Record<EffectName, number>>>> = {
  teacher: { forwards: 3, defense: 3, goalies: 3 },
  'power-play-architect': { forwards: 3, powerPlay: 10 },
  'penalty-kill-specialist': { defense: 3, penaltyKill: 10 },
  'developer-of-defenders': { defense: 5 },
  'goalie-whisperer': { goalies: 6 },
  'bench-tactician': { gamePlan: 3, changes: 8 },
  'line-matcher': { gamePlan: 5 },
  motivator: { morale: 6 },
  'players-coach': { morale: 5, chemistry: 2 },
  disciplinarian: { discipline: 15 },
  'playoff-mind': { playoffs: 15 },
  // Only in his first season with a team (`WHILE_NEW`).
  'turnaround-man': { gamePlan: 8, morale: 8 },
};

/** Special skills that count only in the first season with an employer; a coach's season includes the summer before it. */
export const WHILE_NEW: ReadonlySet<CoachSpecialSkill> = new Set(['turnaround-man']);
export const NEW_FROM_DAY = 59;

/** Skills of top-tier coaches, the step per tier, and the bonus in a coach's own area. */
export const SKILL_LEVEL = { mean: 55, deviation: 9, perTier: -4, own: 10, free: -6, beginner: 52 } as const;
/**
 * Points that the coaches whom a new world begins with are better at their jobs than that: they were chosen among many, as their successors
 * will be. Set so that wages after decades stay near those of the first season (decisions 034, 041).
 */
export const CHOSEN: Readonly<Partial<Record<JobRole, number>>> = {
  head: 9,
  offense: 3,
  defense: 3,
  goalie: 6,
  youth: 4,
};
export const AGES = { least: 36, most: 64 } as const;
/** Free coaches per club. */
export const FREE_PER_CLUB = 2;
/** Chance of each special skill of a coach; he has two at most. */
export const SPECIAL_CHANCE = 0.08;
export const MAX_SPECIALS = 2;
/** Mean and deviation of a skill's growth per season worked until an age, and the change after it. */
export const GROWTH = { mean: 0.5, deviation: 1.2, until: 55, after: -0.4 } as const;

/**
 * What an assistant learns in a season from the head coach of his staff while he is young: a share of what that one is better at in a skill, and
 * at most this many points. `told`: points from which on a skill is named. Set so that wages after thirty seasons stay within a tenth or so of
 * those of the first (decision 041).
 */
export const MENTORS = { share: 0.05, most: 1, told: 0.4 } as const;

/** Whole dollars per season of an average coach in the top tier by job, and the factor per point of fit. */
export const PAY: PayScale = {
  base: { head: 640_000, offense: 230_000, defense: 230_000, goalie: 170_000, youth: 120_000 },
  ordinaryFit: 65,
  perPoint: 1.05,
  step: 5_000,
};

/** How AI clubs judge head coaches: chances of a change by how far the club finished below its roster's expectation. */
export const JUDGMENT = {
  /** Share of the league's ranks below expectation from which it counts. */
  tolerance: 0.1,
  /** Chance at the end of the season for each further share. */
  perShare: 1,
  always: 0.03,
  most: 0.85,
  /** In season: the interval of reviews in days, the threshold, and the chance. */
  everyDays: 7,
  from: 0.4,
  fromDay: 24,
  chance: 0.22,
  /** Chance that an assistant leaves with the head coach. */
  together: 0.3,
  /** Chance that an expiring contract is extended. */
  renews: { head: 0.88, others: 0.75 },
} as const;

/** Coaches per page of the Coach center. */
export const COACHES_PER_PAGE = 25;
export const EVENTS_PER_PAGE = 30;
/** Head coaches in the ranking. */
export const RANKED_COACHES = 50;
/** Games per page of a coach's log. */
export const LOGGED_PER_PAGE = 10;

/** Bisection steps that find a league's center to a millionth of a point. */
export const CENTER_STEPS = 27;

/** What a list of them can be ordered by. */
export const COACH_SORTS = ['fit', 'name', 'age', 'ask', ...COACH_SKILLS] as const;
