/**
 * Every setting of a user with its default (specification, section 9) and what it may be. Pure data: the screens build
 * their forms from it.
 */
export type SettingValue = boolean | string | Record<string, string> | TableLayout;

/** A user's column arrangement of a table, by column id; missing parts keep the table's default. */
export interface TableLayout {
  hidden?: string[] | undefined;
  order?: string[] | undefined;
  /** Pixels. */
  widths?: Record<string, number> | undefined;
}

export type SettingKind =
  | { kind: 'switch'; default: boolean }
  | { kind: 'choice'; default: string; choices: readonly string[] }
  /** Colors ('#rrggbb') by key. */
  | { kind: 'colors'; default: Readonly<Record<string, string>> }
  | { kind: 'columns'; default: TableLayout };

/** Rating bands from 90 plus down to below 40, in steps of 5: the key is the lowest rating of the band. */
export const RATING_BANDS = [90, 85, 80, 75, 70, 65, 60, 55, 50, 45, 40, 0] as const;

/** Cold to warm in even steps, each with a contrast of at least 4.5 on white. */
const RATING_COLORS = {
  '90': '#7a1fa2',
  '85': '#5e35b1',
  '80': '#3949ab',
  '75': '#1565c0',
  '70': '#00708a',
  '65': '#00796b',
  '60': '#2e7d32',
  '55': '#557a0f',
  '50': '#8a6d00',
  '45': '#a85b00',
  '40': '#bf360c',
  '0': '#b71c1c',
} as const;

/** For red-green color blindness: hues run from brown through gray to blue, and neighbors differ without red or green. */
export const COLOR_BLIND_RATING_COLORS = {
  '90': '#00285a',
  '85': '#003a7d',
  '80': '#084c9c',
  '75': '#2b60ad',
  '70': '#4972b4',
  '65': '#5f7186',
  '60': '#6d6f73',
  '55': '#7b6c5d',
  '50': '#8a6646',
  '45': '#8f5a2c',
  '40': '#844812',
  '0': '#5f2f00',
} as const;

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

const on = { kind: 'switch', default: true } as const;
const off = { kind: 'switch', default: false } as const;
const timeOrAny = { kind: 'choice', default: 'any', choices: ['any', ...HOURS] } as const;
const timeOrNone = { kind: 'choice', default: 'none', choices: ['none', ...HOURS] } as const;

export const SETTINGS = {
  'export-pre-draft-rankings': on,
  'export-team-rosters': on,
  'export-shortlist': on,
  'export-user-tournament-stats': on,
  'lineup-skills': off,
  'lineup-specials': off,
  'banana-day-clues': off,
  'ua-schedule': off,
  'ua-cup-pro': off,
  'ua-cup-frm': off,
  'ua-cup-u21': off,
  'ua-cup-u17': off,
  'ua-cup-earliest-time': timeOrAny,
  'ua-cup-latest-time': timeOrAny,
  'ua-cup-correct-time': off,
  'skill-level-numbers': on,
  /** Whose custom players a tournament team takes. */
  'custom-player-acceptance': { kind: 'choice', default: 'any', choices: ['any', 'friends', 'none'] },
  'tournament-earliest-time': timeOrNone,
  'tournament-latest-time': timeOrNone,
  'tournament-public-creation': on,
  'tournament-sponsor': on,
  'sounds-hidden': off,
  'lineup-quick-filter-hidden': off,
  'custom-affiliate-names': on,
  'jersey-number-style': { kind: 'choice', default: 'plain', choices: ['plain', 'outlined', 'block'] },
  /** 12-hour or 24-hour clock; auto: the language's usual one. */
  'time-format': { kind: 'choice', default: 'auto', choices: ['auto', '12', '24'] },
  /** auto: the language chosen on the device, or the browser's. */
  language: { kind: 'choice', default: 'auto', choices: ['auto', 'en', 'de'] },
  theme: { kind: 'choice', default: 'light', choices: ['light', 'dark', 'system'] },
  'ovr-calculator': on,
  'rating-colors': { kind: 'colors', default: RATING_COLORS },
} as const satisfies Record<string, SettingKind>;

export type SettingId = keyof typeof SETTINGS;

/** Bounds of a column width a user may set, in pixels. */
export const COLUMN_WIDTH = { min: 40, max: 600 } as const;
/** Maximum columns in a layout, and maximum characters of a column id. */
export const MAX_COLUMNS = 80;
export const MAX_COLUMN_ID = 40;

