/** The counts kept of managers, and the achievements they earn. */

/**
 * How each count runs on: `sum` adds up, `best` keeps the highest, `run` may fall back to 0 (a streak that is on) and is
 * nobody's business but the count's that follows from it.
 */
export const FEATS = {
  games: 'sum',
  wins: 'sum',
  'away-wins': 'sum',
  'rival-wins': 'sum',
  'playoff-wins': 'sum',
  'overtime-wins': 'sum',
  'shootout-wins': 'sum',
  comebacks: 'sum',
  blowouts: 'sum',
  'win-run': 'run',
  'win-streak': 'best',
  'point-run': 'run',
  'point-streak': 'best',
  goals: 'sum',
  'goals-in-game': 'best',
  'power-play-goals': 'sum',
  'shorthanded-goals': 'sum',
  'hat-tricks': 'sum',
  'four-goal-games': 'sum',
  shutouts: 'sum',
  'forty-save-wins': 'sum',
  'clean-games': 'sum',
  'farm-wins': 'sum',
  'junior-wins': 'sum',
  sellouts: 'sum',
  seasons: 'sum',
  'season-points': 'best',
  'playoff-berths': 'sum',
  'series-won': 'sum',
  cups: 'sum',
  presidents: 'sum',
  'farm-cups': 'sum',
  'junior-cups': 'sum',
  promotions: 'sum',
  honors: 'sum',
  mvps: 'sum',
  'manager-awards': 'sum',
  'hall-of-famers': 'sum',
  'profitable-seasons': 'sum',
  trades: 'sum',
  signings: 'sum',
  'draft-picks': 'sum',
  'first-round-picks': 'sum',
  shortlist: 'best',
  'training-plans': 'best',
  'facility-level': 'best',
  'own-lines': 'best',
  templates: 'best',
  scrimmages: 'best',
  clubs: 'sum',
  rating: 'best',
  votes: 'sum',
  proposals: 'sum',
  comments: 'sum',
  'game-messages': 'sum',
  reactions: 'sum',
  'hall-ballots': 'sum',
  referrals: 'sum',
  'fruit-bowls': 'sum',
  'first-steps': 'best',
  'coach-games': 'sum',
  'coach-wins': 'sum',
  'coach-jobs': 'sum',
  'scout-looks': 'sum',
  'calls-right': 'sum',
  'reports-sold': 'sum',
  'agent-clients': 'best',
  'agent-deals': 'sum',
  'agent-millions': 'sum',
  'nation-deals': 'sum',
  articles: 'sum',
  'article-readers': 'sum',
  'rumors-right': 'sum',
  'press-prizes': 'sum',
  'nation-articles': 'sum',
  'elections-won': 'sum',
  'budgets-accepted': 'sum',
  'federation-points': 'sum',
} as const satisfies Readonly<Record<string, 'sum' | 'best' | 'run'>>;
export type Feat = keyof typeof FEATS;

/** In display order. */
export const ACHIEVEMENT_CATEGORIES = [
  'games',
  'trophies',
  'players',
  'club',
  'career',
  'people',
  'community',
] as const;
export type AchievementCategory = (typeof ACHIEVEMENT_CATEGORIES)[number];

/** Achievements of one kind; each step is a count to reach and its points. */
interface Series {
  category: AchievementCategory;
  steps: readonly (readonly [need: number, points: number])[];
}

/**
 * By the count that earns them. A step is worth 5 points where a first season brings it, 10 to 20 where it takes some seasons,
 * 40 and up where few get there; a manager who plays a season on has some 15 achievements. What an average club brings
 * in a season gets to the last steps in 15 to 30 seasons (decision 039).
 */
