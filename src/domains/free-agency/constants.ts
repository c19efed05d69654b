/** Numbers of free agency. They are judgments, set so that about one regular in eight changes clubs in a summer. */
import { DAYS_PER_SEASON, PHASE_STARTS, regularDay } from '#engine/calendar.ts';
import type { Position } from '#engine/player/skills.ts';

/** Clubs pass over a free agent who is this far below the worst regular of an ordinary team in their tier. */
export const FREE_AGENT_MARGIN = 5;
/**
 * Chance that a player whose contract has ended tests the market: from age `unrestrictedFrom` on, before it, and, below the first league,
 * when he is better by `tooGoodBy` than the best player of an ordinary team in the tier.
 */
export const FREE_AGENCY = {
  unrestrictedFrom: 27,
  unrestricted: 0.3,
  restricted: 0.1,
  tooGoodBy: 0,
  tooGood: 0.85,
} as const;

/** What a player must add to a first team before he is signed. */
export const UPGRADE = {
  /** Points of overall, weighted by rank. */
  leastGain: 2,
  /** Ice time by depth at the position, relative to the first player. */
  weights: {
    LW: [1, 0.85, 0.7, 0.5, 0.1],
    C: [1, 0.85, 0.7, 0.5, 0.1],
    RW: [1, 0.85, 0.7, 0.5, 0.1],
    LD: [1, 0.85, 0.65, 0.1],
    RD: [1, 0.85, 0.65, 0.1],
    G: [2, 0.8],
  },
} as const satisfies { leastGain: number; weights: Record<Position, readonly number[]> };

/** The news reports signings and retirements in the first league from this overall on (`isNotable`). */
export const NOTABLE_OVERALL = 70;

/** How far above a fair salary a club goes to keep its own player, as a share. */
export const MAX_RAISE = 0.27;
/** Assistants re-sign players on the night of `day`; from `remindFrom` until then managers are reminded of expiring contracts. */
export const RENEWALS = { day: PHASE_STARTS.draft, remindFrom: regularDay(20) } as const;
/** What an assistant does unless told otherwise: keep the squads complete, for at most this many minimum salaries a player. */
export const ASSISTANT = { resigns: 'needed', minimums: 2, fills: true } as const;
/** Game days during which a manager can undo an assistant's signing: a renewal, or a player who fills a roster spot between seasons. */
export const UNDO_DAYS = { renewal: 1, filled: PHASE_STARTS.regular - 1 } as const;

/** The frenzy: a round at each of the four faceoff hours on each of its three days. */
export const FRENZY = {
  roundsADay: 4,
  rounds: 4 * (DAYS_PER_SEASON - PHASE_STARTS.frenzy + 1),
  /**
   * What players ask in the first round above the least they would sign for, in usual margins. A player wanted by `wantedBy` clubs takes the
   * best offer at once, before those clubs spend their money elsewhere; the fewer clubs want him, the longer he holds out. Asks fall by up to
   * `lateDiscount` toward the last round.
   */
  earlyMargins: { wanted: 0.8, others: 5.5 },
  wantedBy: 30,
  lateDiscount: 0.65,
  /** Players at one position on whom an AI club bids in one round. */
  bidsAtPosition: 8,
  /**
   * Players under contract beyond the roster spots of a club. Below this number it signs anyone better than its last player. One more is
   * allowed for each `perRoom` of the upper limit in cap space: a promoted club has the money before it has the players.
   */
  maxSurplus: { usual: 3, perRoom: 0.08, most: 6 },
  /** A full club drops a player to sign one who improves its first team by this much, in points of overall weighted by rank. */
  worthAPlace: 7,
  /** Best available players at a position, by public opinion, whom AI clubs scout. */
  looksAt: 40,
  /** An AI club's maximum bid as a share of what it thinks the player is worth: with no cap space, and with `room` (a share of the limit) or more. */
  eagerness: { least: 0.95, most: 1.5, room: 0.17 },
  /** Targets in a manager's plan. */
  maxTargets: 20,
} as const;

