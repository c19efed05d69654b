/** Makes a lineup legal for tonight and says what was changed, so that the manager can be told. */
import type { PlayerId } from '#engine/ids.ts';
import { type AutoFillOptions, autoFill } from '#engine/lineup/auto-fill.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES, UNIT_PLACES } from '#engine/lineup/places.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { type LineupFault, validateLineup } from '#engine/lineup/validate.ts';

export interface LineupRepair {
  /** Path of the place, 'forwards.0.LW'; 'shootout' for the order as a whole. */
  place: string;
  /** Who left the place and who took it; null: it was, or had to stay, empty. */
  out: PlayerId | null;
  in: PlayerId | null;
  /** What was wrong there; null where nothing was (the shootout order moved up). */
  fault: LineupFault | null;
}

/** `lineup` itself and no repairs when it has no faults; else the lineup that disturbs least, and each change. */
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
 * Place by place what became of a lineup, in reading order.
 * @param faults those of the lineup `before`: they say why.
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
