/** Numbers of trades. Days are game days. */
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import { POSITIONS } from '#engine/player/skills.ts';

/** Players, picks and rights that a club may give in one trade. */
export const MAX_ASSETS = 6;
/** Clubs of one trade. */
export const MAX_CLUBS = 3;
/** Offers to other clubs that a club may have open at once. */
export const MAX_OPEN_OFFERS = 12;
/** How what a club gets in a trade compares with what it gives, in words. */
export const METERS = ['far-less', 'less', 'even', 'more', 'far-more'] as const;
/**
 * Gaps up to these many goals, and up to this many times what the club's own scouts may be wrong by, are even, or no more than near. Judgments: the goals are the
 * first two steps of worth, and beyond two standard deviations scouts are hardly ever wrong.
 */
export const METER = { even: { goals: 2, spreads: 0.5 }, near: { goals: 8, spreads: 2 } } as const;
/** Days for which an offer stands. */
export const EXPIRY = { least: 1, usual: 3, most: 7 } as const;
/** A free agent whom a club has signed is not traded for this many days: nobody signs him only to sell him. */
export const FRESH_DAYS = 30;
/** Percent of a salary that stay with the club that trades a player away. */
export const MAX_RETENTION = 50;
/** Contracts of which a club may retain a part at once, and clubs that may retain a part of one contract. */
export const MAX_RETAINED = { ofClub: 3, ofContract: 2 } as const;
/**
 * Conditions on picks: the most games and places that one may name, the share of games that somebody of the first team plays, by how much
 * that differs, and how far a place at the end of the season is from the one that strength promises, as a share of the clubs. `trust`: who gets
 * such a pick believes so much of a chance that lies with the other club, which decides who plays.
 */
export const CONDITION = {
  mostGames: 38,
  mostPlaces: 20,
  dressed: { PRO: 0.93, goalie: 0.5, below: 0.25 },
  spread: 0.15,
  placeSpread: 0.2,
  trust: 0.5,
} as const;
/** Letters of a comment, and of a note to oneself. */
export const MAX_COMMENT = 280;
export const MAX_NOTE = 1000;
/**
 * How often one may ask an AI general manager: each offer and each question adds to what he has heard from a club,
 * and each day takes some of it away. From `tired` on he says so; from `silent` on he does not answer until he has forgotten some.
 */
export const PATIENCE = { offer: 2, question: 1, deal: 2, forgottenADay: 4, tired: 9, silent: 16 } as const;
/** Comments shown with a trade, the newest. */
export const COMMENTS_SHOWN = 200;
/** Trades of the past that lists show. */
export const HISTORY_SHOWN = 60;
/** The same of one season that is asked for: more than twenty clubs have ever made. */
export const SEASON_SHOWN = 400;
/**
 * How often AI clubs look for trades by themselves: the share of clubs a night, in this many nights one (on which then
 * this many more do). One in five finds something; set so that a club takes part in three to nine trades a season (health.md).
 */
export const INITIATIVE = {
  usual: { share: 0.12, everyNights: 2 },
  deadline: { share: 0.95, everyNights: 1 },
  summer: { share: 0.6, everyNights: 2 },
  /** The last days before the deadline. */
  deadlineDays: 6,
  /** Other clubs that one looks at in a night. */
  partners: 19,
  /** The same in the years before a world, which are played while somebody waits for it. */
  pastPartners: 8,
  /** Chance that it looks for a trade of three clubs first. */
  threeClubs: 0.1,
  /**
   * Chance of a manager to be made an offer on such a night, and (`contact.first`) of one who has had none for `contact.days`; in as many days he has no more than
   * `contact.most`. How many may wait for him, and how long.
   */
  toManagers: 0.5,
  contact: { days: 14, first: 0.75, most: 5 },
  openOffers: 2,
  days: 3,
} as const;

/**
 * The trade block of an AI club: its first-team players, `most` at once, gone through again on this share of the nights on which its league trades. Each
 * is worth this many goals to it at least, contract included: with a fifth to a quarter of the clubs nobody is whom they would trade. A need is for
 * somebody who would be its `asGoodAs`th-best player.
 */
export const SHOPPING = { most: 3, share: 0.35, worth: 4.9, asGoodAs: 6 } as const;

/** What a club looks for: help at a position, or picks and the young. */
export const NEEDS = [...POSITIONS, 'future'] as const;
export type Need = (typeof NEEDS)[number];

/** Players of the block that are suggested to a manager at once. */
export const SUGGESTED = 5;

/**
 * Nights of a season of the years before a world on which clubs trade, each with the share of clubs that look for one: fewer nights with more trades
 * than in a season that is lived, so that a world is made in half a minute.
 */
export const PAST_NIGHTS = [
  { day: DEADLINE_DAY - 10, share: 0.4 },
  { day: DEADLINE_DAY - 1, share: 0.5 },
  { day: DEADLINE_DAY, share: 0.5 },
  { day: PHASE_STARTS.draft, share: 0.5 },
] as const;

/** What a club plays for follows from its strength and its results: after this many games these count so much. */
export const RESULTS = { games: 30, weight: 0.6 } as const;

