/** Numbers of the summer's market. Judgments, set so that about one regular in eight changes clubs. */
import { DAYS_PER_SEASON, PHASE_STARTS, regularDay } from '#engine/calendar.ts';
import type { Position } from '#engine/player/skills.ts';

/** A free agent is passed over when he is this far below the worst regular of an ordinary team of the tier. */
export const FREE_AGENT_MARGIN = 5;
/**
 * Chance that a player whose contract has ended looks for another club, from this age on and before it; and if he is better by
 * `tooGoodBy` than the first man of an ordinary team of the tier. About one regular in eight changes clubs in a summer.
 */
export const FREE_AGENCY = {
  unrestrictedFrom: 27,
  unrestricted: 0.4,
  restricted: 0.12,
  tooGoodBy: 3,
  tooGood: 0.7,
} as const;

/** How many free agents a club signs at most for its first team, and what one must bring. */
export const UPGRADE = {
  rounds: 6,
  /** Points of overall, weighted by rank: less is not worth a contract. */
  leastGain: 2.5,
  /** How much the first, second ... man at a position plays, the first man 1. */
  weights: {
    LW: [1, 0.85, 0.7, 0.5, 0.1],
    C: [1, 0.85, 0.7, 0.5, 0.1],
    RW: [1, 0.85, 0.7, 0.5, 0.1],
    LD: [1, 0.85, 0.65, 0.1],
    RD: [1, 0.85, 0.65, 0.1],
    G: [2, 0.8],
  },
} as const satisfies { rounds: number; leastGain: number; weights: Record<Position, readonly number[]> };

/** First-team players who retire or sign with at least this overall get a line in the news. */
export const NOTABLE_OVERALL = 70;

/** A club goes so far above what it thinks of its own player, as a share, rather than lose him. */
export const MAX_RAISE = 0.12;
/** Assistants re-sign in the night of this day; from it until then managers are reminded of contracts that end. */
export const RENEWALS = { day: PHASE_STARTS.draft, remindFrom: regularDay(20) } as const;
/** What an assistant may do whom nobody has told anything: keep the squads complete, for so many minimum salaries at most. */
export const ASSISTANT = { resigns: 'needed', minimums: 2 } as const;

/** The frenzy: a round at each of the four hours of faceoff of its three days. */
export const FRENZY = {
  roundsADay: 4,
  rounds: 4 * (DAYS_PER_SEASON - PHASE_STARTS.frenzy + 1),
  /**
   * What players want in the first round over what they would just sign for, in usual margins: whom many clubs want takes the best
   * of them at once, the others wait for more. In the last round all want less than usual, by a share.
   */
  earlyMargins: { wanted: 0.5, others: 3 },
  wantedBy: 6,
  lateDiscount: 0.1,
  /** Players whom a club without a manager bids on at a position in one round. */
  bidsAtPosition: 8,
  /** Men under contract for whom its squads have no place: with fewer of them it takes somebody better than its last man anywhere. */
  maxSurplus: 3,
  /** The best of a position on the market, in the eyes of everybody, whom such clubs look at. */
  looksAt: 40,
  /** Share of what it thinks a player is worth that such a club offers: without room to spare, and with much. */
  eagerness: { least: 0.85, most: 1, room: 0.12 },
  /** A plan of a manager has room for so many. */
  maxTargets: 20,
} as const;

/**
 * Clubs that nobody manages buy out who is not worth his money by far: in minimum salaries a season that the club is better off,
 * replacement and all; of players who earn so many at least; so many a summer at most.
 */
export const AI_BUYOUTS = { leastGain: 1, leastSalary: 2, most: 2 } as const;
