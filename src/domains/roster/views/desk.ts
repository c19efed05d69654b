/** Desk items for a manager whose club is illegal. */
import type { DeskItem } from '#domains/club/contract.ts';
import { players } from '#domains/player/tables.ts';
import { GRACE_DAYS } from '#domains/roster/constants.ts';
import { illegalClubs } from '#domains/roster/store/compliance.ts';
import { rosterNotices } from '#domains/roster/tables.ts';
import type { ClubId, PlayerId, TeamId } from '#engine/ids.ts';
import { dateOf, readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns the deadline to become legal and the assistant's proposal; empty for a legal club. */
export async function rosterDesk(
  db: Database | Transaction,
  { clubId, teamId }: { clubId: ClubId; teamId: TeamId },
): Promise<DeskItem[]> {
  const rows = pgReader(db);
  const [notice] = await rows.read(rosterNotices, ['since'], { clubId });
  if (!notice) return [];
  const today = await readToday(db);
  const [illegal] = await illegalClubs(rows, today, [clubId]);
  if (!illegal) return [];
  const { excess, remedy } = illegal;
  const columns = ['id', 'firstname', 'lastname'] as const;
  const named = await rows.read(players, columns, { id: [...remedy.reserve, ...remedy.down] });
  const nameOf = new Map(named.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
  const namesOf = (ids: readonly PlayerId[]) => ids.flatMap((id) => nameOf.get(id) ?? []);
  const params = {
    teamId,
    count: Math.max(0, excess.players),
    dollars: Math.max(0, excess.dollars),
    day: dateOf(notice.since + GRACE_DAYS).day,
    reserve: namesOf(remedy.reserve),
    down: namesOf(remedy.down),
  };
  return [{ kind: 'roster-illegal', params, path: `/club/roster/${teamId}` }];
}