/**
 * What clubs look for by themselves. A veteran is at least so old; young is who is no older than that, and until `staysUntil` he stays with the club that
 * has chosen him; until `stillGrows` a club that is between times buys somebody. Who shall help now must bring this many goals to the lineup of a whole
 * season; whom a club has too many of costs it no more. Of the salary of somebody for whom a buyer at the deadline has no room his club retains this many
 * percent. Nobody gives more than this many picks of a first round at once, and one only for another one or for who brings this many goals to the lineup of a
 * whole season: for somebody who makes a difference. Who gets nobody of `future` or younger, and no pick, does not trade for the seasons to come.
 */
export const AIMS = {
  veteran: 26,
  youngUntil: 23,
  staysUntil: 23,
  stillGrows: 28,
  goalsNow: 1,
  spareGoals: 2,
  retained: 50,
  mostFirsts: 1,
  goalsForAFirst: 14,
  future: 25,
} as const;

/**
 * Of all games that somebody plays a club of his league sees this share: its own with him, and those that its scouts watch; his own club sees all of them. Who is
 * no older than `beginsAt` has not played with men a season before.
 */
export const SEEN = { share: { PRO: 0.5, FRM: 0.25, U21: 0.25 }, beginsAt: 19 } as const;

/**
 * AI clubs make a trade of their own only if both sides weigh nearly the same by what both see together: a gap of this many goals, or of
 * that share of all that changes hands (more where only men and rights do, which cannot be cut to size); and only if what both may be wrong about is no more than the
 * share `unsure` of it, or than `unsureGoals`: of two fourth-liners nobody is ever as sure. What neutral scouts see has to be even to the share `neutral` besides. Who gains
 * adds this many picks or rights at most. No band is taken as narrower than this many goals.
 */
export const EVEN = {
  goals: 0.3,
  ofTwo: { share: 0.02, unsure: 0.09 },
  ofMen: { share: 0.07, unsure: 0.14 },
  ofThree: { share: 0.06, unsure: 0.3 },
  mostAdded: 2,
  leastSpread: 0.1,
  unsureGoals: 1.2,
  neutral: 0.055,
} as const;

/**
 * Trades with a manager in them: from a gap of this many goals on, and of this many times the width of the larger side's band, they go to escrow,
 * which lasts this many whole days and, unless one manager moves the world, this many real hours, but no longer after the window has closed. They are made only if most of at least `quorum` households agree, of managers who have run their club for `voterDays` game
 * days and are not on probation: an account that was made for a vote has neither. This many neutral scouts look at each trade, and their mean counts: what one
 * of them is wrong about the others see. `ofSeason`: once a club has gained or
 * lost this many goals in a season by trades with managers, others have to agree to the next one. `withAi`: the most that an AI club may gain or lose,
 * over all seasons, in one trade and in all that it makes with one household in 63 game days: 14.75 in each of four seasons, which are .03 of the points.
 * `byVotes`: the most that a club may gain or lose by trades that votes pass in 63 game days; what goes beyond it takes an admin.
 */
export const FAIRNESS = {
  goals: 5,
  widths: 1.5,
  escrowDays: 1,
  escrowHours: 12,
  quorum: 2,
  voterDays: 21,
  scouts: 9,
  ofSeason: { goals: 7 },
  withAi: { goals: 59 },
  byVotes: { goals: 59 },
} as const;

/** Lines of the log with which an AI club says what it wants with a trade. */
export const MOTIVES = ['wants-lineup', 'wants-future', 'wants-savings'] as const;
/** This many of the least salaries a season at least a club is rid of that says it trades for room under the cap, if it gains anything else. */
export const ROOM_MINIMUMS = 2;
export type Motive = (typeof MOTIVES)[number];

/** Things of the other club that are looked at, assets for each, exchanges of men and such with picks that are weighed, and those whose legality is asked. */
export const SEARCH_LOOKS_AT = { targets: 8, fitting: 10, spare: 8, seconds: 4, weighed: 60, legal: 60 } as const;

/** Men for men are what clubs talk about first: a trade with picks counts for this share of what it is worth to both. */
export const PICKS_WEIGH = 0.1;

/** So much of the larger side a manager is asked to give away at most, by his own scouts. */
export const GIVEN_AWAY = 0.05;

/** Things that one club could pass to the next which are looked at, rounds that are weighed, and those whose legality is asked. */
export const TRIANGLE_LOOKS_AT = { passes: 7, weighed: 80, legal: 6 } as const;

/** Assets that are tried one by one, and of which pairs are made: the dearest that are cheap enough. */
export const WAYS_TRIED = { alone: 60, inPairs: 10 } as const;

/**
 * Points of the table that a goal of difference brings, where games are worth three (`npm run sim -- growth`), and the games that the goals of a lineup are
 * counted for: what a trade is shown to bring this season.
 */
export const PROJECTED = { pointsPerGoal: 0.42, games: 82 } as const;

/** What a lineup is shown as: four lines, three pairs and the goalies. */
export const LINE_UNITS = ['line', 'pair', 'goalies'] as const;
