import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST } from '#domains/discipline/constants.ts';
import type { Incident, IncidentKind } from '#domains/discipline/rules/incidents.ts';
import { gamesLeft, isOpen, type Ruling, rulingOn, servedWith } from '#domains/discipline/rules/rulings.ts';

const tonight = { id: 900, season: 3, day: 40, seed: 12 };
const match: Incident = { playerId: 7, kind: 'match', infraction: 'charging' };
const major: Incident = { playerId: 7, kind: 'major', infraction: 'boarding' };
const misconduct: Incident = { playerId: 7, kind: 'game-misconduct', infraction: 'abuse-of-officials' };

/** Returns an earlier ruling on player 7. */
const ruled = (change: Partial<Ruling> = {}): Ruling => ({
  playerId: 7,
  gameId: 100,
  season: 3,
  day: 20,
  incident: 'match',
  infraction: 'charging',
  games: 3,
  servedIn: [101, 102, 103],
  ...change,
});
const warned = (day: number, season = 3): Ruling =>
  ruled({ gameId: season * 1000 + day, season, day, incident: 'game-misconduct', games: 0, servedIn: [] });

const anyIncident = fc
  .constantFrom<IncidentKind>('match', 'major', 'game-misconduct')
  .map((kind) => ({ ...match, kind }));
const anySeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

describe('a ruling', () => {
  it('on a match penalty costs two to five games the first time, most often two', () => {
    const games = Array.from({ length: 400 }, (_, seed) => rulingOn({ ...tonight, seed }, match, []).games);
    expect(new Set(games)).toEqual(new Set([2, 3, 4, 5]));
    const count = (length: number) => games.filter((one) => one === length).length;
    expect(count(2)).toBeGreaterThan(count(5));
  });

  it('on a major may find that five minutes were enough', () => {
    const games = Array.from({ length: 200 }, (_, seed) => rulingOn({ ...tonight, seed }, major, []).games);
    expect(new Set(games)).toEqual(new Set([0, 1, 2]));
  });

  it('on game misconducts adds a game from the third of a season on, and one more each time', () => {
    const record: Ruling[] = [];
    const games = [20, 21, 22, 23, 24].map((day) => {
      const made = rulingOn({ ...tonight, id: day, day }, misconduct, record);
      // Zero games, so that only the count of the season matters, not repeated incidents.
      record.push({ ...made, games: 0 });
      return made.games;
    });
    expect(games).toEqual([0, 0, 1, 2, 3]);
  });

  it('on game misconducts starts over with each season', () => {
    expect(rulingOn(tonight, misconduct, [warned(10, 2), warned(11, 2), warned(12, 2)]).games).toBe(0);
    expect(rulingOn(tonight, misconduct, [warned(10), warned(11)]).games).toBe(1);
  });

  it('is a game longer for each suspension of the last season and a half', () => {
    const first = rulingOn(tonight, match, []).games;
    expect(rulingOn(tonight, match, [ruled()]).games).toBe(first + 1);
    expect(rulingOn(tonight, match, [ruled(), ruled({ gameId: 50, day: 10 })]).games).toBe(first + 2);
    expect(rulingOn(tonight, match, [ruled({ season: 2, day: 8 })]).games).toBe(first + 1);
    expect(rulingOn(tonight, match, [ruled({ season: 2, day: 7 })]).games).toBe(first);
  });

  it('does not count warnings as suspensions', () => {
    expect(rulingOn(tonight, match, [warned(10), warned(11)]).games).toBe(rulingOn(tonight, match, []).games);
  });

  it('is the same whenever it is made, never negative or endless, with no game served yet', () => {
    const anyRecord = fc.array(
      fc.record({ season: fc.integer({ min: 1, max: 3 }), day: fc.integer({ min: 1, max: 40 }), games: fc.nat(9) }),
    );
    fc.assert(
      fc.property(anySeed, anyIncident, anyRecord, (seed, incident, earlier) => {
        const record = earlier.map((one, index) => ruled({ ...one, gameId: index }));
        const made = rulingOn({ ...tonight, seed }, incident, record);
        expect(rulingOn({ ...tonight, seed }, incident, [...record].reverse())).toEqual(made);
        expect(made.games).toBeGreaterThanOrEqual(0);
        expect(made.games).toBeLessThanOrEqual(LONGEST);
        expect(made.servedIn).toEqual([]);
      }),
    );
  });
});

describe('a suspension', () => {
  const open = ruled({ games: 2, servedIn: [] });
  const nobody = new Set<number>();

  it('is served in the games his team plays without him', () => {
    const [once] = servedWith(500, [open], nobody);
    const [twice] = servedWith(501, once ? [once] : [], nobody);
    expect(once).toEqual({ ...open, servedIn: [500] });
    expect(twice).toEqual({ ...open, servedIn: [500, 501] });
    expect([open, once, twice].map((ruling) => ruling && isOpen(ruling))).toEqual([true, true, false]);
    expect(servedWith(502, twice ? [twice] : [], nobody)).toEqual([]);
  });

  it('is not served by a game he played, nor twice by one game', () => {
    expect(servedWith(500, [open], new Set([7]))).toEqual([]);
    expect(servedWith(500, [{ ...open, servedIn: [500] }], nobody)).toEqual([]);
  });

  it('is served after an older one', () => {
    const later = ruled({ gameId: 99, day: 21, games: 4, servedIn: [] });
    expect(gamesLeft([open, later])).toBe(6);
    expect(servedWith(500, [later, open], nobody)).toEqual([{ ...open, servedIn: [500] }]);
  });

  it('continues in the next season where it stopped', () => {
    const old = ruled({ season: 2, day: 58, games: 3, servedIn: [400] });
    expect(isOpen(old)).toBe(true);
    expect(servedWith(600, [old], nobody)[0]?.servedIn).toEqual([400, 600]);
  });
});
