/** Numbers of trades. Days are game days. */
import { DEADLINE_DAY } from '#domains/cap/constants.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import { POSITIONS } from '#engine/player/skills.ts';

/** Assets (players, picks and rights) that one club may give up in a trade. */
export const MAX_ASSETS = 6;
/** Clubs in one trade. */
export const MAX_CLUBS = 3;
/** Open offers to other clubs that a club may have at once. */
export const MAX_OPEN_OFFERS = 12;
/** Real milliseconds after an AI club's answer within which the same offer counts as sent twice. */
export const REPEATED_MS = 60_000;
/** Offers that a manager declines a day from one club, after which that club makes them no more until tomorrow. */
export const MAX_DECLINED_A_DAY = 3;
/** Words for what a club gets in a trade, compared with what it gives up. */
export const METERS = ['far-less', 'less', 'even', 'more', 'far-more'] as const;
/**
 * Largest gap that counts as even, and as near: in goals, and in standard deviations of the club's own scouts. Judgments: the goals are the first
 * two steps of worth, and scouts are hardly ever wrong by more than two standard deviations.
 */
export const METER = { even: { goals: 2, spreads: 0.5 }, near: { goals: 8, spreads: 2 } } as const;
/** Why a price that an AI club has named no longer holds: a named player is hurt, has left or has another contract, or the club has traded. */
export const LAPSES = ['hurt', 'left', 'contract', 'traded'] as const;
/** Days for which an offer stays open. */
export const EXPIRY = { least: 1, usual: 3, most: 7 } as const;
/** Days after signing a free agent during which a club cannot trade him, so that signing to sell does not pay. */
export const FRESH_DAYS = 30;
/** Most of a salary that the club trading a player away may retain, in percent. */
export const MAX_RETENTION = 50;
/** Most contracts on which a club may retain salary at once, and most clubs that may retain salary on one contract. */
export const MAX_RETAINED = { ofClub: 3, ofContract: 2 } as const;
/**
 * Conditions on picks. `mostGames` and `mostPlaces`: the highest numbers a condition may name. `dressed`: share of games a first-team player plays,
 * and `spread`, its standard deviation. `placeSpread`: deviation of the final rank from the expected one, as a share of the clubs. `trust`: share of
 * the chance that the receiving club believes in where the other club decides who plays.
 */
export const CONDITION = {
  mostGames: 38,
  mostPlaces: 20,
  dressed: { PRO: 0.93, goalie: 0.5, below: 0.25 },
  spread: 0.15,
  placeSpread: 0.2,
  trust: 0.5,
} as const;
/** Longest comment, and longest private note, in characters. */
export const MAX_COMMENT = 280;
export const MAX_NOTE = 1000;
/**
 * Patience of an AI general manager with a club. Offers, questions and deals add points, and each day takes `forgottenADay` off. From `tired` on
 * he says so; from `silent` on he stops answering until enough is forgotten.
 */
export const PATIENCE = { offer: 2, question: 1, deal: 2, forgottenADay: 4, tired: 9, silent: 16 } as const;
/** Newest comments shown with a trade. */
export const COMMENTS_SHOWN = 200;
/** Past trades shown in lists. */
export const HISTORY_SHOWN = 60;
/** Trades shown when one season is asked for; twenty clubs have never made as many. */
export const SEASON_SHOWN = 400;
/**
 * How often AI clubs look for trades: `share` of the clubs a night, on one night in `everyNights` (on which `everyNights` times as many look). One
 * search in five leads to a trade; set so that a club takes part in three to nine trades a season.
 */
export const INITIATIVE = {
  usual: { share: 0.12, everyNights: 2 },
  deadline: { share: 0.95, everyNights: 1 },
  summer: { share: 0.6, everyNights: 2 },
  /** The last days before the deadline. */
  deadlineDays: 6,
  /** Other clubs that a club calls in a night. */
  partners: 19,
  /** The same in the past seasons of a new world, which are played while someone waits. */
  pastPartners: 8,
  /** Chance that a club looks for a three-club trade first. */
  threeClubs: 0.1,
  /**
   * Chance on such a night that a manager is made an offer, or (`contact.first`) one who has had none for `contact.days`. A manager gets at most
   * `contact.most` offers in that time; `openOffers` may wait for an answer at once, for `days`.
   */
  toManagers: 0.5,
  contact: { days: 14, first: 0.75, most: 5 },
  openOffers: 2,
  days: 3,
} as const;

/**
 * The trade block of an AI club: at most `most` of its first-team players, reviewed on `share` of the nights on which its league trades. A player is
 * listed if he is worth at least `worth` goals to the club, contract included; a fifth to a quarter of the clubs have no such player to spare. A need
 * asks for a player as good as the club's `asGoodAs`th best.
 */
export const SHOPPING = { most: 3, share: 0.35, worth: 5, asGoodAs: 6 } as const;

/** What a club looks for: help at a position, or picks and young players. */
export const NEEDS = [...POSITIONS, 'future'] as const;
export type Need = (typeof NEEDS)[number];

/** Players on the block suggested to a manager at once. */
export const SUGGESTED = 5;

