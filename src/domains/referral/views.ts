/** Builds the view of a user's referrals. */
import { and, desc, eq, isNull } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { shownUser } from '#domains/account/store/shown-user.ts';
import { users } from '#domains/account/tables.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { ACTIVE_DAYS } from '#domains/referral/constants.ts';
import type { Referrals } from '#domains/referral/contract.ts';
import { referralRewards } from '#domains/referral/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Loads a user's referrals. Deleted accounts are left out; accounts not activated yet are only counted. */
export async function loadReferrals(db: Database, userId: UserId, now: Date): Promise<Referrals> {
  const [[own], rows] = await Promise.all([
    db.select({ refCode: users.refCode }).from(users).where(eq(users.id, userId)),
    db
      .select({
        ...shownUser,
        activatedAt: users.activatedAt,
        clubId: managers.clubId,
        visitDays: users.visitDays,
        counts: referralRewards.counts,
      })
      .from(users)
      .leftJoin(managers, eq(managers.userId, users.id))
      .leftJoin(referralRewards, eq(referralRewards.userId, users.id))
      .where(and(eq(users.referredByUserId, userId), isNull(users.deletedAt)))
      .orderBy(desc(users.activatedAt), desc(users.id)),
  ]);
  const teams = await proTeamRefs(db, rows, ({ clubId }) => clubId);
  const joined = rows.flatMap(({ id, name, lastOnlineAt, activatedAt, clubId, visitDays, counts }) => {
    if (!activatedAt) return [];
    const user = { id, name, isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()) };
    const team = clubId === null ? null : (teams.get(clubId) ?? null);
    const reward = counts === null ? ('waiting' as const) : counts ? ('counted' as const) : ('household' as const);
    return [{ user, joinedAt: activatedAt.toISOString(), team, daysPlayed: Math.min(visitDays, ACTIVE_DAYS), reward }];
  });
  return { refCode: own?.refCode ?? '', joined, waiting: rows.length - joined.length };
}