export const SERIES = {
  wins: series('games', [1, 5], [10, 5], [50, 10], [100, 20], [250, 30], [400, 50], [600, 100]),
  'away-wins': series('games', [5, 5], [50, 15], [250, 40]),
  'rival-wins': series('games', [1, 5], [5, 10], [20, 40]),
  'playoff-wins': series('games', [1, 5], [10, 10], [25, 30], [50, 60]),
  'overtime-wins': series('games', [1, 5], [10, 10], [50, 30]),
  'shootout-wins': series('games', [1, 5], [10, 15], [30, 40]),
  comebacks: series('games', [1, 5], [5, 10], [25, 30]),
  blowouts: series('games', [1, 5], [5, 10], [25, 30]),
  'win-streak': series('games', [3, 5], [5, 10], [8, 20], [12, 50]),
  'point-streak': series('games', [5, 5], [10, 15], [15, 30]),
  goals: series('games', [100, 5], [500, 10], [1000, 20], [2500, 50]),
  'goals-in-game': series('games', [7, 5], [10, 20]),
  'power-play-goals': series('games', [25, 5], [200, 15], [600, 50]),
  'shorthanded-goals': series('games', [1, 5], [10, 15], [40, 40]),
  'hat-tricks': series('games', [1, 5], [10, 10], [30, 30]),
  'four-goal-games': series('games', [1, 10], [3, 30]),
  shutouts: series('games', [1, 5], [10, 10], [30, 30], [60, 60]),
  'forty-save-wins': series('games', [1, 10], [10, 30]),
  'clean-games': series('games', [1, 5], [10, 15]),
  'farm-wins': series('games', [10, 5], [100, 10], [500, 40]),
  'junior-wins': series('games', [10, 5], [100, 10], [500, 40]),
  cups: series('trophies', [1, 40], [3, 60], [5, 80], [10, 100]),
  presidents: series('trophies', [1, 20], [3, 40], [5, 60]),
  'farm-cups': series('trophies', [1, 10], [5, 30]),
  'junior-cups': series('trophies', [1, 10], [5, 30]),
  promotions: series('trophies', [1, 20], [3, 40]),
  'playoff-berths': series('trophies', [1, 5], [5, 15], [10, 30], [20, 60]),
  'series-won': series('trophies', [1, 10], [10, 30], [25, 60]),
  'season-points': series('trophies', [60, 10], [75, 20], [90, 50]),
  honors: series('trophies', [1, 5], [10, 15], [50, 50]),
  mvps: series('trophies', [1, 20], [5, 50]),
  'manager-awards': series('trophies', [1, 30], [3, 60]),
  'hall-of-famers': series('trophies', [1, 30], [5, 80]),
  trades: series('players', [1, 5], [10, 10], [25, 30]),
  signings: series('players', [1, 5], [100, 10], [400, 30]),
  'draft-picks': series('players', [7, 5], [35, 10], [100, 30]),
  'first-round-picks': series('players', [1, 5], [5, 15]),
  'training-plans': series('players', [1, 5], [10, 5], [30, 10]),
  shortlist: series('players', [5, 5], [25, 10]),
  'own-lines': series('club', [1, 5], [3, 10]),
  templates: series('club', [1, 5], [5, 10]),
  'facility-level': series('club', [3, 10], [6, 30], [10, 80]),
  'profitable-seasons': series('club', [1, 5], [5, 20], [15, 50]),
  sellouts: series('club', [1, 5], [5, 15], [20, 40]),
  scrimmages: series('club', [1, 5], [5, 10]),
  seasons: series('career', [1, 10], [5, 20], [10, 40], [25, 100]),
  games: series('career', [10, 5], [100, 10], [500, 30], [1000, 60]),
  rating: series('career', [1525, 10], [1550, 20], [1600, 50], [1700, 100]),
  clubs: series('career', [2, 10], [3, 20]),
  'first-steps': series('career', [5, 5], [10, 10]),
  'coach-jobs': series('people', [1, 10], [3, 20]),
  'coach-games': series('people', [30, 5], [150, 20], [500, 60]),
  'coach-wins': series('people', [10, 5], [100, 20], [300, 60]),
  'scout-looks': series('people', [25, 5], [250, 10], [1500, 40]),
  'calls-right': series('people', [4, 10], [20, 20], [60, 60]),
  'reports-sold': series('people', [1, 5], [10, 15], [50, 40]),
  'agent-clients': series('people', [1, 5], [10, 20], [25, 40]),
  'agent-deals': series('people', [1, 5], [10, 10], [50, 40]),
  'agent-millions': series('people', [10, 5], [100, 20], [500, 60]),
  articles: series('people', [1, 5], [10, 10], [100, 40]),
  'article-readers': series('people', [10, 5], [100, 15], [1000, 60]),
  'rumors-right': series('people', [1, 5], [10, 20], [30, 50]),
  'press-prizes': series('people', [1, 20], [5, 40]),
  'elections-won': series('people', [1, 20], [3, 40], [8, 80]),
  'budgets-accepted': series('people', [1, 5], [5, 20]),
  'federation-points': series('people', [100, 10], [1000, 30], [5000, 60]),
  votes: series('community', [1, 5], [10, 10]),
  proposals: series('community', [1, 5]),
  comments: series('community', [1, 5], [10, 10]),
  'game-messages': series('community', [1, 5], [50, 15]),
  reactions: series('community', [1, 5], [50, 15]),
  'hall-ballots': series('community', [1, 5], [5, 20]),
  referrals: series('community', [1, 20], [5, 50]),
  'fruit-bowls': series('community', [1, 10], [5, 30]),
} as const satisfies Partial<Record<Feat, Series>>;
export type SeriesId = keyof typeof SERIES;

export const SERIES_IDS = Object.keys(SERIES) as [SeriesId, ...SeriesId[]]; // they are its keys

/** Points from which an achievement makes the club's news. */
export const NEWSWORTHY_POINTS = 40;
/** Goal margin that makes a win a blowout. */
export const BLOWOUT_GOALS = 5;

export const MANAGERS_PER_PAGE = 25;

function series<const C extends AchievementCategory>(
  category: C,
  ...steps: readonly (readonly [need: number, points: number])[]
): { category: C; steps: readonly (readonly [need: number, points: number])[] } {
  return { category, steps };
}
