/** What users have said for their clients before a frenzy. */
import { WISHES } from '#domains/agent/constants.ts';
import { clubsOfUsers } from '#domains/agent/store/conflicts.ts';
import { userAgents } from '#domains/agent/store/user-agents.ts';
import { representations } from '#domains/agent/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface Preferences {
  /** By what share a club is dearer to him than others; 0 unless it was named. */
  wishFor(clubId: ClubId): number;
  /** His agent works for the club himself. */
  isBarred(clubId: ClubId): boolean;
}

/** Of the clients of users; one query while no user is an agent. */
export async function preferencesOfClients(rows: RowReader): Promise<Map<PlayerId, Preferences>> {
  const users = await userAgents(rows);
  if (users.size === 0) return new Map();
  const columns = ['playerId', 'personId', 'wishes'] as const;
  const clients = await rows.read(representations, columns, { personId: [...users.keys()] }, ['playerId']);
  const working = await clubsOfUsers(rows, [...users.values()]);
  return new Map(
    clients.map(({ playerId, personId, wishes }) => [
      playerId,
      {
        wishFor(clubId) {
          const place = wishes.indexOf(clubId);
          return place < 0 ? 0 : (WISHES.first * (WISHES.most - place)) / WISHES.most;
        },
        isBarred: (clubId) => working.get(users.get(personId) ?? 0)?.has(clubId) ?? false,
      },
    ]),
  );
}
