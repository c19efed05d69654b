/** Constants of contracts and talks. */
import { PHASE_STARTS } from '#engine/calendar.ts';

/** Cooldown in game days after talks break off (design: club.md, section 2). */
export const COOLDOWN_DAYS = 5;
/** Game days a user agent has to answer before the deputy does. */
export const ANSWER_DAYS = 1;
/** Contract limit for first-team and farm players; juniors do not count. */
export const MAX_CONTRACTS = 50;
/** First-team roster limit, from the first round to the last playoff game (design: game.md, section 6). */
export const MAX_ACTIVE = 23;
/** Maximum age and first-team games for an entry-level contract to slide (134). */
export const SLIDING = { games: 10, lastAge: 18 } as const;
/** Maximum open offers to free agents per club. */
export const MAX_OPEN_OFFERS = 15;
/** The first rank of assistants' offers, after all that managers give: they come last until a manager moves them. */
export const ASSISTANT_RANK = 32_000;
/**
 * Who leaves a club that is relegated: anybody who is better than the first player of an ordinary team of the lower league by this many points, sooner with a relegation
 * clause. Of each season that a contract without one had still to run, a share of the cap hit stays with the club as dead cap: less than a buyout costs, but
 * enough that no contract vanishes for free.
 */
export const RELEGATION = { leavesBy: { clause: -4, noClause: 1 }, deadShare: 0.25 } as const;
/**
 * What players fear from a relegation, as a share of their worth at most: of clubs whose standing among those of their league is below `from` (−1 is the worst), and
 * all of it by players who are better than the first player of an ordinary team of the lower league by so much.
 */
export const RELEGATION_FEAR = { most: 0.1, from: 0.3, fullBy: 4 } as const;
/**
 * What free agents of regular strength ask during the season, as a share of what they would just sign for: on the first morning after they have
 * come on the market, from the last of these mornings on, and evenly less in between.
 */
export const ASKING = { first: 0.76, last: 0.61, mornings: 2 } as const;
/** Width of price bands as a share, wide enough to hide bids and valuations. */
export const PRICE_BAND = 0.18;
/** Lowest bound of the bands of AI bids in dollars, the same in every league and for all viewers. */
export const RIVAL_BANDS_FROM = 100_000;
/** Upper bounds of the words for the number of rival clubs bidding. */
export const RIVALS = ['none', 'few', 'several', 'many'] as const;
export const RIVALS_UP_TO = { few: 2, several: 5 } as const;
/** Players of a first team that a trade, or an AI club's signing, may leave it with at most: an AI club cuts to `MAX_ACTIVE` the next morning. */
export const MAX_FIRST_TEAM = 26;
/**
 * Contracts that a club leaves open when a season begins, if it can, besides those of restricted free agents whom it holds: for those who come free later.
 * Managers may tell their assistants to keep other numbers open, up to `MAX_KEPT_OPEN`.
 */
export const KEPT_OPEN = 3;
export const MAX_KEPT_OPEN = 10;
/** Salary, as a multiple of the minimum, up to which a player without a spot leaves without compensation. */
export const PARTS_FREE = 1.5;
/** Players an AI club keeps on its farm when it releases others at the contract limit. */
export const PARTING_KEEPS = { forward: 11, defense: 6, goalie: 2 } as const;
/** First day to sign for the next season. */
export const NEXT_SEASON_FROM_DAY = PHASE_STARTS.postseason;

/**
 * Buyouts (design: club.md, section 2): the share of what is owed after the season, less for the young, spread over this many times
 * the seasons that are left; on these days of the season, both included.
 */
export const BUYOUT = {
  share: 2 / 3,
  young: { share: 1 / 3, until: 26 },
  spread: 2,
  fromDay: PHASE_STARTS.postseason,
  toDay: PHASE_STARTS.draft,
  /** Of clubs whose cases were heard: from the morning of the hearing on, this many days. The contract ends at once. */
  afterHearingDays: 3,
  /** Hearings are in the preseason: after this day nobody looks for them. */
  hearingsUntilDay: 12,
} as const;

/** Comparable contracts beside a talk or an offer: how many, and how many points of overall a year of age counts as. A judgment: two years weigh as much as a point. */
export const COMPARABLES = { count: 3, pointsAYear: 0.5 } as const;

/** Distance in overall from its league's mean that makes a club ideal, or the opposite. */
export const APPEAL_SPREAD = 9;

/** Deduction per tier below the first. */
export const APPEAL_TIER_COST = 0.35;

/** A fifth of the whole is already much. */
export const FULL_BAR = 0.4;

/** Factors that a free agent names who signs elsewhere, and the share of his worth below which one has not counted. Judgments. */
export const WEIGHED = { most: 2, least: 0.005 } as const;
