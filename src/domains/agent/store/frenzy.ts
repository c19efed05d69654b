/** Users' instructions for their clients in the free agent frenzy. */
import { WISHES } from '#domains/agent/constants.ts';
import { clubsBarredFor } from '#domains/agent/store/conflicts.ts';
import { lateAgents } from '#domains/agent/store/former-clients.ts';
import { userAgents } from '#domains/agent/store/user-agents.ts';
import { representations } from '#domains/agent/tables.ts';
import { persons } from '#domains/person/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface Preferences {
  /** Returns by what share the player prefers a club; 0 unless it was named. */
  wishFor(clubId: ClubId): number;
  /** Whether his agent, current or recent, works for the club or shares a household with its manager. */
  isBarred(clubId: ClubId): boolean;
}

/** Returns the preferences of players whose agent is a user, or was until recently. Two queries while there are none. */
export async function preferencesOfClients(rows: RowReader, absoluteDay: number): Promise<Map<PlayerId, Preferences>> {
  const users = await userAgents(rows);
  const former = await lateAgents(rows, absoluteDay);
  if (users.size === 0 && former.length === 0) return new Map();
  const columns = ['playerId', 'personId', 'wishes'] as const;
  const clients = await rows.read(representations, columns, { personId: [...users.keys()] }, ['playerId']);
  // Includes retired agents, who still know what they have learned.
  const formerIds = former.map(({ personId }) => personId);
  const known = await rows.read(persons, ['id', 'userId'], { id: formerIds, userId: { isNot: null } });
  const userOf = new Map([
    ...users,
    ...known.flatMap(({ id, userId }) => (userId === null ? [] : [[id, userId] as const])),
  ]);
  const barred = await clubsBarredFor(rows, [...new Set(userOf.values())]);
  const agentsOf = Map.groupBy([...clients, ...former], ({ playerId }) => playerId);
  const wishesOf = new Map(clients.map(({ playerId, wishes }) => [playerId, wishes]));
  return new Map(
    [...agentsOf].map(([playerId, ofPlayer]) => {
      const wishes = wishesOf.get(playerId) ?? [];
      return [
        playerId,
        {
          wishFor(clubId) {
            const place = wishes.indexOf(clubId);
            return place < 0 ? 0 : (WISHES.first * (WISHES.most - place)) / WISHES.most;
          },
          isBarred: (clubId) =>
            ofPlayer.some(({ personId }) => barred.get(userOf.get(personId) ?? 0)?.has(clubId) ?? false),
        },
      ];
    }),
  );
}
