/** What a mentor and a newcomer see of each other. */
import { and, eq, gt, not, or, sql } from 'drizzle-orm';
import { isOnline } from '#domains/account/rules/presence.ts';
import { shownUser } from '#domains/account/store/shown-user.ts';
import { users } from '#domains/account/tables.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import type { MentoringView } from '#domains/mentor/contract.ts';
import { mentorships } from '#domains/mentor/tables.ts';
import { isManaged } from '#domains/seat/store/predicates.ts';
import { managers } from '#domains/seat/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Loads a user's mentor and newcomers. Three queries at most. */
export async function mentoringOf(db: Database, userId: UserId, now: Date): Promise<MentoringView> {
  const isPro = and(eq(teams.clubId, clubs.id), eq(teams.level, 'PRO'));
  const columns = { ...shownUser, teamId: teams.id };
  const [own] = await db
    .select({ ...columns, endsAt: mentorships.endsAt })
    .from(mentorships)
    .leftJoin(users, eq(users.id, mentorships.mentorUserId))
    .leftJoin(
      clubs,
      or(
        sql`${clubs.id} in (select ${managers.clubId} from ${managers} where ${managers.userId} = ${mentorships.mentorUserId})`,
        and(eq(clubs.id, mentorships.mentorClubId), not(isManaged(clubs.id))),
      ),
    )
    .leftJoin(teams, isPro)
    .where(and(eq(mentorships.newcomerUserId, userId), gt(mentorships.endsAt, now)));
  // Newcomers who have resigned since are hidden until they manage again.
  const newcomers = await db
    .select({ ...columns, endsAt: mentorships.endsAt })
    .from(mentorships)
    .innerJoin(users, eq(users.id, mentorships.newcomerUserId))
    .innerJoin(managers, eq(managers.userId, users.id))
    .innerJoin(clubs, eq(clubs.id, managers.clubId))
    .innerJoin(teams, isPro)
    .where(and(eq(mentorships.mentorUserId, userId), gt(mentorships.endsAt, now)))
    .orderBy(mentorships.beganAt, mentorships.newcomerUserId);
  const refs = await teamRefs(db, [own, ...newcomers], (row) => row?.teamId);
  const userOf = ({ id, name, lastOnlineAt }: { id: UserId; name: string; lastOnlineAt: Date | null }) => ({
    id,
    name,
    isOnline: isOnline(lastOnlineAt?.getTime() ?? null, now.getTime()),
  });
  const team = own?.teamId ? (refs.get(own.teamId) ?? null) : null;
  const user =
    own?.id && own.name !== null ? userOf({ id: own.id, name: own.name, lastOnlineAt: own.lastOnlineAt }) : null;
  return {
    // A mentoring assistant is gone once the club has a manager.
    mentor: own && (user || team) ? { user, team, endsAt: own.endsAt.toISOString() } : null,
    newcomers: newcomers.flatMap((row) => {
      const theirs = refs.get(row.teamId);
      return theirs ? [{ user: userOf(row), team: theirs, endsAt: row.endsAt.toISOString() }] : [];
    }),
  };
}
