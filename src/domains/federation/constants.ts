/** Numbers of federations. Judgments of ours: nothing public measures them. */

/** An application that nobody has answered is accepted in the night after this many days. */
export const ACCEPTED_AFTER_DAYS = 3;
/** Who leaves a federation waits a season, in game days, before joining another. */
export const WAIT_DAYS = 63;
/** Game days of membership after which a member may be drawn as the nation's general manager. */
export const ELIGIBLE_AFTER_DAYS = 21;
/** Members on a page. */
export const MEMBERS_PER_PAGE = 25;

export const MEMBER_STATES = ['applied', 'member', 'left'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** How a president came into office, and why he left it. */
export const OFFICE_ORIGINS = ['appointed', 'unopposed', 'elected', 'runoff'] as const;
export type OfficeOrigin = (typeof OFFICE_ORIGINS)[number];
export const OFFICE_ENDS = ['voted-out', 'resigned', 'retired'] as const;
export type OfficeEnd = (typeof OFFICE_ENDS)[number];

/** Years of the presidents that a world begins with, and of those who follow; an AI retires within the later years. */
export const PRESIDENT_AGES = { least: 44, most: 63, retiresFrom: 66, retiresAt: 74 } as const;
/** The oldest federation of a world was founded this many seasons before it began, the youngest this many. */
export const FOUNDED_BEFORE = { most: 112, least: 20 } as const;

/** Percent that the points of a season count in the ranking: of the last one, and of the three before. */
export const COEFFICIENTS = [100, 75, 50, 25] as const;
/** The points of a season are worked out in this night: the draft is over, and nobody has retired. */
export const POINTS_DAY = 62;
/** What the points of a season are made of; see decisions/046. */
export const POINTS = {
  /** The best players of a nation who count: those of a national team. */
  players: 22,
  /** A player counts for his overall above this. */
  fromOverall: 40,
  /** What a tier below the top is worth of the one above. */
  perTier: 0.7,
  /** A player counts for half of that whatever his team does, for all of it in a team that wins every game. */
  teamShare: 0.5,
  /** Points of a pick of the first round of the draft; each round later is worth one less. */
  firstRound: 7,
  /** Picks that count. */
  picks: 15,
} as const;

/** How a president did in a season in which nothing moved, of 100. */
export const NOTHING_MOVED = 50;

/** What a federation spends its money on; what is not budgeted is saved. */
export const BUDGET_ITEMS = ['youth', 'courses', 'scouting', 'hosting'] as const;
/** Percent of the season's grant. */
export type BudgetShares = Record<(typeof BUDGET_ITEMS)[number], number>;
/** What federations do whose members have accepted nothing else. */
export const DEFAULT_BUDGET: BudgetShares = { youth: 40, courses: 20, scouting: 20, hosting: 20 };
export const BUDGET_STATES = ['voting', 'accepted', 'rejected'] as const;
export type BudgetState = (typeof BUDGET_STATES)[number];
/** Game days in which the members vote on a budget, and the last day of a season on which one is proposed. */
export const BUDGET_VOTE_DAYS = 5;
export const LAST_BUDGET_DAY = 54;
/** Letters of what a president says about a budget. */
export const MAX_BUDGET_NOTE = 400;
/** Whole dollars that the league gives a federation a season: more for each place above the last that counts. */
export const GRANT = { base: 1_000_000, perPlace: 50_000, ranked: 37 } as const;
/** The most that money does, against the mean of all federations. */
export const BUDGET_EFFECTS = {
  /** Share of the amateurs: so much in a season, so much at most; all of it from this many percent above the mean on. */
  youth: { perSeason: 0.005, most: 0.05, fullAt: 60 },
  /** Share of the season's points that courses and scouting together are worth. */
  points: 0.03,
} as const;

/** The third color of national teams, beside the two of their federations. */
export const TEAM_ACCENT = '#101820';

/** Primary and secondary color by nation. */
export const FEDERATION_COLORS: Readonly<Record<string, readonly [string, string]>> = {
  CA: ['#c8102e', '#ffffff'],
  US: ['#0a3161', '#b31942'],
  SE: ['#fecc02', '#005293'],
  FI: ['#002f6c', '#ffffff'],
  CZ: ['#d7141a', '#11457e'],
  RU: ['#c1272d', '#0039a6'],
  CH: ['#da291c', '#ffffff'],
  SK: ['#0b4ea2', '#ee1c25'],
  DE: ['#1a1a1a', '#ffcc00'],
  LV: ['#9d2235', '#ffffff'],
  DK: ['#c8102e', '#ffffff'],
  NO: ['#ba0c2f', '#00205b'],
  AT: ['#c8102e', '#ffffff'],
  FR: ['#002654', '#ed2939'],
  BY: ['#c8313e', '#4aa657'],
  KZ: ['#00afca', '#fec50c'],
  GB: ['#012169', '#c8102e'],
  SI: ['#005da4', '#ed1c24'],
  UA: ['#0057b7', '#ffd700'],
  IT: ['#0066b2', '#ffffff'],
  PL: ['#dc143c', '#ffffff'],
  HU: ['#477050', '#ce2939'],
  JP: ['#bc002d', '#ffffff'],
  KR: ['#0f64cd', '#cd2e3a'],
  CN: ['#de2910', '#ffde00'],
  LT: ['#006a44', '#fdb913'],
  NL: ['#f36c21', '#21468b'],
  EE: ['#0072ce', '#1a1a1a'],
  RO: ['#002b7f', '#fcd116'],
  HR: ['#d10000', '#ffffff'],
  RS: ['#c6363c', '#0c4076'],
  ES: ['#aa151b', '#f1bf00'],
  BE: ['#c8102e', '#fdda24'],
  AU: ['#00843d', '#ffcd00'],
  MX: ['#006847', '#ce1126'],
  IS: ['#02529c', '#dc1e35'],
  CO: ['#fcd116', '#003893'],
};
