import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lineup, Place } from '#engine/lineup/lineup.ts';
import { simulateMatch, startMatch } from '#engine/match/match.ts';
import { prepareTeams } from '#engine/match/prepare.ts';
import { matchInput } from '../../../tests/factories/match.ts';

/** Places of a unit after some of them have been emptied, or given to somebody else (25 names nobody, 19 and 20 keep goal). */
const place = fc.option(fc.integer({ min: 101, max: 125 }), { nil: null });
const spoil = fc.array(fc.tuple(fc.nat(11), place), { maxLength: 12 });

function spoiled(lineup: Lineup, changes: readonly (readonly [number, Place])[]): Lineup {
  const copy = structuredClone(lineup);
  for (const [at, player] of changes) {
    const line = copy.forwards[at % 4];
    const pair = copy.defence[at % 3];
    const unit = copy.powerPlay[at % 2];
    if (line === undefined || pair === undefined || unit === undefined) continue;
    if (at < 4) line.C = player;
    else if (at < 8) pair.LD = player;
    else if (at < 10) unit.RW = player;
    else copy.goalies = at === 10 ? { ...copy.goalies, SG: player } : { ...copy.goalies, BG: player };
  }
  return copy;
}

describe('a lineup with holes, doubles and strangers', () => {
  it('is filled from the bench: five different skaters of the team and a goalie', () => {
    fc.assert(
      fc.property(spoil, fc.nat(1000), (changes, seed) => {
        const input = matchInput({ seed });
        const home = { ...input.home, lineup: spoiled(input.home.lineup, changes) };
        const own = new Set(home.players.map((player) => player.id));
        for (const event of simulateMatch({ ...input, home }).events) {
          if (event.type !== 'change' || event.side !== 'home') continue;
          expect(new Set(event.onIce).size).toBe(event.onIce.length);
          expect(event.onIce.every((id) => own.has(id))).toBe(true);
          expect(event.onIce.filter((id) => id === 119 || id === 120).length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('starts the other goalie when the place of the first names a skater', () => {
    const input = matchInput();
    const lineup = { ...input.home.lineup, goalies: { SG: 103, BG: 120 } };
    const { plans, roster } = prepareTeams({ ...input, home: { ...input.home, lineup } }, [null, null]);
    expect(roster[plans[0].starter]?.id).toBe(119);
    expect(roster[plans[0].backup]?.id).toBe(120);
  });
});

describe('a team', () => {
  const without = (keep: (index: number) => boolean) => {
    const input = matchInput();
    return { ...input, home: { ...input.home, players: input.home.players.filter((_, index) => keep(index)) } };
  };

  it('cannot play without a goalie', () => {
    expect(() => startMatch(without((index) => index < 18))).toThrow(/goalie/);
  });

  it('cannot play with nine skaters, but with ten', () => {
    expect(() => startMatch(without((index) => index >= 9))).toThrow(/9 skaters/);
    expect(simulateMatch(without((index) => index >= 8)).state.finished).toBe(true);
  });
});
