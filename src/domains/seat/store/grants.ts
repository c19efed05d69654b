/** Seats as grants of a session. */
import { type SQL, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { managers, seats } from '#domains/seat/tables.ts';

/** SQL for what a user's seats cover; a manager's also covers each team of the club. */
export function grantsOfSeats(userId: SQL): SQL {
  return sql`
    select ${seats.role}, ${seats.scope}, coalesce(${seats.clubId}, ${seats.teamId}) from ${seats}
    where ${seats.userId} = ${userId} and ${seats.toDay} is null
    union all
    select 'manager', 'team', ${teams.id} from ${managers}
    join ${teams} on ${teams.clubId} = ${managers.clubId} where ${managers.userId} = ${userId}`;
}
