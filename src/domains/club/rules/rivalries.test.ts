import { describe, expect, it } from 'vitest';
import { newRivals, type RivalClub } from './rivalries.ts';

const AT_SEA = { latitude: 60, longitude: 20 };
const club = (
  clubId: number,
  rivalClubId: number | null,
  [before, now]: [number, number],
  spot = AT_SEA,
): RivalClub => ({
  clubId,
  rivalClubId,
  before,
  now,
  spot,
});
const never = () => ({ seasons: 0, series: 0 });

describe('a rivalry', () => {
  it('lasts while the two share a league, and for one season apart', () => {
    const rivals = [club(1, 2, [10, 10]), club(2, 1, [10, 10]), club(3, null, [10, 10])];
    expect(newRivals(rivals, never)).toEqual([]);
    expect(newRivals([club(1, 2, [10, 10]), club(2, 1, [10, 20]), club(3, null, [10, 10])], never)).toEqual([]);
    expect(newRivals([club(1, 2, [20, 10]), club(2, 1, [10, 10])], never)).toEqual([]);
  });

  it('fades after a second season apart, and each club finds another rival in its league', () => {
    const clubs = [club(1, 2, [10, 10]), club(2, 1, [20, 20]), club(3, 4, [10, 10]), club(4, 3, [10, 20])];
    expect(newRivals(clubs, never)).toEqual([
      { clubId: 1, rivalClubId: 3, formerRivalClubId: 2 },
      { clubId: 2, rivalClubId: 4, formerRivalClubId: 1 },
    ]);
  });

  it('goes to the most frequent opponent: a series counts more than seasons, seasons more than a short distance', () => {
    const far = { latitude: 40, longitude: -100 };
    const clubs = [
      club(1, 2, [10, 10]),
      club(2, null, [20, 20]),
      club(3, null, [10, 10]),
      club(4, null, [10, 10], far),
    ];
    expect(newRivals(clubs, never)[0]?.rivalClubId, 'the nearest').toBe(3);
    const shared = (counts: Record<number, { seasons: number; series: number }>) =>
      newRivals(clubs, (_, other) => counts[other] ?? { seasons: 0, series: 0 })[0]?.rivalClubId;
    expect(shared({ 4: { seasons: 3, series: 0 } })).toBe(4);
    expect(shared({ 3: { seasons: 0, series: 0 }, 4: { seasons: 0, series: 1 } })).toBe(4);
  });

  it('stays when it fades but the league has no other club', () => {
    expect(newRivals([club(1, 2, [10, 10]), club(2, 1, [20, 20])], never)).toEqual([]);
  });
});
