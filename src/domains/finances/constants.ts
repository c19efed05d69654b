/**
 * Numbers of the clubs' money, in whole dollars, so that the mean club of each tier takes in twice the upper limit of its cap and its
 * books are about even. Shape: what is published of professional clubs.
 */
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** Pucks by where they come from: given by the game, bought, and earned by playing. In the order in which they are spent. */
export const PUCK_COLORS = ['play', 'bought', 'earned'] as const;
export type PuckColor = (typeof PUCK_COLORS)[number];
/** What the ledger counts; each balances to zero on its own. */
export type LedgerCurrency = 'dollar' | `puck:${PuckColor}`;

/** Every club of the top tier begins with this much. */
export const OPENING_BALANCE = 20_000_000;

/** What a tier has of the one above it, in prices: of a ticket, of a seat's upkeep, of a coach. */
export const TIER_SHARE = 0.75;
/** The same of what a whole club takes in and spends, as arenas are smaller too: as the cap has it. */
export const BUDGET_SHARE = 0.5;
/** Seats of an ordinary arena, by tier from the top; the last holds below. */
export const USUAL_SEATS = [15_500, 9_500, 6_500, 4_500, 3_000] as const;

/** A seat at a game of the PRO team in the top tier; how far a manager may go, as a share of what is usual. */
export const TICKET = { usual: 115, least: 0.3, most: 4 } as const;
/** Dollars that a spectator of a PRO game in the top tier leaves for food and fan gear. */
export const MERCHANDISE = 36;
/** Seats in boxes: share of the arena at the level that every club begins at, how fast more levels add less, and what a seat costs in tickets. */
export const PREMIUM = { share: 0.05, level: 3, diminishing: 0.6, tickets: 7 } as const;
/** Dollars that a spectator of a farm or junior game leaves in the top tier, ticket and all. */
export const AFFILIATE_SPENDING = { FRM: 34, U21: 14 } as const;

/** Part of the arena that fills by itself, and what adds to it; the sum is kept between `least` and 1. */
export const ATTENDANCE = {
  /** By level: farm and junior teams play for a small crowd. */
  base: { PRO: 0.8, FRM: 0.22, U21: 0.1 },
  /** For a team that wins all its points, compared with one that wins none, where half was expected. */
  form: 0.3,
  /** An arena with this many times the usual seats of its tier is filled less by this power of it, a smaller one more: a town has only so large a crowd of fans. */
  seats: 0.35,
  /** The rival comes. */
  rival: 0.08,
  /** A point of the visitors' overall above (below) the hosts'. */
  visitor: 0.004,
  /** A star more than other clubs have. */
  star: 0.015,
  /** Fans in the best mood, compared with ordinary. */
  mood: 0.15,
  /** How fast dearer tickets empty seats: the natural logarithm of the crowd falls by so much when the price doubles. */
  price: 0.7,
  playoffs: 0.1,
  friendly: -0.35,
  /** Chance: standard deviation. */
  deviation: 0.04,
  least: 0.03,
} as const;

/** What people expect of a team: share of the points by how far its overall is from its league's mean. */
export const EXPECTATION = { perPoint: 0.02, least: 0.3, most: 0.7 } as const;

/** What draws the mood of the fans from its ordinary 50, in points, and how much of the way it goes a night. */
export const FAN_MOOD = {
  /** A team that wins all its points where none were expected; counts in full after some games. */
  results: 60,
  gamesUntilHalf: 5,
  /** Tickets at twice the usual price. */
  price: -30,
  /** Cheap tickets please less than dear ones annoy. */
  mostForPrice: 8,
  star: 3,
  mostForStars: 9,
  /** A game won or lost against the rival, what it fades to overnight, and the most that it can be. */
  rivalGame: 6,
  rivalFades: 0.95,
  mostForRivalry: 12,
  pace: 0.08,
} as const;

/** Home games of the regular season. */
export const HOME_GAMES = 19;

/** Season tickets: share of the arena, and what moves it; a seat costs so much of a ticket, and this many holders come. */
export const SEASON_TICKETS = {
  share: 0.24,
  expectation: 0.4,
  mood: 0.12,
  least: 0.05,
  most: 0.6,
  discount: 0.9,
  show: 0.92,
} as const;

/** The league pays each of its clubs this share of the upper limit of its cap in a season, a part every day: television. */
export const LEAGUE_SHARE = 0.9;

/** Kinds that a club earns by itself: what the league shares among its clubs. */
export const OWN_REVENUE = [
  'gate',
  'premium-seats',
  'merchandise',
  'season-tickets',
  'sponsors',
  'sponsor-bonus',
] as const;
/** Who earns more by himself than the mean of his league pays this share of the excess to those who earn less. */
export const REVENUE_SHARING = 0.4;
/** The owners leave their club this share of a season's revenue; of what it has above it they take a part once a season. */
export const OWNERS = { leave: 0.2, take: 0.6 } as const;
/** An AI club signs up to its whole cap with this share of a season's revenue in hand, and up to the lower limit only with that much in debt. */
export const AI_PAYROLL = { whole: 0.14, least: -0.04 } as const;

/** A club's credit line: so much of what it usually takes in a season. */
export const CREDIT_SHARE = 0.1;
/** Game days in a row below the credit line until the board warns, and until the club is bankrupt. */
export const BANKRUPTCY = { warnAfter: 10, after: 21 } as const;
/**
 * Loans: up to this share of what a club usually takes in a season, at this interest a season, for this many days, in steps of so
 * many dollars. An AI club borrows so much more than its debts, as a share of its season's revenue.
 */
