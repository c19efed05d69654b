/** The quests that managers are offered, and those with other careers. */
import type { Feat } from '#domains/achievement/constants.ts';
import type { CareerKind } from '#domains/person/constants.ts';

/** In the order of the tabs; the first is the default. */
export const QUEST_CATEGORIES = ['trophy', 'games', 'players', 'club', 'people', 'community'] as const;
export type QuestCategory = (typeof QUEST_CATEGORIES)[number];

/** How long a quest runs: for the day, for the season, or until it is done. */
export const CADENCES = ['daily', 'season', 'career'] as const;
export type Cadence = (typeof CADENCES)[number];

interface QuestKind {
  category: QuestCategory;
  cadence: Cadence;
  /** The statistic counted, and the amount needed: on the day, in the season, or in all. */
  feat: Feat;
  need: number;
  points: number;
  /** A second career; only users who have it are offered the quest. */
  career?: CareerKind;
  /** Whole dollars for the purse of that career. */
  money?: number;
  /** The nation it is about: one drawn each season, or that of the president's federation. */
  nation?: 'asked' | 'presided';
}

const forPeople = <const Career extends CareerKind>(career: Career) => ({ category: 'people', career }) as const;

/** Points: 3 to 10 for a daily quest, 10 to 100 for a season quest, and more for a career quest. */
export const QUESTS = {
  'daily-win': { category: 'games', cadence: 'daily', feat: 'wins', need: 1, points: 5 },
  'daily-goals': { category: 'games', cadence: 'daily', feat: 'goals', need: 4, points: 5 },
  'daily-power-play': { category: 'games', cadence: 'daily', feat: 'power-play-goals', need: 1, points: 5 },
  'daily-comeback': { category: 'games', cadence: 'daily', feat: 'comebacks', need: 1, points: 10 },
  'daily-shutout': { category: 'games', cadence: 'daily', feat: 'shutouts', need: 1, points: 10 },
  'daily-farm-win': { category: 'games', cadence: 'daily', feat: 'farm-wins', need: 1, points: 3 },
  'daily-junior-win': { category: 'games', cadence: 'daily', feat: 'junior-wins', need: 1, points: 3 },
  'daily-signing': { category: 'players', cadence: 'daily', feat: 'signings', need: 1, points: 5 },
  'daily-trade': { category: 'players', cadence: 'daily', feat: 'trades', need: 1, points: 10 },
  'daily-sellout': { category: 'club', cadence: 'daily', feat: 'sellouts', need: 1, points: 5 },
  'daily-reaction': { category: 'community', cadence: 'daily', feat: 'reactions', need: 1, points: 3 },
  'daily-message': { category: 'community', cadence: 'daily', feat: 'game-messages', need: 1, points: 3 },
  'season-berth': { category: 'trophy', cadence: 'season', feat: 'playoff-berths', need: 1, points: 20 },
  'season-series': { category: 'trophy', cadence: 'season', feat: 'series-won', need: 1, points: 30 },
  'season-cup': { category: 'trophy', cadence: 'season', feat: 'cups', need: 1, points: 100 },
  'season-president': { category: 'trophy', cadence: 'season', feat: 'presidents', need: 1, points: 50 },
  'season-farm-cup': { category: 'trophy', cadence: 'season', feat: 'farm-cups', need: 1, points: 30 },
  'season-junior-cup': { category: 'trophy', cadence: 'season', feat: 'junior-cups', need: 1, points: 30 },
  'season-honor': { category: 'trophy', cadence: 'season', feat: 'honors', need: 1, points: 20 },
  'season-wins': { category: 'games', cadence: 'season', feat: 'wins', need: 20, points: 30 },
  'season-away-wins': { category: 'games', cadence: 'season', feat: 'away-wins', need: 8, points: 20 },
  'season-rival': { category: 'games', cadence: 'season', feat: 'rival-wins', need: 1, points: 10 },
  'season-streak': { category: 'games', cadence: 'season', feat: 'win-streak', need: 5, points: 20 },
  'season-shutouts': { category: 'games', cadence: 'season', feat: 'shutouts', need: 3, points: 20 },
  'season-comebacks': { category: 'games', cadence: 'season', feat: 'comebacks', need: 3, points: 20 },
  'season-hat-tricks': { category: 'games', cadence: 'season', feat: 'hat-tricks', need: 2, points: 20 },
  'season-farm-wins': { category: 'games', cadence: 'season', feat: 'farm-wins', need: 18, points: 15 },
  'season-junior-wins': { category: 'games', cadence: 'season', feat: 'junior-wins', need: 18, points: 15 },
  'season-trades': { category: 'players', cadence: 'season', feat: 'trades', need: 2, points: 20 },
  'season-signings': { category: 'players', cadence: 'season', feat: 'signings', need: 30, points: 15 },
  'season-draft': { category: 'players', cadence: 'season', feat: 'draft-picks', need: 8, points: 15 },
  'season-training': { category: 'players', cadence: 'season', feat: 'training-plans', need: 10, points: 10 },
  'season-shortlist': { category: 'players', cadence: 'season', feat: 'shortlist', need: 10, points: 10 },
  'season-sellouts': { category: 'club', cadence: 'season', feat: 'sellouts', need: 1, points: 20 },
  'season-profit': { category: 'club', cadence: 'season', feat: 'profitable-seasons', need: 1, points: 40 },
  'season-scrimmages': { category: 'club', cadence: 'season', feat: 'scrimmages', need: 3, points: 10 },
  'season-templates': { category: 'club', cadence: 'season', feat: 'templates', need: 2, points: 10 },
  'season-reactions': { category: 'community', cadence: 'season', feat: 'reactions', need: 20, points: 10 },
  'season-votes': { category: 'community', cadence: 'season', feat: 'votes', need: 3, points: 10 },
  'career-cups': { category: 'trophy', cadence: 'career', feat: 'cups', need: 2, points: 150 },
  'career-series': { category: 'trophy', cadence: 'career', feat: 'series-won', need: 5, points: 60 },
  'career-promotion': { category: 'trophy', cadence: 'career', feat: 'promotions', need: 1, points: 50 },
  'career-award': { category: 'trophy', cadence: 'career', feat: 'manager-awards', need: 1, points: 60 },
  'career-hall': { category: 'trophy', cadence: 'career', feat: 'hall-of-famers', need: 1, points: 60 },
  'career-wins': { category: 'games', cadence: 'career', feat: 'wins', need: 150, points: 80 },
  'career-rival': { category: 'games', cadence: 'career', feat: 'rival-wins', need: 5, points: 30 },
  'career-streak': { category: 'games', cadence: 'career', feat: 'win-streak', need: 7, points: 40 },
  'career-draft': { category: 'players', cadence: 'career', feat: 'draft-picks', need: 21, points: 30 },
  'career-trades': { category: 'players', cadence: 'career', feat: 'trades', need: 5, points: 30 },
  'career-facility': { category: 'club', cadence: 'career', feat: 'facility-level', need: 5, points: 60 },
  'career-profit': { category: 'club', cadence: 'career', feat: 'profitable-seasons', need: 3, points: 60 },
  'career-first-steps': { category: 'club', cadence: 'career', feat: 'first-steps', need: 10, points: 20 },
  'career-referral': { category: 'community', cadence: 'career', feat: 'referrals', need: 1, points: 40 },
  'career-hall-ballots': { category: 'community', cadence: 'career', feat: 'hall-ballots', need: 3, points: 20 },
  'season-coach-wins': {
    ...forPeople('coach'),
    cadence: 'season',
    feat: 'coach-wins',
    need: 15,
    points: 20,
    money: 8_000,
  },
  'career-coach-job': {
    ...forPeople('coach'),
    cadence: 'career',
    feat: 'coach-jobs',
    need: 1,
    points: 20,
    money: 5_000,
  },
  'career-coach-wins': {
    ...forPeople('coach'),
    cadence: 'career',
    feat: 'coach-wins',
    need: 100,
    points: 60,
    money: 25_000,
  },
  'season-looks': { ...forPeople('scout'), cadence: 'season', feat: 'scout-looks', need: 60, points: 15, money: 5_000 },
  'season-reports-sold': {
    ...forPeople('scout'),
    cadence: 'season',
    feat: 'reports-sold',
    need: 2,
    points: 20,
    money: 8_000,
  },
  'career-calls': {
    ...forPeople('scout'),
    cadence: 'career',
    feat: 'calls-right',
    need: 12,
    points: 40,
    money: 20_000,
  },
  'season-deals': { ...forPeople('agent'), cadence: 'season', feat: 'agent-deals', need: 5, points: 20, money: 8_000 },
  'season-nation-deals': {
    ...forPeople('agent'),
    cadence: 'season',
    feat: 'nation-deals',
    need: 1,
    points: 20,
    money: 8_000,
    nation: 'asked',
  },
  'career-clients': {
    ...forPeople('agent'),
    cadence: 'career',
    feat: 'agent-clients',
    need: 10,
    points: 30,
    money: 10_000,
  },
  'career-millions': {
    ...forPeople('agent'),
    cadence: 'career',
    feat: 'agent-millions',
    need: 100,
    points: 50,
    money: 25_000,
  },
  'season-articles': {
    ...forPeople('reporter'),
    cadence: 'season',
    feat: 'articles',
    need: 5,
    points: 15,
    money: 5_000,
  },
  'season-nation': {
    ...forPeople('reporter'),
    cadence: 'season',
    feat: 'nation-articles',
    need: 2,
    points: 20,
    money: 8_000,
    nation: 'asked',
  },
  'season-rumors': {
    ...forPeople('reporter'),
    cadence: 'season',
    feat: 'rumors-right',
    need: 2,
    points: 20,
    money: 8_000,
  },
  'career-prize': {
    ...forPeople('reporter'),
    cadence: 'career',
    feat: 'press-prizes',
    need: 1,
    points: 40,
    money: 20_000,
  },
  'career-election': {
    ...forPeople('president'),
    cadence: 'career',
    feat: 'elections-won',
    need: 1,
    points: 40,
    money: 10_000,
  },
  'season-budget': {
    ...forPeople('president'),
    cadence: 'season',
    feat: 'budgets-accepted',
    need: 1,
    points: 20,
    money: 8_000,
    nation: 'presided',
  },
  'career-points': {
    ...forPeople('president'),
    cadence: 'career',
    feat: 'federation-points',
    need: 500,
    points: 50,
    money: 25_000,
  },
} as const satisfies Readonly<Record<string, QuestKind>>;
export type QuestId = keyof typeof QUESTS;

