/** Picks the news items that are worth telling: on the home page to a newcomer who knows no team yet, and on a front page. Pure. */
import { WORTH_A_DAY_LATER } from '#domains/news/constants.ts';
import type { NewsItem } from '#domains/shapes.ts';
import { absoluteDayOf } from '#engine/calendar.ts';

/** How interesting each kind of news is on the day it happens; kinds that are left out or null are never picked. */
export type Worths = Readonly<Partial<Record<NewsItem['kind'], number | null>>>;

/** How interesting each kind of news is to a newcomer on the day it happens. Kinds not listed are never picked. */
const WORTH: Worths = {
  champion: 12,
  promoted: 8,
  relegated: 7,
  suspension: 6,
  'game-recap': 6,
  retirement: 5,
  injury: 5,
  signing: 5,
  'league-leader': 6,
  streak: 5,
  milestone: 4,
  'manager-arrived': 4,
  'season-start': 2,
};

/** The kinds that can be picked. */
export const STORY_KINDS = Object.keys(WORTH) as readonly NewsItem['kind'][];

/**
 * Returns the stories to tell: of different kinds, clubs and games; if there are not enough, of different clubs and
 * games; and fewer than `count` if even these do not suffice.
 * @param items newest first
 * @param worths by default those of a newcomer
 */
export function pickStorylines<Item extends NewsItem>(
  items: readonly Item[],
  count: number,
  worths: Worths = WORTH,
): Item[] {
  const today = Math.max(...items.map(absoluteDayOf));
  const worth = new Map(
    items.map((item) => [item.id, worthOf(item, worths) * WORTH_A_DAY_LATER ** (today - absoluteDayOf(item))]),
  );
  const best = [...items].sort((one, other) => (worth.get(other.id) ?? 0) - (worth.get(one.id) ?? 0));
  const told: Item[] = [];
  for (const isNewKind of [true, false]) {
    for (const item of best) {
      if (told.length === count) return told;
      if (told.includes(item)) continue;
      const isSame = told.some((other) => (isNewKind && other.kind === item.kind) || isAboutSame(item, other));
      if (!isSame) told.push(item);
    }
  }
  return told;
}

/** Returns an item's worth: more for bigger events and closer games. */
function worthOf(item: NewsItem, worths: Worths): number {
  const worth = worths[item.kind] ?? 0;
  switch (item.kind) {
    case 'game-recap': {
      const { homeScore, awayScore, endedIn } = item.params;
      const goals = Math.min(homeScore + awayScore, 9) / 9;
      return worth + goals + (endedIn === 'regulation' ? 0 : 1) - Math.abs(homeScore - awayScore) / 10;
    }
    case 'injury':
      return worth + Math.min(item.params.days, 60) / 30;
    case 'suspension':
      return worth + Math.min(item.params.games, 10) / 5;
    case 'signing':
      return worth + Math.min(item.params.salary / 10_000_000, 1);
    default:
      return worth;
  }
}

function isAboutSame(one: NewsItem, other: NewsItem): boolean {
  const of = new Set(subjectsOf(other));
  return subjectsOf(one).some((subject) => of.has(subject));
}

/** Returns the clubs, team names, games and players that an item is about. */
function subjectsOf(item: NewsItem): string[] {
  const { clubId, gameId, playerId, params } = item;
  const ids = [clubId && `club ${clubId}`, gameId && `game ${gameId}`, playerId && `player ${playerId}`];
  const teams = ['home', 'away', 'team'].map((name) => name in params && params[name as keyof typeof params]);
  return [...ids, ...teams].filter((subject) => typeof subject === 'string');
}
