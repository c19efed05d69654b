/** Constants of scouts; judgments, since no public data measures them. Errors are standard deviations in points of overall. */
import type { JobRole, PayScale } from '#domains/job/constants.ts';

export const SCOUT_SKILLS = ['skaters', 'goalies', 'potential', 'character', 'speed'] as const;
export type ScoutSkill = (typeof SCOUT_SKILLS)[number];

/** What each job asks of the five skills; the weights of a row add up to 1. */
export const ROLE_WEIGHTS: Readonly<Partial<Record<JobRole, Partial<Record<ScoutSkill, number>>>>> = {
  chief: { potential: 0.35, skaters: 0.25, goalies: 0.15, character: 0.15, speed: 0.1 },
  amateur: { potential: 0.4, skaters: 0.25, goalies: 0.05, character: 0.1, speed: 0.2 },
  goaltending: { goalies: 0.5, potential: 0.25, character: 0.1, speed: 0.15 },
};

/** Skills of top-tier scouts, the step per tier, and the bonus in a scout's own area. */
export const SKILL_LEVEL = { mean: 55, deviation: 9, perTier: -4, own: 10, free: -4, beginner: 52 } as const;
export const AGES = { least: 34, most: 64 } as const;
/** Free scouts per club. */
export const FREE_PER_CLUB = 1;
/** Mean and deviation of a skill's growth per season worked until an age, and the change after it. */
export const GROWTH = { mean: 0.5, deviation: 1.2, until: 55, after: -0.4 } as const;
/** Maximum nations a scout knows besides their own. */
export const MAX_OTHER_NATIONS = 3;
/** Maximum including study trips. */
export const MAX_STUDIED_NATIONS = 6;

/** Whole dollars per season of an average scout in the top tier by job, and the factor per point of fit. */
export const PAY: PayScale = {
  base: { chief: 220_000, amateur: 110_000, goaltending: 110_000 },
  ordinaryFit: 60,
  perPoint: 1.04,
  step: 5_000,
};

/** Chance that an AI club extends an expiring contract. */
export const RENEWS = 0.75;

/** Scouts per page of the list. */
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
  /** Error factors of a night: in an unfamiliar nation, and when watching one prospect alone. */
  abroad: 1.25,
  alone: 0.6,
  /** Prospects seen per night: a minimum, and one more per step of speed. */
  least: 2,
  perStep: 25,
  /** Looks go to high-ranked and rarely seen prospects first; this many ranks weigh like one look. */
  places: 25,
  /** Error about single skills when naming those that stand out, in points of skill. */
  skills: { worst: 18, perPoint: 0.13 },
} as const;

/** Cost of a scouting night in whole dollars, at home and abroad. */
export const SCOUTING_TRIP = { home: 600, abroad: 1_500 } as const;

/** Maximum season travel budget in whole dollars, far more than any staff can spend. */
export const MAX_ROAD_BUDGET = 10_000_000;

/** Free AI scouts who travel on their own, longest record first, and sell their reports. */
export const WANDERERS = 24;

/** Ages a scout can be assigned to. */
export const AGE_CLASSES = [17, 18] as const;

/** Points of difference from which two scouts disagree, and days after which a report is outdated. */
export const DISAGREEMENT = 6;
export const OLD_AFTER_DAYS = 14;
/** Gap between current level and potential, uncertainty included, that makes a prospect a fair or a high risk. */
export const RISK = { fair: 27, high: 34 } as const;
/** Reports on a screen, the most promising first. */
export const MAX_REPORTS = 200;

/** Assignments: the prospects of a nation or an age, a single prospect, or the first team's next opponent. */
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
  /** Points in these games that make a player hot. */
  leastPoints: 3,
  /** Power-play and penalty-kill percentages from which the report warns of penalties, or advises drawing them. */
  strongPowerPlay: 0.23,
  weakPenaltyKill: 0.77,
  /** Minimum power plays for such a percentage. */
  leastChances: 15,
} as const;

/** Goalie skills that can be a weakness. */
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

/** What a list of them can be ordered by. */
export const SCOUT_SORTS = ['fit', 'name', 'age', 'ask', 'record', ...SCOUT_SKILLS] as const;

/** Last games of a team, of its goalie and against it that the view of an opponent lists. */
export const LAST_GAMES = 5;
