import { describe, expect, it } from 'vitest';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { copyLineup } from '#engine/lineup/places.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { validateLineup } from '#engine/lineup/validate.ts';
import type { Level } from '#engine/player/skills.ts';
import { playerOf, twentyPlayers } from '../../../tests/factories/roster.ts';

const players = [...twentyPlayers(), playerOf(21, 'C'), playerOf(22, 'G')];
// Players 1 to 20 dress; 21, a center, and 22, a goalie, sit out.
const good = autoFill(twentyPlayers());
const faultsOf = (
  change: (lineup: Lineup) => void,
  roster: readonly RosterPlayer[] = players,
  level: Level = 'PRO',
) => {
  const lineup = copyLineup(good);
  change(lineup);
  return validateLineup(lineup, roster, level).map(({ code, place }) => `${code} at ${place}`);
};
const nothing = () => {};
const change = (id: number, to: Partial<RosterPlayer>) =>
  players.map((player) => (player.id === id ? { ...player, ...to } : player));

describe('a lineup', () => {
  it('of twenty healthy players is in order', () => {
    expect(faultsOf(nothing)).toEqual([]);
  });

  it('needs a player in every spot', () => {
    expect(faultsOf((lineup) => (lineup.extraAttackers[1] = null))).toEqual(['empty at extraAttackers.1']);
  });

  it('dresses no player of another team', () => {
    expect(faultsOf((lineup) => (lineup.goalies.BG = 99))).toEqual(['unknown-player at goalies.BG']);
  });

  it('names injured players in every spot they hold', () => {
    const captain = good.captain ?? 0;
    const faults = faultsOf(nothing, change(captain, { isInjured: true }));
    expect(faults[0]).toMatch(/^injured at (forwards|defense)/);
    expect(faults).toContain('not-dressed at captain');
  });

  it('dresses no suspended player', () => {
    const goalie = good.goalies.SG ?? 0;
    expect(faultsOf(nothing, change(goalie, { isSuspended: true }))).toEqual(['suspended at goalies.SG']);
  });

  it('dresses no player twice', () => {
    expect(faultsOf((lineup) => (lineup.goalies.BG = lineup.goalies.SG))).toEqual(['duplicate at goalies.BG']);
  });

  it('keeps goalies in net and skaters out of it', () => {
    expect(faultsOf((lineup) => (lineup.forwards[0].C = 22))[0]).toBe('goalie-as-skater at forwards.0.C');
    expect(faultsOf((lineup) => (lineup.goalies.BG = 21))).toEqual(['skater-in-goal at goalies.BG']);
  });

  it('fills its special teams from players who dress', () => {
    expect(faultsOf((lineup) => (lineup.powerPlay[1].C = 21))).toEqual(['not-dressed at powerPlay.1.C']);
  });

  it('has no player on both power-play units', () => {
    const faults = faultsOf((lineup) => (lineup.powerPlay[1].C = lineup.powerPlay[0].C));
    expect(faults).toEqual(['duplicate at powerPlay.1.C']);
  });

  it('needs three to eighteen shooters, each once', () => {
    expect(faultsOf((lineup) => lineup.shootout.splice(2))).toEqual(['shootout-too-short at shootout']);
    expect(faultsOf((lineup) => lineup.shootout.push(lineup.shootout[0] ?? 0))).toEqual(['duplicate at shootout.8']);
    expect(faultsOf((lineup) => lineup.shootout.push(good.goalies.SG ?? 0))).toEqual([
      'goalie-as-skater at shootout.8',
    ]);
  });
});

describe('the level of a team', () => {
  it('lets a junior team dress juniors only', () => {
    const juniors = players.map((player) => ({ ...player, ageClass: player.id === 1 ? (2 as const) : (1 as const) }));
    const faults = faultsOf(nothing, juniors, 'U21').filter((fault) => fault.startsWith('too-old'));
    expect(faults).toHaveLength(1);
  });

  it('lets a farm team dress four older skaters and one older goalie, and faults a fifth and a second', () => {
    const older = new Set([1, 2, 3, 4, 5, 19, 20]);
    const farm = players.map((player) => ({ ...player, ageClass: older.has(player.id) ? (4 as const) : (2 as const) }));
    const dressedFaults = validateLineup(good, farm, 'FRM').filter((fault) => fault.code === 'too-many-older');
    expect(dressedFaults).toHaveLength(2);
    expect(dressedFaults[1]?.place).toBe('goalies.BG');
  });

  it('lets a first team dress any player', () => {
    expect(
      faultsOf(
        nothing,
        players.map((player) => ({ ...player, ageClass: 4 as const })),
      ),
    ).toEqual([]);
  });
});
