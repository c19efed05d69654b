import { describe, expect, it } from 'vitest';
import { newsFact } from '#domains/kinds.ts';
import { STORIES_PLACED } from '#domains/news/constants.ts';
import { PLACED_KINDS, placeStories, TRACKED_KINDS } from '#domains/news/rules/edition.ts';
import type { NewsItem } from '#domains/shapes.ts';

let id = 0;
const item = (kind: NewsItem['kind'], of: Partial<NewsItem> = {}) =>
  ({
    id: ++id,
    season: 1,
    day: 12,
    clubId: null,
    leagueId: 1,
    playerId: null,
    gameId: null,
    personId: null,
    userId: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    kind,
    params: {},
    ...of,
  }) as NewsItem;
const streak = (clubId: number, day = 12) => item('streak', { clubId, day });

describe('the stories of a front page', () => {
  it('begin with what is worth most that day, and never tell of one kind or club twice above the fold', () => {
    const title = item('title-won', { clubId: 3 });
    const items = [streak(1), streak(2), item('milestone', { clubId: 1 }), item('retirement', { clubId: 4 }), title];
    const placed = placeStories(items);
    expect(placed[0]).toBe(title);
    const fold = placed.slice(0, 3);
    expect(new Set(fold.map(({ kind }) => kind)).size).toBe(3);
    expect(new Set(fold.map(({ clubId }) => clubId)).size).toBe(3);
  });

  it('are told once, those about nobody too', () => {
    const begins = item('season-start');
    expect(placeStories([begins])).toEqual([begins]);
  });

  it('are newer ones before older ones of the same worth', () => {
    const [today, before] = [streak(1), streak(2, 9)];
    expect(placeStories([today, before])).toEqual([today, before]);
  });

  it('are at most as many as there is room for', () => {
    expect(placeStories(Array.from({ length: 30 }, (_, club) => streak(club + 1)))).toHaveLength(STORIES_PLACED.max);
  });

  it('are five even if all of them are about one club, and no more than there are', () => {
    const ofOne = Array.from({ length: 9 }, () => streak(1));
    expect(placeStories(ofOne)).toHaveLength(5);
    expect(new Set(placeStories(ofOne)).size).toBe(5);
    expect(placeStories(ofOne.slice(0, 3))).toHaveLength(3);
    expect(placeStories([])).toEqual([]);
  });
});

it('every kind of news is a story or in the tracker, and arbitration, signings, waivers and injuries are only listed', () => {
  const kinds = newsFact.options.map(({ shape }) => shape.kind.value);
  expect([...PLACED_KINDS, ...TRACKED_KINDS].sort()).toEqual(kinds.sort());
  expect(TRACKED_KINDS).toEqual(
    expect.arrayContaining(['arbitration-award', 'signing', 'waiver-claim', 'recall', 'injury', 'suspension']),
  );
});
