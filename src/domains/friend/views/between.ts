/** The relation of two users: games against each other, and mutual friends. */
import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import type { Between, HeadToHead } from '#domains/friend/contract.ts';
import { isShownTo } from '#domains/friend/store.ts';
import { friendships } from '#domains/friend/tables.ts';
import { games } from '#domains/game/tables.ts';
import { tenures } from '#domains/seat/tables.ts';
import { userSettings } from '#domains/settings/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Loads the relation. Five queries at most; null if the user does not exist or is deleted. */
export async function betweenUsers(db: Database, userId: UserId, otherId: UserId): Promise<Between | null> {
  const isThere = and(eq(users.id, otherId), isNull(users.deletedAt));
  if ((await db.$count(users, isThere)) === 0) return null;
  const [records, isShown] = await Promise.all([
    headToHeads(db, userId, [otherId]),
    isShownTo(db, { ownerId: otherId, viewerId: userId, part: 'friend.list' }),
  ]);
  return {
    headToHead: records.get(otherId) ?? NEVER_MET,
    mutualFriends: isShown ? await mutualFriends(db, userId, otherId) : null,
  };
}

export const NEVER_MET: HeadToHead = { wins: 0, losses: 0 };

/** Returns a user's record against each of the others, over all clubs they managed; users they never met are left out. */
export async function headToHeads(
  db: Database,
  userId: UserId,
  otherIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, HeadToHead>> {
  if (otherIds.length === 0) return new Map();
  const isIn = (tenure: string) =>
    sql.raw(`${tenure}.from_day <= d.day and (${tenure}.to_day is null or d.day < ${tenure}.to_day)`);
  const { rows } = await db.execute<{ otherId: UserId } & HeadToHead>(sql`
    select theirs.user_id as "otherId", count(*) filter (where d.won)::int as wins, count(*) filter (where not d.won)::int as losses
    from ${tenures} own
      join ${teams} t on t.club_id = own.club_id and t.level = 'PRO'
      cross join lateral (${playedBy('home', 'away')} union all ${playedBy('away', 'home')}) d
      join ${competitions} c on c.id = d.competition_id and c.kind in ('league', 'playoffs')
      join ${teams} o on o.id = d.opponent_id
      join ${tenures} theirs on theirs.club_id = o.club_id and theirs.user_id = any(${sql.param([...otherIds])}::int[])
    where own.user_id = ${userId} and ${isIn('own')} and ${isIn('theirs')}
    group by 1`);
  return new Map(rows.map(({ otherId, wins, losses }) => [otherId, { wins, losses }]));
}

/** Selects the games of team `t` at home or away, each through its own index. */
function playedBy(side: 'home' | 'away', other: 'home' | 'away'): SQL {
  const of = (where: string, what: string) => sql.raw(`g.${where}_${what}`);
  return sql`select g.competition_id, ${of(other, 'team_id')} as opponent_id, g.season * ${DAYS_PER_SEASON}::int + g.day as day,
    ${of(side, 'score')} > ${of(other, 'score')} as won
    from ${games} g where ${of(side, 'team_id')} = t.id and g.status = 'final'`;
}

/** Returns mutual friends by name, without those who hide their friends. */
async function mutualFriends(db: Database, userId: UserId, otherId: UserId) {
  const theirs = alias(friendships, 'theirs');
  return db
    .select({ id: users.id, name: users.name })
    .from(friendships)
    .innerJoin(theirs, and(eq(theirs.userId, otherId), eq(theirs.friendId, friendships.friendId)))
    .innerJoin(users, eq(users.id, friendships.friendId))
    .leftJoin(userSettings, and(eq(userSettings.userId, users.id), eq(userSettings.settingId, 'friend.list')))
    .where(
      and(
        eq(friendships.userId, userId),
        or(isNull(userSettings.value), ne(userSettings.value, sql`'"nobody"'::jsonb`)),
      ),
    )
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id));
}
