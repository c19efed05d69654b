/** Numbers of the summer's market. Judgments, set so that about one regular in eight changes clubs. */
import { DAYS_PER_SEASON, PHASE_STARTS, regularDay } from '#engine/calendar.ts';
import type { Position } from '#engine/player/skills.ts';

/** A free agent is passed over when he is this far below the worst regular of an ordinary team of the tier. */
export const FREE_AGENT_MARGIN = 5;
/**
 * Chance that a player whose contract has ended looks for another club, from this age on and before it; and below the first league if he is
 * better by `tooGoodBy` than the first man of an ordinary team of the tier. About one regular in eight changes clubs in a summer.
 */
export const FREE_AGENCY = {
  unrestrictedFrom: 27,
  unrestricted: 0.3,
  restricted: 0.1,
  tooGoodBy: 0,
  tooGood: 0.85,
} as const;

/** What somebody must bring a first team to be signed. */
export const UPGRADE = {
  /** Points of overall, weighted by rank: less is not worth a contract. */
  leastGain: 2,
  /** How much the first, second ... man at a position plays, the first man 1. */
  weights: {
    LW: [1, 0.85, 0.7, 0.5, 0.1],
    C: [1, 0.85, 0.7, 0.5, 0.1],
    RW: [1, 0.85, 0.7, 0.5, 0.1],
    LD: [1, 0.85, 0.65, 0.1],
    RD: [1, 0.85, 0.65, 0.1],
    G: [2, 0.8],
  },
} as const satisfies { leastGain: number; weights: Record<Position, readonly number[]> };

/** Players of the first league who retire or sign with at least this overall get a line in the news (`isNotable`). */
export const NOTABLE_OVERALL = 70;

/** A club goes so far above what it thinks of its own player, as a share, rather than lose him. */
export const MAX_RAISE = 0.27;
/** Assistants re-sign in the night of this day; from it until then managers are reminded of contracts that end. */
export const RENEWALS = { day: PHASE_STARTS.draft, remindFrom: regularDay(20) } as const;
/** What an assistant may do whom nobody has told anything: keep the squads complete, for this many minimum salaries at most. */
export const ASSISTANT = { resigns: 'needed', minimums: 2, fills: true } as const;
/** Game days for which a manager can undo what the assistant has signed: a renewal, or a player who fills a roster spot between seasons. */
export const UNDO_DAYS = { renewal: 1, filled: PHASE_STARTS.regular - 1 } as const;

/** The frenzy: a round at each of the four hours of faceoff of its three days. */
export const FRENZY = {
  roundsADay: 4,
  rounds: 4 * (DAYS_PER_SEASON - PHASE_STARTS.frenzy + 1),
  /**
   * What players want in the first round over what they would just sign for, in usual margins: whom this many clubs want takes the best
   * of them at once, before they have spent their money on others; the fewer want him, the longer he waits for more. Towards the last
   * round all want less than usual, by up to a share.
   */
  earlyMargins: { wanted: 0.8, others: 5.5 },
  wantedBy: 30,
  lateDiscount: 0.65,
  /** Players whom a club without a manager bids on at a position in one round. */
  bidsAtPosition: 8,
  /**
   * Men under contract for whom its squads have no place: with fewer of them it takes somebody better than its last man anywhere. One more for
   * each `perRoom` of its upper limit that it has to spend: a club that went up has the money, and not yet the men.
   */
  maxSurplus: { usual: 3, perRoom: 0.08, most: 6 },
  /** A club that may carry no more men signs somebody who makes its first team so much better, in points weighted by rank, and parts with another. */
  worthAPlace: 7,
  /** The best of a position on the market, in the eyes of everybody, whom such clubs look at. */
  looksAt: 40,
  /** Share of what it thinks a player is worth that such a club offers: without room to spare, and with much. */
  eagerness: { least: 0.95, most: 1.45, room: 0.18 },
  /** A plan of a manager has room for this many. */
  maxTargets: 20,
} as const;

/**
 * AI clubs on a morning of the season: the least that somebody must bring their first team, in points weighted by rank, on his first
 * morning on the market and on later ones; on how many of a position they bid; and in how many days someone hurt must be back so that they count on him. On the last mornings of the playoffs nobody bids.
 */
export const SEASON_BIDS = {
  leastGain: { first: 0.4, later: 0.05 },
  atPosition: 8,
  backIn: 7,
  untilDay: PHASE_STARTS.postseason - 2,
  /** Share of what it thinks a player is worth that a club offers: without room to spare, and with much. */
  eagerness: { least: 0.65, most: 0.77 },
} as const;