/** Every table with adjustable columns. Names must not change: stored layouts are keyed by them. */
export const DATA_TABLES = [
  'actors',
  'admin-purchases',
  'admin-questions',
  'admin-record',
  'admin-staff',
  'admin-steps',
  'admin-users',
  'agent-prospects',
  'arbitration-cases',
  'articles',
  'award-candidates',
  'award-winners',
  'awards-ballots',
  'box-score-goalies',
  'box-score-skaters',
  'buyouts',
  'camp-report',
  'championship-entries',
  'championship-goalies',
  'championship-medals',
  'championship-skaters',
  'championships',
  'clients',
  'club-careers',
  'club-goalies',
  'club-seasons',
  'club-skaters',
  'coach-breakdown',
  'coach-game-log',
  'coach-jobs',
  'coach-ranking',
  'coach-search',
  'coach-seasons',
  'coach-stats',
  'coaching-effects',
  'combined-schedule',
  'comparable-contracts',
  'comparables',
  'cup-entries',
  'cup-goalies',
  'cup-skaters',
  'cups',
  'depth-chart',
  'draft-combine',
  'draft-imports',
  'draft-junior',
  'draft-mock',
  'draft-my-picks',
  'draft-order',
  'draft-prospects',
  'draft-rankings',
  'draft-results',
  'elections',
  'federation-budget',
  'federation-members',
  'federation-points',
  'federation-presidents',
  'federation-seasons',
  'federations',
  'found-players',
  'frenzy-market',
  'frenzy-signings',
  'followed',
  'friends',
  'fruit-leaders',
  'fruit-orders',
  'fruit-swaps',
  'game-players',
  'game-shots',
  'game-special-skills',
  'goalie-games',
  'goalie-seasons',
  'goalie-splits',
  'group-standings',
  'hall-of-fame-others',
  'history-seasons',
  'hosting-bids',
  'hosts',
  'junior-goalies',
  'junior-skaters',
  'leaderboard',
  'league-picks',
  'league-ratings',
  'league-seasons',
  'league-stats',
  'league-titles',
  'linemates',
  'my-offers',
  'moderation-checks',
  'moderators',
  'nations',
  'offer-sheets',
  'open-clubs',
  'own-report-offers',
  'own-scouting-reports',
  'past-comparables',
  'payment-events',
  'patrons',
  'president-offices',
  'president-seasons',
  'puck-grants',
  'puck-transactions',
  'puck-ways',
  'raffle-winners',
  'raffles-drawn',
  'purchases',
  'ranked-people',
  'records',
  'referrals',
  'report-offers',
  'report-purchases',
  'reporter-desks',
  'restricted-free-agents',
  'revenue',
  'rivalries',
  'roster-goalies',
  'roster-skaters',
  'rumors',
  'salary-caps',
  'schedule',
  'scout-search',
  'scouting-budget',
  'scouting-coverage',
  'scouting-reports',
  'shortlist',
  'signings',
  'skater-games',
  'skater-seasons',
  'skater-splits',
  'sponsorships',
  'standings',
  'standings-card',
  'suggested-trades',
  'trade-block',
  'trade-picks',
  'trade-players',
  'trade-prospects',
  'training',
  'user-clubs',
  'waivers',
  'withdrawals',
  'withdrawals-own',
] as const;
export type DataTableName = (typeof DATA_TABLES)[number];

/** Pages of the menu, by their path with hyphens. */
export const MENU_PAGES = [
  'agent',
  'club-camps',
  'club-choose',
  'club-combined-schedule',
  'club-history',
  'club-lineups',
  'club-news',
  'club-overview',
  'club-roster',
  'club-schedule',
  'club-season-review',
  'club-stats',
  'club-tournament-schedule',
  'club-training',
  'coach-jobs',
  'coaching-staff',
  'feature-voting',
  'forum',
  'friends',
  'guide',
  'hall-of-fame',
  'help',
  'leaderboard-overview',
  'league-history',
  'league-overview',
  'league-ratings',
  'league-salary-caps',
  'league-schedule',
  'league-standings',
  'league-stats',
  'messages',
  'notifications',
  'office-depth-chart',
  'office-draft-center',
  'office-finances',
  'office-free-agent-center',
  'office-scouting',
  'office-shortlist',
  'office-tournaments',
  'office-trade-center',
  'puck',
  'puck-raffle-event',
  'puck-shop',
  'puck-sponsorship',
  'quests',
  'referral-program',
  'reporter',
  'scout-jobs',
  'search',
  'withdraw',
  'world-actors',
  'world-awards',
  'world-championship-overview',
  'world-federations',
  'world-nations',
  'world-news',
  'world-records',
] as const;
export type MenuPage = (typeof MENU_PAGES)[number];

/**
 * How a page is in a user's menu. none: as for a newcomer. visited: once. new: an event brought it, and it has not been
 * opened since. shown: for good. pinned: before all others. off: taken out by the user.
 */
export const MENU_STATES = ['none', 'visited', 'new', 'shown', 'pinned', 'off'] as const;

/** Groups of the menu, whose order a user may change. */
export const MENU_GROUPS = ['club', 'league', 'office', 'world', 'community'] as const;
