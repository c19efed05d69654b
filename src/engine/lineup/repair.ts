/** Makes a lineup legal for tonight and lists the changes for the manager. */
import type { PlayerId } from '#engine/ids.ts';
import { type AutoFillOptions, autoFill } from '#engine/lineup/auto-fill.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES, UNIT_PLACES } from '#engine/lineup/places.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { type LineupFault, validateLineup } from '#engine/lineup/validate.ts';

export interface LineupRepair {
  /** Path of the place, 'forwards.0.LW'; 'shootout' for the order as a whole. */
  place: string;
  /** The players who left and took the place; null: it was, or had to stay, empty. */
  out: PlayerId | null;
  in: PlayerId | null;
  /** The fault repaired there; null if there was none (the shootout order moved up). */
  fault: LineupFault | null;
}

/** Returns `lineup` itself and no repairs when it has no faults; otherwise the legal lineup with the fewest changes, and each change. */
export function repairLineup(
  lineup: Lineup,
  players: readonly RosterPlayer[],
  options: AutoFillOptions = {},
): { lineup: Lineup; repairs: LineupRepair[] } {
  const repaired = autoFill(players, lineup, options);
  if (repaired === lineup) return { lineup, repairs: [] };
  return {
    lineup: repaired,
    repairs: changesBetween(lineup, repaired, validateLineup(lineup, players, options.level)),
  };
}

/**
 * Returns the changes between two lineups place by place, in reading order.
 * @param faults those of the lineup `before`, given as reasons.
 */
export function changesBetween(before: Lineup, after: Lineup, faults: readonly LineupFault[]): LineupRepair[] {
  const faultAt = new Map(faults.map((fault) => [fault.place, fault]));
  const repairs: LineupRepair[] = [];
  for (const at of [...DRESSED_PLACES, ...UNIT_PLACES]) {
    const [out, into] = [at.read(before), at.read(after)];
    if (out === into) continue;
    repairs.push({ place: at.name, out, in: into, fault: faultAt.get(at.name) ?? null });
  }
  if (before.shootout.join() !== after.shootout.join()) repairs.push(shootoutRepair(before, after, faults));
  return repairs;
}

function shootoutRepair(lineup: Lineup, repaired: Lineup, faults: readonly LineupFault[]): LineupRepair {
  return {
    place: 'shootout',
    out: lineup.shootout.find((player) => !repaired.shootout.includes(player)) ?? null,
    in: repaired.shootout.find((player) => !lineup.shootout.includes(player)) ?? null,
    fault: faults.find((fault) => fault.place.startsWith('shootout')) ?? null,
  };
}
