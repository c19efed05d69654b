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
/** The same after study trips. */
export const MAX_STUDIED_NATIONS = 6;

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
 * What scouts are worth in the draft: a club errs this many percent less of its own for each point of fit above the mean of all clubs,
 * within bounds. The amateur scout and the chief share the work on skaters, the goalie scout does his alone.
 */
export const EYES = { perPoint: 1, least: 70, most: 130, chiefShare: 0.4, vacant: 40 } as const;

/**
 * What a club and its scouts err by the level of its scouting office, 1 to 10, as a share of what they err in an ordinary one: on its
 * own board of a class, and in a night on the road.
 */
export const OFFICE_ERROR = [1.04, 1.02, 1, 0.97, 0.945, 0.925, 0.91, 0.895, 0.885, 0.875] as const;

/**
 * Calls on prospects: this many a scout and season, settled this many seasons after the draft; what a scout errs about what a prospect
 * becomes is `worst` less `perPoint` for each point of skill. Set so that skill 90 is right about 6 percent of calls more often than
 * skill 50, and nobody three times in four (`rules/calls.test.ts`).
 */
export const CALLS = { perSeason: 6, settledAfter: 2, worst: 29, perPoint: 0.18 } as const;

/**
 * Looks at amateurs. What a scout errs about one of them for a whole season, and what he errs from night to night besides; the first stays
 * however often he looks. Standard deviations in points of overall about what a boy may become, less for each point of eye.
 */
export const LOOKS = {
  lasting: { worst: 6.5, perPoint: 0.05 },
  nightly: { worst: 11, perPoint: 0.06 },
  /** Where he does not know the hockey of a nation he errs this many times as much in a night; one boy alone he studies so much better. */
  abroad: 1.25,
  alone: 0.6,
  /** Boys whom he sees in a night: this many, and one more for each step of his speed. */
  least: 2,
  perStep: 25,
  /** He goes to those first whom the central ranking has high and whom he has seen least; this many places down count as one look. */
  places: 25,
  /** What he errs about a single skill when he says which stand out: points of skill. */
  skills: { worst: 18, perPoint: 0.13 },
} as const;

/** What a night on the road costs a club: whole dollars, at home and abroad. */
export const SCOUTING_TRIP = { home: 600, abroad: 1_500 } as const;

/** The most that can be set as a budget for the road of a season, whole dollars: far more than any staff can spend. */
export const MAX_ROAD_BUDGET = 10_000_000;

/** Scouts without a club and without a user who go out for themselves, those with the longest record first; what they see is for sale. */
export const WANDERERS = 24;

/** Ages that a scout can be sent to look at. */
export const AGE_CLASSES = [17, 18] as const;

/** Reports: two scouts disagree about a boy from this many points on; a report is old from this many days on. */
export const DISAGREEMENT = 6;
export const OLD_AFTER_DAYS = 14;
/** Points between what he is and what he may become, doubt included, from which on a boy is a fair risk and a high one. */
export const RISK = { fair: 27, high: 34 } as const;
/** Reports on a screen, the most promising first. */
export const MAX_REPORTS = 200;

/** What a scout can be sent to: the boys of a nation, of an age, or one alone; or whom his club's first team meets next. */
export const ASSIGNMENT_KINDS = ['nation', 'age', 'player', 'opponent'] as const;
export type AssignmentKind = (typeof ASSIGNMENT_KINDS)[number];

/**
 * Reports on the next opponent: what a scout errs about a line or a skill is `worst` less `perPoint` for each point of eye, standard deviation
 * in points, less by the root of the nights that he has prepared. Who is hot is told of this many by their points in this many games.
 */
export const OPPONENT = {
  worst: 14,
  perPoint: 0.12,
  mostNights: 4,
  hotGames: 5,
  hot: 3,
  /** Points in these games from which on somebody is hot. */
  leastPoints: 3,
  /** Shares of power plays: from here on one does better to stay out of the box, or to draw penalties. */
  strongPowerPlay: 0.23,
  weakPenaltyKill: 0.77,
  /** Power plays from which on such a share says something. */
  leastChances: 15,
} as const;

/** What a goalie can be beaten by, of his skills. */
export const GOALIE_WEAKNESSES = [
  'reflexes',
  'positioning',
  'glove',
  'blocker',
  'rebound-control',
  'composure',
] as const;
export type GoalieWeakness = (typeof GOALIE_WEAKNESSES)[number];

/** Scouts in the ranking. */
export const RANKED_SCOUTS = 50;
