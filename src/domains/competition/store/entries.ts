/** Entries of a competition before its draw, and its stages. */

import { type StagePlan, stageRows } from '#domains/competition/store/competitions.ts';
import type { EntryRow } from '#domains/competition/store/states.ts';
import { competitionEntries, competitionStages, competitions } from '#domains/competition/tables.ts';
import type { CompetitionId, EntryId, TeamId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Teams that enter together, in this order. */
interface NewEntries {
  competitionId: CompetitionId;
  teamIds: readonly TeamId[];
  /** They replace entries that withdraw before the first faceoff. */
  areReserves?: boolean;
}

/** Adds teams that are not in the competition yet, and returns their entries. The caller holds the competition, which is open. */
export async function enterTeams(rows: Rows, { competitionId, teamIds, areReserves }: NewEntries): Promise<EntryRow[]> {
  const firstId = await rows.takeIds(competitionEntries, teamIds.length);
  const entered = teamIds.map((teamId, index) => ({
    id: firstId + index,
    competitionId,
    teamId,
    state: areReserves ? ('reserve' as const) : ('entered' as const),
    seed: null,
    lot: null,
    finalPlace: null,
  }));
  await rows.insert(competitionEntries, entered);
  return entered;
}

/** Removes an entry from a competition before its draw, without a trace. The caller holds the competition. */
export async function removeEntry(rows: Rows, id: EntryId): Promise<void> {
  await rows.remove(competitionEntries, ['id'], { id, seed: null });
}

/** Returns whether one of the teams has entered a competition that is being played. */
export async function arePlaying(rows: RowReader, teamIds: readonly TeamId[]): Promise<boolean> {
  const entered = await rows.read(competitionEntries, ['id', 'competitionId'], { teamId: teamIds });
  const id = [...new Set(entered.map(({ competitionId }) => competitionId))];
  return (await rows.read(competitions, ['id'], { id, status: 'playing' })).length > 0;
}

/** Cancels a competition before its draw. The caller holds it. */
export async function cancelCompetition(rows: Rows, id: CompetitionId): Promise<void> {
  await rows.update(competitions, 'id', [{ id, status: 'canceled' }]);
}

/** Sets the status of an edition, which has no games of its own: it follows from its parts. The caller holds the world. */
export async function setEditionStatus(rows: Rows, id: CompetitionId, status: 'playing' | 'finished'): Promise<void> {
  await rows.updateWhere(competitions, { status }, { id, parentId: null });
}

/** Sets the stages of a competition once its number of entries is known. Only before the draw; the caller holds the competition. */
export async function planStages(
  rows: Rows,
  competitionId: CompetitionId,
  stages: readonly StagePlan[],
): Promise<void> {
  const [competition] = await rows.read(competitions, ['id', 'settings'], { id: competitionId });
  await rows.remove(competitionStages, ['stage'], { competitionId });
  if (competition) await rows.insert(competitionStages, stageRows(competition, stages));
}
