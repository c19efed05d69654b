/** The bench's plan: a lineup compiled to indices, once for the game or after a change, for the inner loops. */
import type { Lineup, Place } from '#engine/lineup/lineup.ts';
import { FEWEST_SKATERS } from '#engine/match/constants/bench.ts';
import type { MatchPlayer } from '#engine/match/types.ts';

/** Units hold indices into the game's roster; −1 is an empty place. */
export interface TeamPlan {
  lines: readonly (readonly number[])[];
  pairs: readonly (readonly number[])[];
  powerPlay: readonly (readonly number[])[];
  penaltyKill: readonly (readonly number[])[];
  overtime: readonly (readonly number[])[];
  shootout: readonly number[];
  extraAttackers: readonly number[];
  starter: number;
  backup: number;
  captain: number;
  alternates: readonly number[];
  /** Every dressed skater of the team. */
  skaters: readonly number[];
}

/** A team's own part of the roster of the game: the players from `first` up to `end`. */
interface OwnPlayers {
  roster: readonly MatchPlayer[];
  first: number;
  end: number;
}

/**
 * A place that names nobody of the team, or a goalie where a skater stands, counts as empty; the bench fills it with
 * whoever is free.
 * @throws RangeError when nobody of the team keeps goal, or when there are fewer than FEWEST_SKATERS.
 */
export function compilePlan(lineup: Lineup, team: OwnPlayers): TeamPlan {
  const skaters = new Map<number, number>();
  const goalies = new Map<number, number>();
  for (let index = team.first; index < team.end; index++) {
    const { id, positions } = team.roster[index]!;
    (positions[0] === 'G' ? goalies : skaters).set(id, index);
  }
  if (goalies.size === 0) throw new RangeError('a team cannot play without a goalie');
  if (skaters.size < FEWEST_SKATERS) throw new RangeError(`a team cannot play with ${skaters.size} skaters`);
  const at = (place: Place | undefined) => (place == null ? -1 : (skaters.get(place) ?? -1));
  return {
    lines: lineup.forwards.map((line) => [at(line.LW), at(line.C), at(line.RW)]),
    pairs: lineup.defence.map((pair) => [at(pair.LD), at(pair.RD)]),
    powerPlay: lineup.powerPlay.map((unit) => [at(unit.LW), at(unit.C), at(unit.RW), at(unit.LD), at(unit.RD)]),
    penaltyKill: lineup.penaltyKill.map((unit) => [at(unit.LW), at(unit.C), at(unit.LD), at(unit.RD)]),
    overtime: lineup.overtime.map((unit) => [at(unit.LW), at(unit.C), at(unit.LD)]),
    shootout: lineup.shootout.map(at).filter((index) => index >= 0),
    extraAttackers: lineup.extraAttackers.map(at),
    ...goaliesOf(lineup, goalies),
    captain: at(lineup.captain),
    alternates: lineup.alternates.map(at),
    skaters: [...skaters.values()],
  };
}

/** Starter and backup; a slot without a goalie in it takes any other goalie who dresses, the backup's then nobody (−1). */
function goaliesOf(lineup: Lineup, goalies: ReadonlyMap<number, number>): { starter: number; backup: number } {
  const at = (place: Place) => (place === null ? undefined : goalies.get(place));
  const all = [...goalies.values()];
  const backup = at(lineup.goalies.BG);
  const starter = at(lineup.goalies.SG) ?? all.find((index) => index !== backup) ?? all[0] ?? -1;
  const other = backup !== undefined && backup !== starter ? backup : all.find((index) => index !== starter);
  return { starter, backup: other ?? -1 };
}
