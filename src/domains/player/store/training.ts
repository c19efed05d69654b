/** Writes what training decides about players. */
import type { PlayerLife } from '#domains/player/rules/life.ts';
import { players } from '#domains/player/tables.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

type Trained = Pick<PlayerLife, 'id'> &
  Partial<
    Pick<
      PlayerLife,
      | 'trainingOn'
      | 'trainingPace'
      | 'energy'
      | 'injuryPart'
      | 'injurySeverity'
      | 'injuredUntil'
      | 'skills'
      | 'progress'
      | 'form'
    >
  >;

/** Every entry must have the same columns. */
export async function saveTraining(rows: Rows, trained: readonly Trained[]): Promise<void> {
  if (trained.length > 0) await rows.update(players, 'id', trained);
}

/** Returns the players who do not grow at the average pace. */
export async function trainedOtherwise(rows: RowReader): Promise<PlayerId[]> {
  const slower = await rows.read(players, ['id'], { trainingPace: { atMost: 99 } });
  const faster = await rows.read(players, ['id'], { trainingPace: { atLeast: 101 } });
  return [...slower, ...faster].map(({ id }) => id);
}

/** Returns first and last names by id. */
export async function fullNames(rows: RowReader, playerIds: readonly PlayerId[]): Promise<Map<PlayerId, string>> {
  if (playerIds.length === 0) return new Map();
  const named = await rows.read(players, ['id', 'firstname', 'lastname'], { id: playerIds });
  return new Map(named.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
}
