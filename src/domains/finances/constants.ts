/**
 * Finance constants in whole dollars. The mean club of each tier earns twice the upper limit of its cap, and its books
 * about balance. Modeled on published figures of professional clubs.
 */
import { DAYS_PER_SEASON } from '#engine/calendar.ts';

/** Pucks by origin: given by the game, bought, and earned by playing. Listed in the order they are spent. */
export const PUCK_COLORS = ['play', 'bought', 'earned'] as const;
export type PuckColor = (typeof PUCK_COLORS)[number];
/** The ledger's currencies; each balances to zero on its own. */
export type LedgerCurrency = 'dollar' | `puck:${PuckColor}`;

/** Opening balance of a club in the top tier. */
export const OPENING_BALANCE = 20_000_000;

/** Price level of a tier as a share of the one above: tickets, upkeep of seats, coaches' pay. */
export const TIER_SHARE = 0.75;
/** Club budgets of a tier as a share of the one above, since arenas are smaller too; matches the salary cap. */
export const BUDGET_SHARE = 0.5;
/** Seats of an average arena by tier from the top; the last entry applies to all tiers below. */
export const USUAL_SEATS = [15_500, 9_500, 6_500, 4_500, 3_000] as const;

/** Ticket price at PRO games in the top tier, and a manager's bounds as a share of it. */
export const TICKET = { usual: 115, least: 0.3, most: 4 } as const;
/** Dollars a spectator of a PRO game in the top tier spends on food and merchandise. */
export const MERCHANDISE = 36;
/** Box seats: share of the arena at the first level, diminishing returns of further levels, and price in tickets. */
export const PREMIUM = { share: 0.05, level: 3, diminishing: 0.6, tickets: 7 } as const;
/** Dollars a spectator of a farm or junior game spends in the top tier, ticket included. */
export const AFFILIATE_SPENDING = { FRM: 34, U21: 14 } as const;

/** Share of the arena that always fills, and what adds to it; the sum is clamped between `least` and 1. */
export const ATTENDANCE = {
  /** By level; farm and junior teams draw small crowds. */
  base: { PRO: 0.8, FRM: 0.22, U21: 0.1 },
  /** For a team that wins all its points over one that wins none, when half were expected. */
  form: 0.3,
  /** Exponent by which an arena larger than its tier's average fills less, since a town's fan base is limited. */
  seats: 0.35,
  /** For a game against the rival. */
  rival: 0.08,
  /** For each point of the visitors' overall above (below) the hosts'. */
  visitor: 0.004,
  /** For each star more than other clubs have. */
  star: 0.015,
  /** Fans in the best mood, compared with ordinary. */
  mood: 0.15,
  /** Price sensitivity: the natural logarithm of attendance falls by this much when the price doubles. */
  price: 0.7,
  playoffs: 0.1,
  friendly: -0.35,
  /** Chance: standard deviation. */
  deviation: 0.04,
  least: 0.03,
} as const;

/** Fans' expectations: share of points by the distance of a team's overall from its league's mean. */
export const EXPECTATION = { perPoint: 0.02, least: 0.3, most: 0.7 } as const;

/** What moves the fans' mood away from its usual 50, in points, and the share of the way it moves per night. */
export const FAN_MOOD = {
  /** For a team that wins all its points when none were expected; counts in full after some games. */
  results: 60,
  gamesUntilHalf: 5,
  /** For tickets at twice the usual price. */
  price: -30,
  /** Cheap tickets please less than expensive ones annoy. */
  mostForPrice: 8,
  star: 3,
  mostForStars: 9,
  /** For a win or loss against the rival; the share left each night, and the maximum. */
  rivalGame: 6,
  rivalFades: 0.95,
  mostForRivalry: 12,
  pace: 0.08,
} as const;

/** Home games of the regular season. */
export const HOME_GAMES = 19;

/** Season tickets: share of the arena and what moves it; the price as a share of a ticket, and holders' attendance rate. */
export const SEASON_TICKETS = {
  share: 0.24,
  expectation: 0.4,
  mood: 0.12,
  least: 0.05,
  most: 0.6,
  discount: 0.9,
  show: 0.92,
} as const;

/** Television money the league pays each club per season, as a share of its cap's upper limit; paid daily. */
export const LEAGUE_SHARE = 0.9;

