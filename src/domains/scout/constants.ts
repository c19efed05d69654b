/** Numbers of scouts. Judgments: nothing public measures them. Errors are standard deviations in points of overall. */
import type { JobRole, PayScale } from '#domains/job/constants.ts';

export const SCOUT_SKILLS = ['skaters', 'goalies', 'potential', 'character', 'speed'] as const;
export type ScoutSkill = (typeof SCOUT_SKILLS)[number];

/** What each job asks of the five skills; the weights of a row add up to 1. */
export const ROLE_WEIGHTS: Readonly<Partial<Record<JobRole, Partial<Record<ScoutSkill, number>>>>> = {
  chief: { potential: 0.35, skaters: 0.25, goalies: 0.15, character: 0.15, speed: 0.1 },
  amateur: { potential: 0.4, skaters: 0.25, goalies: 0.05, character: 0.1, speed: 0.2 },
  goaltending: { goalies: 0.5, potential: 0.25, character: 0.1, speed: 0.15 },
};

/** Skills of scouts of the top tier, what a tier below is worse, and how much better they are in what is theirs. */
export const SKILL_LEVEL = { mean: 55, deviation: 9, perTier: -4, own: 10, free: -4, beginner: 52 } as const;
export const AGES = { least: 34, most: 64 } as const;
/** Scouts without a job, for each club. */
export const FREE_PER_CLUB = 1;
/** Points that a skill grows in a season of work while he is young, and that it varies. */
export const GROWTH = { mean: 0.5, deviation: 1.2, until: 55, after: -0.4 } as const;
/** Nations whose hockey a scout knows besides his own. */
export const MAX_OTHER_NATIONS = 3;

/** Whole dollars a season in the top tier of an ordinary scout in each job; each point of fit is worth so much more. */
export const PAY: PayScale = {
  base: { chief: 220_000, amateur: 110_000, goaltending: 110_000 },
  ordinaryFit: 60,
  perPoint: 1.04,
  step: 5_000,
};

/** Chance that an AI club renews terms that are over. */
export const RENEWS = 0.75;

/** Names on a page of the list of scouts. */
export const SCOUTS_PER_PAGE = 25;

/**
 * What scouts are worth in the draft: a club errs so many percent less of its own for each point of fit above the mean of all clubs,
 * within bounds. The amateur scout and the chief share the work on skaters, the goalie scout does his alone.
 */
export const EYES = { perPoint: 1, least: 70, most: 130, chiefShare: 0.4, vacant: 40 } as const;

/**
 * Calls on prospects: so many a scout and season, settled so many seasons after the draft; what a scout errs about what a prospect
 * becomes is `worst` less `perPoint` for each point of skill. Set so that skill 90 is right about 6 percent of calls more often than
 * skill 50, and nobody three times in four (`rules/calls.test.ts`).
 */
export const CALLS = { perSeason: 6, settledAfter: 2, worst: 29, perPoint: 0.18 } as const;
