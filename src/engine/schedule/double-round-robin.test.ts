import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Random } from '#engine/random.ts';
import { doubleRoundRobin, type Fixture } from '#engine/schedule/double-round-robin.ts';

const leagues = fc.record({ half: fc.integer({ min: 2, max: 16 }), seed: fc.integer() });
const season = ({ half, seed }: { half: number; seed: number }) =>
  doubleRoundRobin(
    Array.from({ length: half * 2 }, (_, index) => `team ${index}`),
    new Random(seed),
  );
const gamesOf = (team: string, fixtures: Fixture<string>[]) =>
  fixtures.filter((fixture) => fixture.home === team || fixture.away === team);

describe('the regular season of a league', () => {
  it('has 38 rounds of ten games for twenty teams', () => {
    const fixtures = season({ half: 10, seed: 1 });
    expect(fixtures).toHaveLength(380);
    expect(fixtures.at(-1)?.round).toBe(38);
    for (let round = 1; round <= 38; round++) expect(fixtures.filter((game) => game.round === round)).toHaveLength(10);
  });

  it('has every pair meet once at each team’s home', () => {
    fc.assert(
      fc.property(leagues, (league) => {
        const teams = league.half * 2;
        const meetings = new Set(season(league).map(({ home, away }) => `${home} at home to ${away}`));
        expect(meetings.size).toBe(teams * (teams - 1));
        expect(season(league)).toHaveLength(teams * (teams - 1));
      }),
    );
  });

  it('has every team play exactly once a round', () => {
    fc.assert(
      fc.property(leagues, (league) => {
        const playing = season(league).flatMap(({ round, home, away }) => [`${round} ${home}`, `${round} ${away}`]);
        expect(new Set(playing).size).toBe(playing.length);
      }),
    );
  });

  it('never keeps a team at home or on the road for more than two games', () => {
    fc.assert(
      fc.property(leagues, (league) => {
        const fixtures = season(league);
        const games = gamesOf('team 0', fixtures).map((game) => (game.home === 'team 0' ? 'H' : 'A'));
        expect(games.join('')).not.toMatch(/HHH|AAA/);
      }),
    );
  });

  it('leaves time between the two games of a pair', () => {
    fc.assert(
      fc.property(leagues, (league) => {
        const fixtures = season(league);
        const last = new Map<string, number>();
        for (const { round, home, away } of fixtures) {
          const pair = [home, away].sort().join(' and ');
          const before = last.get(pair);
          if (before !== undefined) expect(round - before).toBeGreaterThanOrEqual(league.half * 2 - 2);
          last.set(pair, round);
        }
      }),
    );
  });

  it('is the same for the same seed and differs for another', () => {
    expect(season({ half: 10, seed: 7 })).toEqual(season({ half: 10, seed: 7 }));
    expect(season({ half: 10, seed: 7 })).not.toEqual(season({ half: 10, seed: 8 }));
  });

  it('refuses an odd number of teams, and a repeated team', () => {
    expect(() => doubleRoundRobin(['a', 'b', 'c'], new Random(1))).toThrow(RangeError);
    expect(() => doubleRoundRobin(['a', 'b', 'a', 'c'], new Random(1))).toThrow(RangeError);
  });
});
