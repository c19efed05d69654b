/** Former clients of users, whose negotiations must not later benefit the users' own clubs. */
import { CONFLICT_DAYS } from '#domains/agent/constants.ts';
import { formerClients, representations } from '#domains/agent/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { PersonId, PlayerId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Ends the representation of these players, or of all clients of an agent, and records former clients of users. */
export async function endRepresentations(
  rows: Rows,
  whose: { playerId: readonly PlayerId[] } | { personId: PersonId },
  absoluteDay: number,
): Promise<void> {
  const ended = await rows.remove(representations, ['playerId', 'personId'], whose);
  if (ended.length === 0) return;
  const ids = [...new Set(ended.map(({ personId }) => personId))];
  const ofUsers = await rows.read(persons, ['id'], { id: ids, userId: { isNot: null } });
  const users = new Set(ofUsers.map(({ id }) => id));
  const kept = ended.filter(({ personId }) => users.has(personId));
  if (kept.length === 0) return;
  await rows.merge(
    formerClients,
    kept.map(({ playerId, personId }) => ({ playerId, personId, endedOn: absoluteDay })),
    { key: ['playerId', 'personId'], set: ['endedOn'] },
  );
}

/** Returns the recent former agents, if users, of these players; by default of all players. */
export async function lateAgents(
  rows: RowReader,
  absoluteDay: number,
  playerId?: readonly PlayerId[],
): Promise<{ playerId: PlayerId; personId: PersonId }[]> {
  const lately = { endedOn: { atLeast: absoluteDay - CONFLICT_DAYS } };
  return rows.read(formerClients, ['playerId', 'personId'], playerId === undefined ? lately : { ...lately, playerId }, [
    'playerId',
    'personId',
  ]);
}
