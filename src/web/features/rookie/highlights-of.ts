import type { NewsPage, WrittenItem } from '#domains/news/contract.ts';

/** What a manager who has been away reads first; the rest is in the news of the club. */
const WEIGHTS: Partial<Record<WrittenItem['kind'], number>> = {
  champion: 9,
  promoted: 9,
  relegated: 9,
  'award-won': 8,
  'title-won': 8,
  trade: 7,
  drafted: 6,
  'special-awakened': 6,
  milestone: 5,
  'league-leader': 5,
  signing: 4,
  'waiver-claim': 4,
  retirement: 4,
  streak: 3,
  'streak-ended': 3,
  article: 3,
  injury: 2,
  suspension: 2,
};
/** Read in a minute, including the results above them. */
export const HIGHLIGHTS_SHOWN = 4;

/**
 * Returns the highlights of the news since a moment: the recap of the latest game, then the weightiest items, newest
 * first.
 * @param since ISO 8601
 */
export function highlightsOf({ items, ...page }: NewsPage, since: string): NewsPage {
  const fresh = items.filter(({ createdAt }) => createdAt > since);
  const newest = fresh.toSorted((one, other) => other.id - one.id);
  const recap = newest.find(({ kind, story }) => kind === 'game-recap' && story !== null);
  const others = newest
    .filter(({ kind }) => kind in WEIGHTS)
    .sort((one, other) => (WEIGHTS[other.kind] ?? 0) - (WEIGHTS[one.kind] ?? 0))
    .slice(0, recap ? HIGHLIGHTS_SHOWN - 1 : HIGHLIGHTS_SHOWN);
  return { ...page, items: recap ? [recap, ...others] : others };
}