/**
 * Trade nights in the past seasons of a new world, each with the share of clubs that look for a trade: fewer and busier nights than in a season
 * that is played, so that a world is created in half a minute.
 */
export const PAST_NIGHTS = [
  { day: DEADLINE_DAY - 10, share: 0.4 },
  { day: DEADLINE_DAY - 1, share: 0.5 },
  { day: DEADLINE_DAY, share: 0.5 },
  { day: PHASE_STARTS.draft, share: 0.5 },
] as const;

/** What a club plays for follows from its strength and its results; after `games`, results count `weight`. */
export const RESULTS = { games: 30, weight: 0.6 } as const;

/**
 * What AI clubs aim for in their own trades.
 *
 * - A veteran is at least `veteran` years old, a young player at most `youngUntil`; a club keeps those whom it drafted until `staysUntil`.
 * - A club between rebuilding and contending buys players of up to `stillGrows` years.
 * - Help for this season must add `goalsNow` goals to a full season's lineup; a player counts as surplus if losing him costs at most `spareGoals`.
 * - At the deadline a seller retains `retained` percent of a salary for which the buyer has no cap space.
 * - A club gives at most `mostFirsts` first-round picks in a trade, and one only for another or for a player who adds `goalsForAFirst` goals.
 * - A trade for the future brings a pick or a player of at most `future` years.
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
 * Share of a player's games that another club in his league sees: those against it, and those its scouts watch. His own club sees all of them. At
 * `beginsAt` and younger he had no season of pro hockey before.
 */
export const SEEN = { share: { PRO: 0.5, FRM: 0.25, U21: 0.25 }, beginsAt: 19 } as const;

/**
 * When a trade between AI clubs is even enough for both.
 *
 * - The gap is at most `goals`, or `share` of all that changes hands, by what both clubs see together. The share is larger where only players and
 *   rights change hands (`ofPlayers`), which cannot be cut to size.
 * - Their common uncertainty is at most `unsure` of the total, or `unsureGoals`, because no one is ever that sure about two fourth-liners.
 * - What neutral scouts see is even to the share `neutral` as well.
 * - The side that gains adds at most `mostAdded` picks or rights. No band is narrower than `leastSpread` goals.
 */
export const EVEN = {
  goals: 0.3,
  ofTwo: { share: 0.02, unsure: 0.09 },
  ofPlayers: { share: 0.07, unsure: 0.14 },
  ofThree: { share: 0.06, unsure: 0.3 },
  mostAdded: 2,
  leastSpread: 0.1,
  unsureGoals: 1.2,
  neutral: 0.055,
} as const;

/**
 * Fairness of trades that involve a manager.
 *
 * - A trade goes to escrow from a gap of `goals`, and of `widths` times the band of the larger side. Escrow lasts `escrowDays` whole days and, unless
 *   a single manager moves the world, `escrowHours` real hours, but ends with the trade window.
 * - It then needs a majority of at least `quorum` households, of managers who have run their club for `voterDays` and are not on probation: an
 *   account made for the vote has neither.
 * - The mean of `scouts` neutral scouts counts, so that one scout's error does not decide.
 * - `ofSeason`: goals gained or lost in a season by trades with managers after which every further trade goes to a vote.
 * - `withAi`: the most an AI club may gain or lose, over all seasons, in one trade and in all trades with one household in 63 game days: 14.75 goals in
 *   each of four seasons, which is .03 of the points.
 * - `byVotes`: the most a club may gain or lose in 63 game days by trades that votes have passed; beyond it an admin decides.
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

/** Reasons an AI club gives for a trade in its log. */
export const MOTIVES = ['wants-lineup', 'wants-future', 'wants-savings'] as const;
/** Minimum salaries a season that a club must shed before it calls a trade one for cap space. */
export const ROOM_MINIMUMS = 2;
export type Motive = (typeof MOTIVES)[number];

/** Width of the search for a trade: targets at the other club, assets offered for each, exchanges weighed, and those checked for legality. */
export const SEARCH_LOOKS_AT = { targets: 8, fitting: 10, spare: 8, seconds: 4, weighed: 60, legal: 60 } as const;

/** Clubs prefer to trade players for players: one with picks counts for this share of its worth to both. */
export const PICKS_WEIGH = 0.1;

/** The most a manager is asked to give away, by his own scouts, as a share of the larger side. */
export const GIVEN_AWAY = 0.05;

/** Width of the search for a three-club trade: assets each club could pass on, combinations weighed, and those checked for legality. */
export const TRIANGLE_LOOKS_AT = { passes: 7, weighed: 80, legal: 6 } as const;

/** Assets tried alone and in pairs to even a trade out: the most valuable that are not too valuable. */
export const WAYS_TRIED = { alone: 60, inPairs: 10 } as const;

/**
 * What a trade is shown to bring this season: points in the standings for each goal of goal difference, where a game is worth three
 * (`npm run sim -- growth`), and the games for which a lineup's goals are counted.
 */
export const PROJECTED = { pointsPerGoal: 0.42, games: 82 } as const;

/** Parts of a lineup as shown: four lines, three pairs and the goalies. */
export const LINE_UNITS = ['line', 'pair', 'goalies'] as const;
