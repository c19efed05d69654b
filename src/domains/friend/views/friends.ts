/** A user's friends as displayed on screen. */
import { and, asc, eq, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { shownUser } from '#domains/account/store/shown-user.ts';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import type { UserToday } from '#domains/club/views/overview.ts';
import { MAX_FRIENDS } from '#domains/friend/constants.ts';
import type { Friend } from '#domains/friend/contract.ts';
import { circleOf, friendInvitation } from '#domains/friend/store.ts';
import { friendships } from '#domains/friend/tables.ts';
import { headToHeads, NEVER_MET } from '#domains/friend/views/between.ts';
import { games } from '#domains/game/tables.ts';
import { gameRefs, gamesOfTeam } from '#domains/game/views/game-refs.ts';
import { isWaiting } from '#domains/invitation/store/invitations.ts';
import { invitations } from '#domains/invitation/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { GameRef, TeamRef } from '#domains/shapes.ts';
import type { UserId } from '#engine/ids.ts';
import { type ApiContext, signedIn } from '#platform/calls/api.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Returns friends by name. Four queries, and up to two more while one of their games is live. */
export async function listFriends(db: Database, userId: UserId, now: Date): Promise<Friend[]> {
  const rows = await db
    .select({
      ...shownUser,
      ...{ since: friendships.since, clubId: managers.clubId },
    })
    .from(friendships)
    .innerJoin(users, eq(users.id, friendships.friendId))
    .leftJoin(managers, eq(managers.userId, users.id))
    .where(eq(friendships.userId, userId))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
    .limit(MAX_FRIENDS);
  const teams = await proTeamRefs(db, rows, ({ clubId }) => clubId);
  const around = await gamesAround(db, [...teams.values()], now);
  const records = await headToHeads(
    db,
    userId,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, name, lastOnlineAt, since, clubId }) => {
    const team = clubId === null ? null : (teams.get(clubId) ?? null);
    const own = around.filter(({ home, away }) => home.id === team?.id || away.id === team?.id);
    const one = (status: GameRef['status']) => own.find((game) => game.status === status) ?? null;
    return {
      user: { id, name, isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()) },
      team,
      since: since.toISOString(),
      liveGame: one('live'),
      nextGame: one('scheduled'),
      lastGame: own.findLast(({ status }) => status === 'final') ?? null,
      headToHead: records.get(id) ?? NEVER_MET,
    };
  });
}

/** Returns the users that a leaderboard shows; null: everyone, in an answer shared by all readers. */
export async function circleFor(context: ApiContext, of: 'all' | 'friends'): Promise<ReadonlySet<UserId> | null> {
  if (of === 'friends') return circleOf(context.db, signedIn(context).id);
  context.share({ topics: ['owners'] });
  return null;
}

/** Lists friend invitations waiting for a user. One query. */
export async function friendsOnDesk(
  db: Database | Transaction,
  { userId, now }: Pick<UserToday, 'userId' | 'now'>,
): Promise<readonly DeskItem[]> {
  const rows = await db
    .select({ id: users.id, name: users.name, invitationId: invitations.id })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.fromUserId))
    .where(
      and(
        eq(invitations.toUserId, userId),
        eq(invitations.subjectKind, friendInvitation.kind),
        isWaiting(now),
        isReadBy(userId, users.id),
      ),
    )
    .orderBy(asc(invitations.createdAt));
  return rows.map(({ id, name, invitationId }) => ({
    kind: 'friend-invitation',
    params: { user: name, userId: id, invitationId },
    path: '/friends?tab=invitations',
  }));
}

/** Returns the live game, the next one and the last result of each team, by day. */
async function gamesAround(db: Database, teams: readonly TeamRef[], now: Date): Promise<GameRef[]> {
  if (teams.length === 0) return [];
  const ids = teams.flatMap(({ id }) =>
    (['live', 'scheduled', 'final'] as const).map((status) => gamesOfTeam(id, status, 1)),
  );
  return gameRefs(db, { where: sql`${games.id} in (${sql.join(ids, sql` union all `)})` }, now);
}