/**
 * AI clubs buy out who is not worth his money by far: in minimum salaries a season that the club is better off,
 * replacement and all; of players who earn this many at least; this many a summer at most.
 */
export const AI_BUYOUTS = { leastGain: 4.7, leastSalary: 2, most: 1 } as const;

/**
 * Restricted free agents (design: club.md, section 2): under `RESTRICTED.until` and with fewer seasons in first teams. Their club
 * holds them if it offers so much of their salary by the night of `until`, up to a day of the season after.
 */
export const QUALIFYING = {
  maxProSeasons: 7,
  raise: 1.05,
  /** A club without a manager goes so far above what he is worth for one season, to keep his rights. */
  upTo: 1.1,
  /** Salaries go up in steps, dollars. */
  step: 5_000,
  fromDay: regularDay(20),
  until: PHASE_STARTS.draft,
  /** On the morning of this day of the new season he signs the qualifying offer, if nobody has signed him. */
  heldUntilDay: 8,
} as const;

/**
 * Salary arbitration of restricted free agents (design: club.md, section 2): from an age on, by the player or his club on these
 * days; the hearing is in the season after, and the club has some days to walk away from an award of so much of the upper limit.
 */
export const ARBITRATION = {
  /** In the season to come. */
  fromAge: 23,
  fromDay: PHASE_STARTS.frenzy,
  toDay: DAYS_PER_SEASON,
  /** On this day players decide, and AI clubs. */
  electionDay: PHASE_STARTS.frenzy + 1,
  /** On the morning of this day of the next season. */
  hearingDay: 5,
  decideDays: 2,
  maxSeasons: 2,
  /** How far an award goes from what the comparables earn on average, as a share of it; and of how many. */
  band: 0.15,
  comparables: 5,
  walkAwayShare: 0.055,
  step: 5_000,
  /** Players go who are at least so greedy, and would sign for so much more than their qualifying offer. */
  player: { greed: 0.35, over: 1.15 },
  /**
   * AI clubs: one in this many of the dear ones, whom others would send an offer sheet; when they walk away; and how likely
   * they and a player come together on a morning before the hearing, so that few cases are heard.
   */
  ai: { oneIn: 3, walksAwayOver: 1.15, settles: 0.35 },
} as const;

/**
 * Offer sheets: from the frenzy on until a day of the season after; the club that holds him has this many days to match. Between two managers he is a gift from
 * this many times the salary on that he is worth to it.
 */
export const OFFER_SHEETS = {
  fromDay: PHASE_STARTS.frenzy,
  toDay: 7,
  matchDays: 7,
  giftFrom: 1,
  /** Own picks that the club gives that gets him, by the cap hit as a share of the upper limit; 0 is the next draft. */
  compensation: [
    { upTo: 0.015, picks: [] },
    { upTo: 0.03, picks: [{ draft: 0, round: 3 }] },
    { upTo: 0.05, picks: [{ draft: 0, round: 2 }] },
    {
      upTo: 0.08,
      picks: [
        { draft: 0, round: 1 },
        { draft: 0, round: 3 },
      ],
    },
    {
      upTo: 0.11,
      picks: [
        { draft: 0, round: 1 },
        { draft: 0, round: 2 },
        { draft: 0, round: 3 },
      ],
    },
    {
      upTo: 1,
      picks: [
        { draft: 0, round: 1 },
        { draft: 1, round: 1 },
        { draft: 0, round: 2 },
        { draft: 0, round: 3 },
      ],
    },
  ],
} as const satisfies {
  fromDay: number;
  toDay: number;
  matchDays: number;
  giftFrom: number;
  compensation: readonly { upTo: number; picks: readonly { draft: 0 | 1; round: number }[] }[];
};

/** AI clubs: one in this many sends an offer sheet a summer, over what he would sign for; and when they match. */
export const AI_SHEETS = {
  /** The day on whose morning they are sent. */
  day: PHASE_STARTS.frenzy + 1,
  oneIn: 6,
  over: 1.12,
  /** What he must be worth to them, as a share of what they offer. */
  leastWorth: 1.2,
  /** They match what costs no more than this share of what he is worth to them. */
  matches: 1.03,
  looksAt: 5,
} as const;

export const BID_SLOTS = [1, 2, 3, 4] as const;
