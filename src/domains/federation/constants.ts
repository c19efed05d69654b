/** Constants of federations; judgments, since no public data measures them. */

/** Days after which an unanswered application is accepted overnight. */
export const ACCEPTED_AFTER_DAYS = 3;
/** Game days a user waits to join another federation: a season. */
export const WAIT_DAYS = 63;
/** Game days of membership after which a member may be drawn as the nation's general manager. */
export const ELIGIBLE_AFTER_DAYS = 21;
/** Members on a page. */
export const MEMBERS_PER_PAGE = 25;

export const MEMBER_STATES = ['applied', 'member', 'left'] as const;
export type MemberState = (typeof MEMBER_STATES)[number];

/** How a president took office, and why they left it. */
export const OFFICE_ORIGINS = ['appointed', 'unopposed', 'elected', 'runoff'] as const;
export type OfficeOrigin = (typeof OFFICE_ORIGINS)[number];
export const OFFICE_ENDS = ['voted-out', 'resigned', 'retired'] as const;
export type OfficeEnd = (typeof OFFICE_ENDS)[number];

/** Ages of new presidents, and the ages between which AI presidents retire. */
export const PRESIDENT_AGES = { least: 44, most: 63, retiresFrom: 66, retiresAt: 74 } as const;
/** Seasons between a federation's founding and the start of the world: of the oldest and the youngest one. */
export const FOUNDED_BEFORE = { most: 112, least: 20 } as const;

/** Percentages of season points in the ranking: the last season, and the three before. */
export const COEFFICIENTS = [100, 75, 50, 25] as const;
/** The night season points are calculated: after the draft, and before retirements. */
export const POINTS_DAY = 62;
/** Components of a season's points; see decisions/046. */
export const POINTS = {
  /** Number of a nation's best players who count: a national team. */
  players: 22,
  /** Overall above which a player counts. */
  fromOverall: 40,
  /** Value of a tier as a share of the one above. */
  perTier: 0.7,
  /** Share of a player's points that depends on his team's winning. */
  teamShare: 0.5,
  /** Points of a pick of the first round of the draft; each round later is worth one less. */
  firstRound: 7,
  /** Picks that count. */
  picks: 15,
} as const;

/** A president's score, out of 100, for a season without change. */
export const NOTHING_MOVED = 50;

/** Budget items of a federation; money not budgeted is saved. */
export const BUDGET_ITEMS = ['youth', 'courses', 'scouting', 'hosting'] as const;
/** Percent of the season's grant. */
export type BudgetShares = Record<(typeof BUDGET_ITEMS)[number], number>;
/** Budget until the members accept another one. */
export const DEFAULT_BUDGET: BudgetShares = { youth: 40, courses: 20, scouting: 20, hosting: 20 };
export const BUDGET_STATES = ['voting', 'accepted', 'rejected'] as const;
export type BudgetState = (typeof BUDGET_STATES)[number];
/** Game days of a budget vote, and the last day of a season to propose a budget. */
export const BUDGET_VOTE_DAYS = 5;
export const LAST_BUDGET_DAY = 54;
/** Maximum characters of a president's note on a budget. */
export const MAX_BUDGET_NOTE = 400;
/** The league's grant per season in whole dollars, with a bonus per rank. */
export const GRANT = { base: 1_000_000, perPlace: 50_000, ranked: 37 } as const;
/** Maximum effects of spending relative to the mean of all federations. */
export const BUDGET_EFFECTS = {
  /** Shift of the share of amateurs per season, its maximum, and the percent above the mean that gives all of it. */
  youth: { perSeason: 0.005, most: 0.05, fullAt: 60 },
  /** Share of a season's points that courses and scouting add together. */
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