/** Returns a quest's requirements and rewards. */
export function questOf(id: QuestId): QuestKind {
  return QUESTS[id];
}

/** Texts of agents', reporters' and presidents' quests in the API; screens have them in each language. */
export const PERSON_QUEST_TEXTS: Partial<Readonly<Record<QuestId, string>>> = {
  'season-deals': 'Have five clients sign a contract',
  'season-nation-deals': 'Have a client from {nation} sign a contract',
  'career-clients': 'Represent ten players at the same time',
  'career-millions': 'Have clients sign for 100 million dollars',
  'season-articles': 'Publish five articles',
  'season-nation': 'Publish two articles that mention players from {nation}',
  'season-rumors': 'Tell two rumors that come true',
  'career-prize': 'Win a prize for an article',
  'career-election': 'Be elected president of a federation',
  'season-budget': 'Have the members accept a budget for {nation}',
  'career-points': 'Win 500 season points for your federation',
};

export const QUEST_IDS = Object.keys(QUESTS) as [QuestId, ...QuestId[]]; // they are its keys

/** Pucks for each daily quest, whatever its points, so that no selection of quests pays more than another. */
export const DAILY_QUEST_PUCKS = 5;

/** Quests offered to each manager per day, and per season besides the trophy quests. */
export const OFFERED = { daily: 3, season: 8 } as const;