export const LOANS = {
  shareOfRevenue: 0.5,
  interest: 0.09,
  terms: [DAYS_PER_SEASON, 2 * DAYS_PER_SEASON],
  least: 100_000,
  cushion: 0.05,
} as const;
/** An AI club looks so often whether to borrow. */
export const AI_BORROWS_EVERY_DAYS = 5;
/** A rescue plan lasts through this many seasons after the one of the fall. */
export const RESCUE_SEASONS = 1;

/** Kinds that are booked every day, in what amount the club's contracts say. What loans take, their plans say. */
export const RUNNING_KINDS = [
  'wages',
  'buyout',
  'league-share',
  'sponsors',
  'staff',
  'coaches-wages',
  'scouts-wages',
  'upkeep',
  'facility-upkeep',
] as const;
/** Kinds that are booked when a game has been played, at home and away. */
export const HOME_KINDS = ['gate', 'premium-seats', 'merchandise'] as const;
export const AWAY_KINDS = ['travel'] as const;
/** Spread of what home games bring, as a share of their mean, before it can be measured. */
export const GATE_DEVIATION = 0.15;
/** Transactions on a page of the ledger. */
export const LINES_PER_PAGE = 40;
/** An AI club prices its tickets so often, in days, and goes so far at a time. */
export const AI_PRICING = { everyDays: 7, step: 0.1 } as const;

/** What a club pays in a season in the top tier to everybody who neither plays, coaches nor scouts (`job` pays those), and what a seat costs to keep a day. */
export const STAFF_A_SEASON = 30_000_000;
export const UPKEEP_OF_SEAT = 18;
/** A trip to an away game of the PRO team in the top tier: hotel and meals, and each kilometer there and back by charter. */
export const TRAVEL = { base: 40_000, perKilometer: 15 } as const;

/** Prize money of the top tier by the share of clubs that a club leaves behind (0 the last, 1 the first), and a round won. */
export const PRIZES = { last: 600_000, first: 6_000_000, playoffRound: 1_200_000 } as const;
/** What a club that is relegated gets once from the league it leaves, in the top tier. */
export const PARACHUTE = 10_000_000;

/** Sponsors' slots with what a season is worth in the top tier. */
export const SPONSOR_SLOTS = { jersey: 15_000_000, boards: 12_000_000, arena: 9_500_000 } as const;
export const SPONSOR_SLOT_NAMES = [
  'jersey',
  'boards',
  'arena',
] as const satisfies readonly (keyof typeof SPONSOR_SLOTS)[];
/** What an offer pays for certain and for a goal reached, as shares of the slot's worth; how sponsors differ; longest deal. */
export const SPONSOR_OFFERS = {
  safe: { fixed: 1, bonus: 0 },
  goal: { fixed: 0.75, bonus: 0.5 },
  bold: { fixed: 0.55, bonus: 0.9 },
  deviation: 0.1,
  /** Fans in the best mood, compared with ordinary. */
  mood: 0.2,
  maxSeasons: 3,
} as const;
/** The first day of the regular season: slots that are still open then are filled by the assistant. */
export const SPONSORS_DECIDED_BY = 6;
/** Names of sponsors; none is a company of this world. */
export const SPONSOR_NAMES = [
  'Northpine Timber',
  'Harbor & Hale Insurance',
  'Copperleaf Coffee',
  'Blueline Freight',
  'Summit Tire',
  'Lakeshore Credit Union',
  'Ironbark Tools',
  'Redmaple Foods',
  'Frostline Heating',
  'Granite Peak Outfitters',
  'Silverbirch Dairy',
  'Anchor Bay Seafood',
  'Polestar Telecom',
  'Wheatfield Bakery',
  'Cedar & Stone Homes',
  'Riverbend Brewing',
  'Tundra Trucks',
  'Evergreen Power',
  'Goldcrest Bank',
  'Puckline Pizza',
  'Keystone Steelworks',
  'Starling Airways',
  'Old Mill Furniture',
  'Hearth & Home Stores',
  'Whitecap Ferries',
  'Sunrise Pharmacies',
  'Bearpaw Boots',
  'Clearwater Springs',
  'Fjordline Cruises',
  'Oakgate Hardware',
] as const;

/** Kinds of bookings that are neither earned nor spent: what a club began with, and money that was lent or forgiven. */
export const NO_PROFIT = ['opening', 'loan', 'loan-repayment', 'rescue'] as const;

/** Half the width of a band that holds four of five normal draws, in standard deviations. */
export const FORECAST_BAND = 1.28;

/** Home games from which on their spread is measured. */
export const MIN_MEASURED_GAMES = 5;

export const PRIZE_STEP = 1_000;

export const SPONSOR_STEP = 5_000;

/** Points of the demand curve: prices from 40 % to 240 % of the usual one, and the present one. */
export const DEMAND_CURVE = { from: 0.4, to: 2.4, step: 0.1 } as const;

/** Fans whom dear tickets annoy stay away later: in the long run a price empties this many times as many seats. */
export const LONG_RUN_DEMAND = 1.17;

/** A trip is long when it leads further than this, one way: what an hour and a half by plane covers. */
export const LONG_TRIP_KM = 1000;
