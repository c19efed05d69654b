/** Conditions and transactions by seat; every ability for a club or a team is based on one of these. */
import { type AnyColumn, and, eq, or, type SQL, sql } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { headCoaches, leaders, managers } from '#domains/seat/tables.ts';
import type { TeamId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pastDeadlocks } from '#platform/database/deadlock.ts';

/** SQL for whether a club has a manager. @param clubId the column with its id */
export function isManaged(clubId: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select from ${managers} seated where seated.club_id = ${clubId})`;
}

/** SQL for whether the user manages the club. */
export function isManagedBy(clubId: AnyColumn | SQL, userId: UserId): SQL<boolean> {
  return sql<boolean>`${clubId} in (select seated.club_id from ${managers} seated where seated.user_id = ${userId}::int)`;
}

/** SQL for whether the user is general manager of the team, through its club or its nation. */
export function isLedBy(teamId: AnyColumn | SQL, userId: UserId): SQL<boolean> {
  return sql<boolean>`${teamId} in (select seated.team_id from ${leaders} seated where seated.user_id = ${userId}::int)`;
}

/** SQL for whether the user is head coach of the team. */
export function isCoachedBy(teamId: AnyColumn | SQL, userId: UserId): SQL<boolean> {
  return sql<boolean>`${teamId} in (select seated.team_id from ${headCoaches} seated where seated.user_id = ${userId}::int)`;
}

/**
 * Runs `work` for the manager of a team, in a transaction during which they stay manager: losing or leaving the club at
 * the same moment comes before or after, so a successor finds nothing of theirs. It is repeated after a deadlock with a
 * morning of the world, so `work` must not have effects outside its transaction.
 * @param hold 'key share' for work that leaves nothing to a successor: it does not wait for changes of the club, not
 * even for the season transition
 * @returns the result of `work`, or null when the user does not, or no longer, manage the team
 */
export async function asManagerOf<T>(
  db: Database,
  { teamId, userId, hold = 'share' }: { teamId: TeamId; userId: UserId; hold?: 'share' | 'key share' | undefined },
  work: (tx: Transaction) => Promise<T>,
): Promise<{ done: T } | null> {
  return pastDeadlocks(() =>
    db.transaction(async (tx) => {
      const [club] = await tx
        .select({ id: clubs.id })
        .from(clubs)
        .innerJoin(teams, eq(teams.clubId, clubs.id))
        .where(and(eq(teams.id, teamId), isManagedBy(clubs.id, userId)))
        .for(hold, { of: clubs });
      if (!club) return null;
      // The seat may have been left while waiting for the lock; the row read now is valid until the transaction ends.
      const [seat] = await tx
        .select({ clubId: managers.clubId })
        .from(managers)
        .where(and(eq(managers.clubId, club.id), eq(managers.userId, userId)));
      return seat ? { done: await work(tx) } : null;
    }),
  );
}

/**
 * Runs `work` for any team, a club's or a nation's, if the user may set its lines as general manager or head coach.
 * Locks the club, if any, before the team, in the same order as taking a seat.
 */
export async function asBenchOf<T>(
  db: Database,
  { teamId, userId }: { teamId: TeamId; userId: UserId },
  work: (tx: Transaction) => Promise<T>,
): Promise<{ done: T } | null> {
  return db.transaction(async (tx) => {
    const which = and(eq(teams.id, teamId), or(isLedBy(teams.id, userId), isCoachedBy(teams.id, userId)));
    const seated = () => tx.select({ clubId: teams.clubId }).from(teams).where(which);
    const [team] = await seated();
    if (!team) return null;
    if (team.clubId !== null)
      await tx.select({ id: clubs.id }).from(clubs).where(eq(clubs.id, team.clubId)).for('share');
    await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('share');
    const [still] = await seated();
    return still ? { done: await work(tx) } : null;
  });
}
