import { describe, expect, it } from 'vitest';
import type { Morning } from '#domains/morning/contract.ts';
import { sumOfMornings } from '#domains/morning/rules/sum.ts';

const player = (id: number) =>
  ({ id, firstname: 'A', lastname: `Player ${id}` }) as Morning['overnight']['returned'][number];
const night = (of: Partial<Morning['overnight']> = {}): Morning['overnight'] => ({
  ...{ trained: 0, aged: 0, gainers: [], hurt: [], returned: [], acts: 0, rivals: [] },
  ...of,
});
const game = (id: number, [homeScore, awayScore]: [number | null, number | null], of: object = {}) =>
  ({
    ...{ id, season: 3, type: 'regular', home: { id: 11 }, away: { id: 21 }, homeScore, awayScore },
    ...of,
  }) as NonNullable<Morning['lastNight']>['game'];
const played = (id: number, score: [number, number], of: Partial<NonNullable<Morning['lastNight']>> = {}) => ({
  ...{ game: game(id, score), turn: null, why: null, placeBefore: null, placeAfter: null, gate: null },
  ...of,
});
const morning = (day: number, of: Partial<Morning> = {}): Morning => ({
  ...{
    season: 3,
    day,
    isRead: false,
    lastNight: null,
    overnight: night(),
    course: null,
  },
  ...of,
});

describe('several mornings', () => {
  it('add up their games, places and receipts', () => {
    const told = sumOfMornings(
      [
        morning(14, { lastNight: played(3, [4, 1], { placeBefore: 5, placeAfter: 3, gate: 200 }) }),
        morning(13),
        morning(12, { lastNight: played(2, [0, 2], { placeBefore: 4, placeAfter: 5 }) }),
        morning(11, { lastNight: played(1, [3, 2], { placeAfter: 4, gate: 100 }) }),
      ],
      11,
    );
    expect(told.games.map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(told).toMatchObject({ decided: 3, won: 2, placeBefore: 4, placeAfter: 3, gate: 300 });
    expect(sumOfMornings([morning(12, { lastNight: played(2, [0, 2]) })], 21).won).toBe(1);
  });

  it('count no game whose result is hidden', () => {
    const hidden = morning(12, { lastNight: played(2, [4, 1], { game: game(2, [null, null]) }) });
    const told = sumOfMornings([hidden, morning(11, { lastNight: played(1, [3, 2]) })], 11);
    expect(told).toMatchObject({ decided: 1, won: 1 });
    expect(told.games).toHaveLength(2);
  });

  it('compare places of one regular season only', () => {
    const night = (id: number, [placeBefore, placeAfter]: [number, number], of: object) =>
      morning(id, { lastNight: played(id, [2, 1], { placeBefore, placeAfter, game: game(id, [2, 1], of) }) });
    const told = sumOfMornings(
      [
        night(14, [1, 1], { type: 'friendly' }),
        night(13, [7, 6], {}),
        night(12, [9, 7], {}),
        night(11, [16, 2], { type: 'friendly' }),
        night(10, [3, 2], { season: 2 }),
      ],
      11,
    );
    expect(told).toMatchObject({ placeBefore: 9, placeAfter: 6 });
  });

  it('add up what was trained and done, the largest gains first', () => {
    const first = night({ trained: 30, aged: -2, gainers: [{ player: player(1), gain: 20 }] });
    const second = night({
      ...{ trained: -5, aged: -3, acts: 2 },
      gainers: [
        { player: player(2), gain: 25 },
        { player: player(1), gain: 10 },
      ],
    });
    const { overnight } = sumOfMornings(
      [
        morning(12, { overnight: second }),
        morning(11, { overnight: first }),
        morning(10, { overnight: night({ acts: 2 }) }),
      ],
      11,
    );
    expect(overnight).toMatchObject({ trained: 25, aged: -5 });
    expect(overnight.gainers.map(({ player: { id }, gain }) => [id, gain])).toEqual([
      [1, 30],
      [2, 25],
    ]);
    expect(overnight.acts).toBe(4);
  });

  it('name injuries that still last, with the days from now, and who is back for good', () => {
    const hurt = (id: number, days: number) => ({ player: player(id), part: 'knee', days });
    const { overnight } = sumOfMornings(
      [
        morning(14, { overnight: night({ returned: [player(2)] }) }),
        // The third player's two days are over, though nobody has noted his return.
        morning(12, { overnight: night({ hurt: [hurt(1, 5), hurt(2, 2), hurt(3, 2)], returned: [player(4)] }) }),
        morning(11, { overnight: night({ hurt: [hurt(4, 1)] }) }),
      ],
      11,
    );
    expect(overnight.hurt).toEqual([hurt(1, 3)]);
    expect(overnight.returned.map(({ id }) => id)).toEqual([2, 4]);
  });
});