/**
 * Bids of AI clubs on the mornings of a season. `leastGain`: what a player must add to the first team, in points of overall weighted by rank, on his
 * first morning on the market and later. `atPosition`: players bid on at one position. `backIn`: days within which an injured player is counted on.
 * Bidding ends on `untilDay`, before the playoffs do.
 */
export const SEASON_BIDS = {
  leastGain: { first: 0.4, later: 0.05 },
  atPosition: 8,
  backIn: 7,
  untilDay: PHASE_STARTS.postseason - 2,
  /** As in the frenzy. */
  eagerness: { least: 0.65, most: 0.77 },
} as const;

/**
 * Buyouts by AI clubs, in minimum salaries: the least a club must gain a season after paying a replacement, the least salary that is
 * bought out, and the most buyouts in a summer.
 */
export const AI_BUYOUTS = { leastGain: 4.7, leastSalary: 2, most: 1 } as const;

/**
 * Qualifying offers to restricted free agents: players younger than `RESTRICTED.until` with fewer than `maxProSeasons` on first teams. A club that
 * offers `raise` times the salary by the night of `until` holds the player's rights until `heldUntilDay` of the next season.
 */
export const QUALIFYING = {
  maxProSeasons: 7,
  raise: 1.05,
  /** The most an AI club offers to keep the rights, as a multiple of what the player is worth for one season. */
  upTo: 1.1,
  /** Salaries are rounded up to this many dollars. */
  step: 5_000,
  fromDay: regularDay(20),
  until: PHASE_STARTS.draft,
  /** On the morning of this day of the new season the player signs the qualifying offer if no other club has signed him. */
  heldUntilDay: 8,
} as const;

/**
 * Salary arbitration for restricted free agents. Player or club may elect it on these days; the hearing is in the next season, after which the
 * club has `decideDays` to walk away from an award above `walkAwayShare` of the upper limit.
 */
export const ARBITRATION = {
  /** Age in the coming season. */
  fromAge: 23,
  fromDay: PHASE_STARTS.frenzy,
  toDay: DAYS_PER_SEASON,
  /** On this day players and AI clubs decide. */
  electionDay: PHASE_STARTS.frenzy + 1,
  /** On the morning of this day in the next season. */
  hearingDay: 5,
  decideDays: 2,
  maxSeasons: 2,
  /** Largest distance of an award from the mean salary of the comparables, as a share; and how many comparables count. */
  band: 0.15,
  comparables: 5,
  walkAwayShare: 0.055,
  step: 5_000,
  /** A player elects arbitration if he is at least this greedy and his asking price is this multiple of his qualifying offer. */
  player: { greed: 0.35, over: 1.15 },
  /**
   * AI clubs elect arbitration with one in `oneIn` of the expensive players who could draw an offer sheet, walk away from awards above
   * `walksAwayOver` times the player's worth, and settle with this chance on each morning before the hearing.
   */
  ai: { oneIn: 3, walksAwayOver: 1.15, settles: 0.35 },
} as const;

/**
 * Offer sheets: from the frenzy until `toDay` of the next season; the club that holds the rights has `matchDays` to match. Between two managers an
 * unmatched sheet is treated as a gift when the player is worth `giftFrom` times the salary or more to the club that loses him.
 */
export const OFFER_SHEETS = {
  fromDay: PHASE_STARTS.frenzy,
  toDay: 7,
  matchDays: 7,
  giftFrom: 1,
  /** Own picks that the signing club gives up, by cap hit as a share of the upper limit; draft 0 is the next one. */
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

/** Offer sheets by AI clubs: one club in `oneIn` sends one a summer, at `over` times what the player would sign for. */
export const AI_SHEETS = {
  /** Sent on the morning of this day. */
  day: PHASE_STARTS.frenzy + 1,
  oneIn: 6,
  over: 1.12,
  /** The least the player must be worth to the club, as a multiple of the offer. */
  leastWorth: 1.2,
  /** A club matches a salary of up to this multiple of what the player is worth to it. */
  matches: 1.03,
  looksAt: 5,
} as const;

export const BID_SLOTS = [1, 2, 3, 4] as const;
