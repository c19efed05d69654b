/** Whom users have spoken for: what they have seen and answered as agents must not serve clubs of their own afterwards. */
import { CONFLICT_DAYS } from '#domains/agent/constants.ts';
import { formerClients, representations } from '#domains/agent/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { PersonId, PlayerId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Ends the representation of these players, or of all clients of an agent, and keeps for which users it has ended. */
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

/** Who has spoken for these players as a user until lately; all players unless some are named. */
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
