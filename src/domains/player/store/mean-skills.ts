/** Average skills of teams' skaters. */
import { inArray, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import { type Level, SKATER_SKILLS } from '#engine/player/skills.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/**
 * Returns average skills by club and level, in the order of SKATER_SKILLS; teams without skaters are missing. One query
 * for teams not asked about in the last half minute, since averages move slowly.
 */
export async function meanSkillsOfClubs(
  db: Database | Transaction,
  clubIds: readonly ClubId[],
): Promise<(clubId: ClubId, level: Level) => readonly number[] | null> {
  const ids = [...new Set(clubIds)].sort((one, other) => one - other);
  if (ids.length === 0) return () => null;
  const byTeam = await fact(db, {
    key: `mean-skills/${ids.join(',')}`,
    topics: ['players'],
    read: () => readMeans(db, ids),
  });
  return (clubId, level) => byTeam.get(`${clubId} ${level}`) ?? null;
}

async function readMeans(db: Database | Transaction, ids: readonly ClubId[]): Promise<Map<string, readonly number[]>> {
  const means = sql.join(
    SKATER_SKILLS.map((_, index) => sql`avg(${players.skills}[${sql.raw(String(index + 1))}])`),
    sql`, `,
  );
  const { rows } = await db.execute<{ club_id: ClubId; level: Level; means: number[] }>(sql`
    select ${teams.clubId} as club_id, ${teams.level} as level, array[${means}]::float8[] as means
    from ${teams} join ${players} on ${players.teamId} = ${teams.id} and ${players.positions}[1] <> 'G'
    where ${inArray(teams.clubId, ids)} group by 1, 2`);
  return new Map(rows.map(({ club_id: clubId, level, means: of }) => [`${clubId} ${level}`, of]));
}
