/** Mentorships: assigned when a user takes over a first club, and ended. */

import { and, eq, gt, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { ACTIVE_DAYS, MENTOR_DAYS } from '#domains/mentor/constants.ts';
import { mentorRefusals } from '#domains/mentor/refusals.ts';
import { type AssistantClub, chooseAssistant, chooseMentor, type Willing } from '#domains/mentor/rules.ts';
import { mentorships } from '#domains/mentor/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { isManaged, isManagedBy } from '#domains/seat/store/predicates.ts';
import { managers } from '#domains/seat/tables.ts';
import { userSettings } from '#domains/settings/tables.ts';
import type { ClubId, LeagueId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export interface Newcomer {
  userId: UserId;
  clubId: ClubId;
  leagueId: LeagueId;
  /** City and nickname of the newcomer's first team. */
  team: string;
  rivalClubId: ClubId | null;
}

/**
 * Assigns a newcomer a mentor, and notifies both: a manager who has volunteered, or else the assistant of an AI club in
 * the league. A league without either assigns none.
 */
export async function assignMentor(tx: Transaction, newcomer: Newcomer, now: Date): Promise<void> {
  // Serialized, so that two concurrent newcomers cannot both take a mentor's last spot.
  await lockName(tx, 'mentors');
  const manager = chooseMentor(await whoWould(tx, newcomer, now));
  const assistant = manager ? null : chooseAssistant(await assistantsAround(tx, newcomer));
  if (!manager && !assistant) return;
  const [made] = await tx
    .insert(mentorships)
    .values({
      newcomerUserId: newcomer.userId,
      mentorUserId: manager?.userId ?? null,
      mentorClubId: assistant?.clubId ?? null,
      beganAt: now,
      endsAt: new Date(now.getTime() + MENTOR_DAYS * DAY_MS),
    })
    .onConflictDoNothing()
    .returning();
  if (!made) return;
  const isOfMentor = manager ? isManagedBy(clubs.id, manager.userId) : eq(clubs.id, assistant?.clubId ?? 0);
  const [team] = await tx
    .select({ name: sql<string>`trim(${teams.city} || ' ' || ${teams.nickname})` })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(and(isOfMentor, eq(teams.level, 'PRO')));
  const params = { team: team?.name ?? '', isManaged: manager !== null, days: MENTOR_DAYS };
  const channel = 'news' as const;
  await notify(pgRows(tx), [
    { userId: newcomer.userId, channel, kind: 'mentor-assigned' as const, params },
    ...(manager
      ? [
          {
            userId: manager.userId,
            channel,
            kind: 'newcomer-assigned' as const,
            params: { team: newcomer.team, days: MENTOR_DAYS },
          },
        ]
      : []),
  ]);
}

/** Returns active, experienced managers who have volunteered. */
function whoWould(tx: Transaction, { userId, leagueId }: Newcomer, now: Date): Promise<Willing[]> {
  const running = sql`m.ends_at > ${now.toISOString()}::timestamptz`;
  return tx
    .select({
      userId: users.id,
      newcomers: sql<number>`(select count(*)::int from ${mentorships} m where m.mentor_user_id = ${users.id} and ${running})`,
      isNear: sql<boolean>`coalesce(${teams.leagueId} = ${leagueId}, false)`,
      managesSince: sql<number>`coalesce(extract(epoch from ${managers.since}) * 1000, 0)::float8`,
    })
    .from(users)
    .innerJoin(managers, eq(managers.userId, users.id))
    .innerJoin(teams, and(eq(teams.clubId, managers.clubId), eq(teams.level, 'PRO')))
    .innerJoin(
      userSettings,
      and(
        eq(userSettings.userId, users.id),
        eq(userSettings.settingId, 'mentor.willing'),
        sql`${userSettings.value} = 'true'::jsonb`,
      ),
    )
    .where(
      and(
        ne(users.id, userId),
        isNotNull(users.activatedAt),
        isNull(users.deactivatedAt),
        isNull(users.deletedAt),
        isNull(users.bankruptAt),
        gt(users.lastOnlineAt, new Date(now.getTime() - ACTIVE_DAYS * DAY_MS)),
        sql`not exists (select 1 from ${mentorships} m where m.newcomer_user_id = ${users.id} and ${running})`,
      ),
    )
    .orderBy(users.id);
}

/**
 * Returns the AI clubs of the league. Skips clubs locked by a concurrent takeover: waiting for them could deadlock two
 * newcomers.
 */
function assistantsAround(tx: Transaction, { clubId, leagueId, rivalClubId }: Newcomer): Promise<AssistantClub[]> {
  return tx
    .select({
      clubId: clubs.id,
      strength: sql<number>`(${teams.offense} + ${teams.defense} + ${teams.physical} + ${teams.goaltending} + ${teams.coaching})::int`,
      isRival: sql<boolean>`${clubs.id} = ${rivalClubId ?? 0}`,
    })
    .from(teams)
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(and(eq(teams.leagueId, leagueId), eq(teams.level, 'PRO'), ne(clubs.id, clubId), not(isManaged(clubs.id))))
    .orderBy(clubs.id)
    .for('share', { of: clubs, skipLocked: true });
}

/** Ends a mentorship for one of the two; the other is not notified. */
export async function endMentoring(
  db: Database,
  { newcomerId, userId, now }: { newcomerId: UserId; userId: UserId; now: Date },
): Promise<{ ok: true } | Refused> {
  const ended = await db
    .update(mentorships)
    .set({ endsAt: now })
    .where(
      and(
        eq(mentorships.newcomerUserId, newcomerId),
        or(eq(mentorships.newcomerUserId, userId), eq(mentorships.mentorUserId, userId)),
        gt(mentorships.endsAt, now),
      ),
    )
    .returning({ newcomerId: mentorships.newcomerUserId });
  return ended.length > 0 ? { ok: true } : mentorRefusals.over();
}

const isOf = (userId: UserId) => or(eq(mentorships.newcomerUserId, userId), eq(mentorships.mentorUserId, userId));

/** Deletes a user's mentorships, as mentor and as newcomer. */
export async function eraseMentoring(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(mentorships).where(isOf(userId));
}

/** Exports a user's mentorships, without the other user. */
export async function exportMentoring(db: Database, userId: UserId) {
  return db
    .select({
      as: sql<
        'newcomer' | 'mentor'
      >`case when ${mentorships.newcomerUserId} = ${userId} then 'newcomer' else 'mentor' end`,
      beganAt: mentorships.beganAt,
      endsAt: mentorships.endsAt,
    })
    .from(mentorships)
    .where(isOf(userId))
    .orderBy(mentorships.beganAt, mentorships.newcomerUserId);
}
