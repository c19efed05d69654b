/** The bench's plan: a lineup and tactics compiled to indices and numbers, once a period, for the inner loops. */
import type { Lineup, Place, Tactics } from '#engine/lineup/lineup.ts';
import { SHARES } from '#engine/match/constants/bench.ts';
import type { MatchPlayer } from '#engine/match/types.ts';

/** A tactic setting as a number: −1 the first named, 0 balanced, 1 the last named. */
export type Lean = -1 | 0 | 1;

export interface TacticLeans {
  /** −1 passive, 1 aggressive. */
  forecheck: Lean;
  /** −1 loose, 1 hard. */
  backcheck: Lean;
  /** −1 trap, 1 pressure. */
  neutralZone: Lean;
  /** −1 safe, 1 stretch. */
  breakout: Lean;
  /** −1 cycle, 1 rush. */
  offence: Lean;
  /** −1 selective, 1 volume. */
  shooting: Lean;
  /** −1 clean, 1 hard. */
  physicality: Lean;
  /** −1 late, 1 early. */
  pullGoalie: Lean;
}

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
  /** Wanted shares of even-strength ice time. */
  lineShares: readonly number[];
  pairShares: readonly number[];
  leans: TacticLeans;
}

const LEANS: Record<string, Lean> = {
  passive: -1,
  loose: -1,
  trap: -1,
  safe: -1,
  cycle: -1,
  selective: -1,
  clean: -1,
  late: -1,
  aggressive: 1,
  hard: 1,
  pressure: 1,
  stretch: 1,
  rush: 1,
  volume: 1,
  early: 1,
};

const leanOf = (setting: string): Lean => LEANS[setting] ?? 0;

/**
 * @param roster the players of both teams; the team's own are those from `first` up to `end`.
 * A place that names nobody of the team counts as empty; the bench fills it with whoever is free.
 */
export function compilePlan(
  lineup: Lineup,
  tactics: Tactics,
  team: { roster: readonly MatchPlayer[]; first: number; end: number },
): TeamPlan {
  const indexOf = new Map<number, number>();
  for (let index = team.first; index < team.end; index++) indexOf.set(team.roster[index]!.id, index);
  const at = (place: Place | undefined) => (place == null ? -1 : (indexOf.get(place) ?? -1));

  const goalies = goaliesOf(lineup, team, at);
  const skaters: number[] = [];
  for (let index = team.first; index < team.end; index++) {
    if (index !== goalies.starter && index !== goalies.backup && team.roster[index]!.positions[0] !== 'G') {
      skaters.push(index);
    }
  }
  return {
    lines: lineup.forwards.map((line) => [at(line.LW), at(line.C), at(line.RW)]),
    pairs: lineup.defence.map((pair) => [at(pair.LD), at(pair.RD)]),
    powerPlay: lineup.powerPlay.map((unit) => [at(unit.LW), at(unit.C), at(unit.RW), at(unit.LD), at(unit.RD)]),
    penaltyKill: lineup.penaltyKill.map((unit) => [at(unit.LW), at(unit.C), at(unit.LD), at(unit.RD)]),
    overtime: lineup.overtime.map((unit) => [at(unit.LW), at(unit.C), at(unit.LD)]),
    shootout: lineup.shootout.map(at).filter((index) => index >= 0),
    extraAttackers: lineup.extraAttackers.map(at),
    starter: goalies.starter,
    backup: goalies.backup,
    captain: at(lineup.captain),
    alternates: lineup.alternates.map(at),
    skaters,
    lineShares: SHARES.lines[tactics.lineUsage],
    pairShares: SHARES.pairs[tactics.lineUsage],
    leans: {
      forecheck: leanOf(tactics.forecheck),
      backcheck: leanOf(tactics.backcheck),
      neutralZone: leanOf(tactics.neutralZone),
      breakout: leanOf(tactics.breakout),
      offence: leanOf(tactics.offence),
      shooting: leanOf(tactics.shooting),
      physicality: leanOf(tactics.physicality),
      pullGoalie: leanOf(tactics.pullGoalie),
    },
  };
}

/** Starter and backup; a team without a goalie in a slot takes any other goalie who dresses, then nobody (−1). */
function goaliesOf(
  lineup: Lineup,
  team: { roster: readonly MatchPlayer[]; first: number; end: number },
  at: (place: Place) => number,
): { starter: number; backup: number } {
  let starter = at(lineup.goalies.SG);
  let backup = at(lineup.goalies.BG);
  if (backup === starter) backup = -1;
  for (let index = team.first; index < team.end; index++) {
    if (team.roster[index]!.positions[0] !== 'G' || index === starter || index === backup) continue;
    if (starter < 0) starter = index;
    else if (backup < 0) backup = index;
  }
  return starter < 0 ? { starter: backup, backup: -1 } : { starter, backup };
}
