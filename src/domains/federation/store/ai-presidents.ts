/** Federations with an AI president. */
import { federations } from '#domains/federation/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { NationId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Returns those of these nations whose federation has no user as president, ordered by id. */
export async function presidedByAi(rows: RowReader, nationIds: readonly NationId[]): Promise<NationId[]> {
  if (nationIds.length === 0) return [];
  const presided = await rows.read(federations, ['id', 'presidentId'], { id: [...new Set(nationIds)] }, ['id']);
  const presidents = presided.flatMap(({ presidentId }) => presidentId ?? []);
  const users = await rows.read(persons, ['id'], { id: presidents, userId: { isNot: null } });
  const ofUsers = new Set(users.map(({ id }) => id));
  return presided.flatMap(({ id, presidentId }) => (presidentId !== null && ofUsers.has(presidentId) ? [] : [id]));
}
