/** Numbers of the clubs' money, in whole dollars. Shape: NHL clubs' published revenue; each tier lives on 70 % of the one above. */

/** Every club begins with this much. */
export const OPENING_BALANCE = 20_000_000;

/** What a tier has of the one above it, in prices, sponsors and costs. */
export const TIER_SHARE = 0.7;

/** A seat at a game of the PRO team in the top tier; how far a manager may go, as a share of what is usual. */
export const TICKET = { usual: 58, least: 0.3, most: 4 } as const;
/** Dollars that a spectator of a PRO game in the top tier leaves for food and fan gear. */
export const MERCHANDISE = 17;
/** Seats in boxes: share of the arena, and what one costs in tickets. */
export const PREMIUM = { share: 0.04, tickets: 7 } as const;
/** Dollars that a spectator of a farm or junior game leaves in the top tier, ticket and all. */
export const AFFILIATE_SPENDING = { FRM: 24, U21: 10 } as const;

/** Part of the arena that fills by itself, and what adds to it; the sum is kept between `least` and 1. */
export const ATTENDANCE = {
  /** By level: farm and junior teams play for a small crowd. */
  base: { PRO: 0.74, FRM: 0.22, U21: 0.1 },
  /** For a team that wins all its points, compared with one that wins none, where half was expected. */
  form: 0.3,
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

/** Season tickets: share of the arena, and what moves it; a seat costs so much of a ticket, and so many holders come. */
export const SEASON_TICKETS = {
  share: 0.24,
  expectation: 0.4,
  mood: 0.12,
  least: 0.05,
  most: 0.6,
  discount: 0.9,
  show: 0.92,
  games: 19,
} as const;

/** The league pays its clubs every day this share of the mean daily wages of its clubs: television. */
export const LEAGUE_SHARE = 0.72;

/** Kinds that are booked every day, in what amount the club's contracts say. */
export const RUNNING_KINDS = ['wages', 'league-share'] as const;
/** Kinds that are booked when a game at home has been played. */
export const GAME_KINDS = ['gate', 'premium-seats', 'merchandise'] as const;
/** Spread of what home games bring, as a share of their mean, before it can be measured. */
export const GATE_DEVIATION = 0.15;
/** Transactions on a page of the ledger. */
export const LINES_PER_PAGE = 40;
/** An AI club prices its tickets so often, in days, and goes so far at a time. */
export const AI_PRICING = { everyDays: 7, step: 0.1 } as const;
