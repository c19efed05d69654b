/** Which news are stories on a front page, in which order, and which are only listed in its tracker. Pure. */
import { STORIES_PLACED } from '#domains/news/constants.ts';
import { pickStorylines, type Worths } from '#domains/news/rules/storylines.ts';
import type { NewsItem } from '#domains/shapes.ts';

/** What each kind is worth on the day it happens, a judgment; null: only listed. */
const PLACES: Readonly<Record<NewsItem['kind'], number | null>> = {
  champion: 12,
  'title-won': 10,
  'record-broken': 9,
  inducted: 8,
  promoted: 8,
  'league-opens': 8,
  article: 7,
  bankruptcy: 7,
  'draft-lottery': 7,
  'number-retired': 7,
  relegated: 7,
  'award-won': 6.5,
  trade: 6.5,
  'builder-inducted': 6,
  'game-recap': 6,
  'host-chosen': 6,
  'league-leader': 6,
  'offer-sheet': 6,
  'season-start': 6,
  'power-ranking': 5.5,
  'off-season-movers': 5,
  'president-elected': 5,
  preview: 5,
  retirement: 5,
  streak: 5,
  'job-ended': 4.5,
  milestone: 4.5,
  'streak-ended': 4.5,
  drafted: 4,
  'manager-arrived': 4,
  'rival-replaced': 4,
  'rumor-block': 4,
  'rumor-expiring': 4,
  'rumor-talks': 4,
  'rumor-told': 4,
  'election-called': 3.5,
  'manager-milestone': 3,
  'press-prize': 3,
  'special-awakened': 3,
  injury: null,
  suspension: null,
  recall: null,
  'fill-in': null,
  'waiver-claim': null,
  signing: null,
  buyout: null,
  hired: null,
  'nation-hired': null,
  'nation-job-ended': null,
  'president-in-office': null,
  'offer-sheet-matched': null,
  'offer-sheet-lost': null,
  'arbitration-filed': null,
  'arbitration-award': null,
  'arbitration-walk-away': null,
  'manager-left': null,
  'manager-wait-lifted': null,
  'board-reversed': null,
};

/** Kinds that may be stories. */
export const PLACED_KINDS = kindsWith((worth) => worth !== null);
/** Kinds that are only listed. */
export const TRACKED_KINDS = kindsWith((worth) => worth === null);

function kindsWith(is: (worth: number | null) => boolean): readonly NewsItem['kind'][] {
  return (Object.keys(PLACES) as NewsItem['kind'][]).filter((kind) => is(PLACES[kind]));
}

/**
 * Returns the stories of a front page, best first: of different kinds, clubs, games and players as long as there are any, then
 * of different ones but for their kind. On a day with little news the best of the rest make up the least there are.
 * @param items newest first
 */
export function placeStories<Item extends NewsItem>(items: readonly Item[]): Item[] {
  const worths: Worths = PLACES;
  const placed = pickStorylines(items, STORIES_PLACED.max, worths);
  const rest = items.filter((item) => !placed.includes(item));
  return [...placed, ...rest.slice(0, Math.max(0, STORIES_PLACED.min - placed.length))];
}
