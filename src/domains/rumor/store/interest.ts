/** Finds conflicts of interest in rumors. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { CONFLICT_DAYS } from '#domains/agent/constants.ts';
import { formerClients, representations } from '#domains/agent/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import { world } from '#platform/clock/tables.ts';

/**
 * SQL for whether a user manages the club or the player's current one, has a job at either in any career, or is or
 * recently was the player's agent. All careers of the user count.
 */
export function hasAHand(of: {
  userId: SQLWrapper | number;
  clubId: SQLWrapper | number;
  playerId: SQLWrapper | number | null;
}): SQL<boolean> {
  const { userId, clubId, playerId } = of;
  const concerned = sql`(${clubId}::int, (select t.club_id from ${players} p join ${teams} t on t.id = p.team_id where p.id = ${playerId}::int))`;
  return sql<boolean>`(
    exists (select 1 from ${managers} m where m.user_id = ${userId}::int and m.club_id in ${concerned})
    or exists (select 1 from ${jobs} j join ${persons} h on h.id = j.person_id
      where h.user_id = ${userId}::int and j.state = 'held' and j.club_id in ${concerned})
    or exists (select 1 from ${representations} r join ${persons} a on a.id = r.person_id
      where a.user_id = ${userId}::int and r.player_id = ${playerId}::int)
    or exists (select 1 from ${formerClients} f join ${persons} a on a.id = f.person_id cross join ${world} w
      where a.user_id = ${userId}::int and f.player_id = ${playerId}::int
        and f.ended_on >= w.season_number * ${DAYS_PER_SEASON}::int + w.day - ${CONFLICT_DAYS}::int))`;
}
