/** Who has a hand in what a rumor is about. */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { representations } from '#domains/agent/tables.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';

/**
 * Whether a user runs the club or the one that the player is with now, has a job at one of them in any career, or is the
 * player's agent: all careers of the user count.
 */
export function hasAHand(of: {
  userId: SQLWrapper | number;
  clubId: SQLWrapper | number;
  playerId: SQLWrapper | number | null;
}): SQL<boolean> {
  const { userId, clubId, playerId } = of;
  const concerned = sql`(${clubId}::int, (select t.club_id from ${players} p join ${teams} t on t.id = p.team_id where p.id = ${playerId}::int))`;
  return sql<boolean>`(
    exists (select 1 from ${clubs} c where c.owner_user_id = ${userId}::int and c.id in ${concerned})
    or exists (select 1 from ${jobs} j join ${persons} h on h.id = j.person_id
      where h.user_id = ${userId}::int and j.state = 'held' and j.club_id in ${concerned})
    or exists (select 1 from ${representations} r join ${persons} a on a.id = r.person_id
      where a.user_id = ${userId}::int and r.player_id = ${playerId}::int))`;
}