/** Transaction kinds of a club's own revenue, which the league shares among its clubs. */
export const OWN_REVENUE = [
  'gate',
  'premium-seats',
  'merchandise',
  'season-tickets',
  'sponsors',
  'sponsor-bonus',
] as const;
/** Share of its revenue above the league's mean that a club pays to clubs below it. */
export const REVENUE_SHARING = 0.4;
/** The owners leave a share of a season's revenue in the club, and once a season take a share of the rest. */
export const OWNERS = { leave: 0.2, take: 0.6 } as const;
/** Cash, as a share of season revenue, at which an AI club spends its whole cap, and the debt at which only the lower limit. */
export const AI_PAYROLL = { whole: 0.14, least: -0.04 } as const;

/** A club's credit line as a share of its usual season revenue. */
export const CREDIT_SHARE = 0.1;
/** Game days in a row below the credit line until the board warns, and until the club is bankrupt. */
export const BANKRUPTCY = { warnAfter: 10, after: 21 } as const;
/**
 * Loans: the maximum as a share of a club's usual season revenue, interest per season, terms in days, and steps in
 * dollars. An AI club borrows a cushion above its debt, as a share of season revenue.
 */
export const LOANS = {
  shareOfRevenue: 0.5,
  interest: 0.09,
  terms: [DAYS_PER_SEASON, 2 * DAYS_PER_SEASON],
  least: 100_000,
  cushion: 0.05,
} as const;
/** Days between an AI club's decisions on borrowing. */
export const AI_BORROWS_EVERY_DAYS = 5;
/** Seasons a rescue plan lasts after the season of the bankruptcy. */
export const RESCUE_SEASONS = 1;

/** Transaction kinds booked daily in amounts set by contracts; loan payments follow their plans. */
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
/** Transaction kinds booked after a game, at home and on the road. */
export const HOME_KINDS = ['gate', 'premium-seats', 'merchandise'] as const;
export const AWAY_KINDS = ['travel'] as const;
/** Standard deviation of home gates as a share of their mean, until enough games are played to measure it. */
export const GATE_DEVIATION = 0.15;
/** Transactions per page of the ledger. */
export const LINES_PER_PAGE = 40;
/** Days between an AI club's ticket price changes, and the maximum step. */
export const AI_PRICING = { everyDays: 7, step: 0.1 } as const;

/** Season pay of all other staff in the top tier (`job` pays coaches and scouts), and daily upkeep per seat. */
export const STAFF_A_SEASON = 30_000_000;
export const UPKEEP_OF_SEAT = 18;
/** A PRO team's road trip in the top tier: hotel and meals, and the charter per kilometer, both ways. */
export const TRAVEL = { base: 40_000, perKilometer: 15 } as const;

/** Prize money in the top tier from the last to the first rank, and per playoff round won. */
export const PRIZES = { last: 600_000, first: 6_000_000, playoffRound: 1_200_000 } as const;
/** One-time payment from its old league to a club relegated from the top tier. */
export const PARACHUTE = 10_000_000;

/** Sponsorship slots, with their value per season in the top tier. */
export const SPONSOR_SLOTS = { jersey: 15_000_000, boards: 12_000_000, arena: 9_500_000 } as const;
export const SPONSOR_SLOT_NAMES = [
  'jersey',
  'boards',
  'arena',
] as const satisfies readonly (keyof typeof SPONSOR_SLOTS)[];
/** Guaranteed and bonus pay as shares of a slot's value, the spread between sponsors, and the longest deal. */
export const SPONSOR_OFFERS = {
  safe: { fixed: 1, bonus: 0 },
  goal: { fixed: 0.75, bonus: 0.5 },
  bold: { fixed: 0.55, bonus: 0.9 },
  deviation: 0.1,
  /** Fans in the best mood, compared with ordinary. */
  mood: 0.2,
  maxSeasons: 3,
} as const;
/** The first day of the regular season, when the assistant fills open slots. */
export const SPONSORS_DECIDED_BY = 6;
/** Names of fictional sponsors. */
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

/** Transaction kinds outside profit and loss: the opening balance, and money lent or forgiven. */
export const NO_PROFIT = ['opening', 'loan', 'loan-repayment', 'rescue'] as const;

/** Half-width of a band that holds four in five normal draws, in standard deviations. */
export const FORECAST_BAND = 1.28;

/** Home games needed to measure the deviation of gates. */
export const MIN_MEASURED_GAMES = 5;

export const PRIZE_STEP = 1_000;

export const SPONSOR_STEP = 5_000;

/** Points of the demand curve: prices from 40 % to 240 % of the usual one, plus the current price. */
export const DEMAND_CURVE = { from: 0.4, to: 2.4, step: 0.1 } as const;

/** Long-run factor on lost attendance: fans annoyed by high prices stay away later as well. */
export const LONG_RUN_DEMAND = 1.17;

/** One-way distance above which a trip is long: about an hour and a half by plane. */
export const LONG_TRIP_KM = 1000;
