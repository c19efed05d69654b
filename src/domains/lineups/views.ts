/** What lineups put on a manager's desk themselves. */
import { eq } from 'drizzle-orm';
import { lineups } from '#domains/lineups/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface TeamToday {
  teamId: TeamId;
  season: number;
  day: number;
}

/** Who got his place back this morning. */
export async function returnedToday(db: Database | Transaction, { teamId, season, day }: TeamToday) {
  const [row] = await db.select({ returned: lineups.returned }).from(lineups).where(eq(lineups.teamId, teamId));
  if (row?.returned?.day !== absoluteDayOf({ season, day })) return [];
  return row.returned.players.map((params) => {
    return { kind: 'lineup-return' as const, params, path: `/club/lineups?team=${teamId}` };
  });
}
