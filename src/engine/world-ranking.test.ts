import { describe, expect, it } from 'vitest';
import { placePoints, type RankedEvent, worldRanking } from '#engine/world-ranking.ts';
import { eventsOf } from '../../scripts/sim/ranking.ts';
import { PLACES, PUBLISHED } from '../../tests/fixtures/world-rankings.ts';

describe('the world ranking', () => {
  it('gives points by final place on one ladder, in double steps below first, second, fourth and eighth', () => {
    const ladder = [1600, 1560, 1520, 1500, 1460, 1440, 1420, 1400, 1360, 1340, 1320];
    expect(ladder.map((_, index) => placePoints(index + 1))).toEqual(ladder);
    expect(placePoints(36)).toBe(820);
    expect([placePoints(1, 1200), placePoints(16, 1200)]).toEqual([1200, 820]);
    expect(placePoints(Number.POSITIVE_INFINITY)).toBe(0);
  });

  it.each([2018, 2024])('has the published totals and order of %i', (year) => {
    const published = PUBLISHED[year] ?? {};
    const ranking = worldRanking(eventsOf(PLACES), year).filter(({ nation }) => nation in published);
    expect(Object.fromEntries(ranking.map(({ nation, points }) => [nation, points]))).toEqual(published);
    expect(ranking.map(({ nation }) => nation)).toEqual(Object.keys(published));
  });

  const event = (
    season: number,
    places: Record<string, number>,
    kind: RankedEvent<string>['kind'] = 'championship',
  ) => ({
    season,
    kind,
    places: new Map(Object.entries(places)),
  });
  const ranked = (events: RankedEvent<string>[], season: number) =>
    worldRanking(events, season).map(({ nation, rank, points }) => [nation, rank, points]);

  it('forgets an event after four seasons, and knows none of later ones', () => {
    const events = [event(1, { CAN: 1 }), event(2, { FIN: 1 }), event(5, { SWE: 2 }), event(6, { USA: 1 })];
    expect(ranked(events, 5)).toEqual([
      ['SWE', 1, 1560],
      ['FIN', 2, 400],
    ]);
    expect(ranked([], 5)).toEqual([]);
  });

  it('orders equal points by place in the newer event, and shares a rank where there is none', () => {
    const olympics = event(2, { CAN: 1, FIN: 2, LVA: 9, SVK: 9 }, 'olympics');
    const championship = event(2, { CAN: 2, FIN: 1, LVA: 10, SVK: 10 });
    // Input in the order of time or not.
    for (const events of [
      [olympics, championship],
      [championship, olympics],
    ])
      expect(ranked(events, 2)).toEqual([
        ['FIN', 1, 3160],
        ['CAN', 2, 3160],
        ['LVA', 3, 2700],
        ['SVK', 3, 2700],
      ]);
  });

  it('adds up the weighted seasons', () => {
    const [first] = worldRanking([event(3, { CAN: 1 }), event(4, { CAN: 3 }), event(4, { CAN: 1 }, 'olympics')], 4);
    expect(first).toMatchObject({
      points: 4320,
      seasons: [{ points: 3120 }, { points: 1200 }, { points: 0 }, { points: 0 }],
    });
  });
});
