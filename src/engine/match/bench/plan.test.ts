import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lineup } from '#engine/lineup/lineup.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { type LineupFault, validateLineup } from '#engine/lineup/validate.ts';
import { playPeriod, simulateMatch, startMatch } from '#engine/match/match.ts';
import { anySpoil, spoil } from '../../../../tests/factories/malformed-lineups.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

const { lineup } = matchInput().home;
const { forwards, defense, powerPlay, penaltyKill, overtime } = lineup;

/** The home team's lineup of players 101 to 120 with one fault; 119 and 120 are goalies, 125 does not dress. */
const malformed: [what: string, lineup: Lineup, reason: RegExp][] = [
  ['with a hole in a line', withLine({ C: null }), /forwards\.0: nobody/],
  ['with a hole in a pair', withPair({ LD: null }), /defense\.0: nobody/],
  ['without a goalie', { ...lineup, goalies: { SG: null, BG: 120 } }, /goalies\.SG.*nobody/],
  ['with a man in two lines', withLine({ C: 105 }), /player 105 stands there twice/],
  ['with a man in a line and in a pair', withPair({ RD: 103 }), /player 103 stands there twice/],
  ['with one goalie twice', { ...lineup, goalies: { SG: 119, BG: 119 } }, /goalies: player 119 stands there twice/],
  ['with somebody who does not dress', withLine({ RW: 125 }), /forwards\.0: player 125 does not dress/],
  ["with the other team's man", withLine({ RW: 201 }), /player 201 does not dress/],
  ['with a skater in goal', { ...lineup, goalies: { SG: 103, BG: 120 } }, /skater 103 cannot keep goal/],
  ['with a goalie in a line', withLine({ LW: 120 }), /goalie 120 cannot play as a skater/],
  [
    'with a man twice on the power play',
    { ...lineup, powerPlay: [{ ...powerPlay[0], LW: powerPlay[0].C }, powerPlay[1]] },
    /powerPlay: player 102 stands there twice/,
  ],
  [
    'with a hole in the penalty kill',
    { ...lineup, penaltyKill: [penaltyKill[0], { ...penaltyKill[1], C: null }] },
    /penaltyKill\.1: nobody/,
  ],
  [
    'with a goalie in overtime',
    { ...lineup, overtime: [{ ...overtime[0], C: 119 }, overtime[1], overtime[2]] },
    /overtime\.0: goalie 119/,
  ],
  ['with a shooter who does not dress', { ...lineup, shootout: [101, 125, 103] }, /shootout\.0: player 125/],
  ['with a captain who does not dress', { ...lineup, captain: 125 }, /captain.*player 125/],
];

/**
 * Returns whether the engine accepts a fault. Letters and extra attackers may be missing, or one player named for two; a player
 * may be in both power-play units, for instance; and the bench follows after the end of the shootout order.
 */
function isPlayedAnyway({ code, place, playerId }: LineupFault, { powerPlay, penaltyKill, overtime }: Lineup): boolean {
  if (code === 'shootout-too-short' || code === 'shootout-too-long') return true;
  if (/^(extraAttackers|captain|alternates)/.test(place)) return code === 'empty' || code === 'duplicate';
  const units = { powerPlay, penaltyKill, overtime };
  for (const [name, group] of Object.entries(units)) {
    const unit = group.find((_, index) => place.startsWith(`${name}.${index}.`));
    if (unit !== undefined && code === 'duplicate')
      return Object.values(unit).filter((man) => man === playerId).length === 1;
  }
  return false;
}

function withLine(change: Partial<Lineup['forwards'][0]>): Lineup {
  return { ...lineup, forwards: [{ ...forwards[0], ...change }, forwards[1], forwards[2], forwards[3]] };
}

function withPair(change: Partial<Lineup['defense'][0]>): Lineup {
  return { ...lineup, defense: [{ ...defense[0], ...change }, defense[1], defense[2]] };
}

describe('a lineup', () => {
  it.each(malformed)('%s is refused with the reason, never played', (_, wrong, reason) => {
    const input = matchInput();
    const home = { ...input.home, lineup: wrong };
    expect(() => startMatch({ ...input, home })).toThrow(RangeError);
    expect(() => startMatch({ ...input, home })).toThrow(reason);
    expect(() => simulateMatch({ ...input, home })).toThrow(reason);
  });

  it.each(malformed)('%s is refused in an intermission as well', (_, wrong, reason) => {
    const input = matchInput();
    const state = startMatch(input);
    const change = { lineup: wrong, tactics: input.home.tactics };
    expect(() => playPeriod({ input, state, benches: { home: change } })).toThrow(reason);
  });

  it('with faults is refused where it breaks the lineup rules, and played otherwise', () => {
    const { home, ...rest } = matchInput();
    const roster = home.players.map(
      (player): RosterPlayer => ({ ...player, ageClass: 3, isInjured: false, isSuspended: false }),
    );
    const seen = { refused: 0, played: 0 };
    fc.assert(
      fc.property(anySpoil, (wrong) => {
        const spoiled = spoil(lineup, roster, { ...wrong, hurt: [], suspended: [], aged: [] }).lineup;
        const faults = validateLineup(spoiled, roster).filter((fault) => !isPlayedAnyway(fault, spoiled));
        const start = () => startMatch({ ...rest, home: { ...home, lineup: spoiled } });
        if (faults.length > 0) expect(start, JSON.stringify(faults)).toThrow(RangeError);
        else expect(start().finished).toBe(false);
        seen[faults.length > 0 ? 'refused' : 'played']++;
      }),
      { numRuns: 300, seed: 3 },
    );
    expect(Math.min(seen.refused, seen.played)).toBeGreaterThan(10);
  });

  it('without letters and extra attackers is played', () => {
    const input = matchInput();
    const bare: Lineup = { ...lineup, captain: null, alternates: [null, null], extraAttackers: [null, null] };
    expect(simulateMatch({ ...input, home: { ...input.home, lineup: bare } }).state.finished).toBe(true);
  });

  it('with a player who does not dress is refused', () => {
    const input = matchInput();
    const home = { ...input.home, players: input.home.players.slice(1) };
    expect(() => startMatch({ ...input, home })).toThrow(/player 101 does not dress/);
  });
});
