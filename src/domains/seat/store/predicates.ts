/** What a seat allows: every ability over a club or a team is one of these. */
import { type AnyColumn, and, eq, or, type SQL, sql } from 'drizzle-orm';
import { clubs, teams } from '#domains/club/tables.ts';
import { headCoaches, leaders, managers } from '#domains/seat/tables.ts';
import type { TeamId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pastDeadlocks } from '#platform/database/deadlock.ts';

/** In a query: has the club a manager? @param clubId the column that names it */
export function isManaged(clubId: AnyColumn | SQL): SQL<boolean> {
  return sql<boolean>`exists (select from ${managers} seated where seated.club_id = ${clubId})`;
}

/** In a query: is it this user's club? */
export function isManagedBy(clubId: AnyColumn | SQL, userId: UserId): SQL<boolean> {
  return sql<boolean>`${clubId} in (select seated.club_id from ${managers} seated where seated.user_id = ${userId}::int)`;
}

/** In a query: is this user the general manager of the team, as its club's manager or its nation's? */
export function isLedBy(teamId: AnyColumn | SQL, userId: UserId): SQL<boolean> {
  return sql<boolean>`${teamId} in (select seated.team_id from ${leaders} seated where seated.user_id = ${userId}::int)`;
}

/** In a query: does this user coach the team? */
export function isCoachedBy(teamId: AnyColumn | SQL, userId: UserId): SQL<boolean> {
  return sql<boolean>`${teamId} in (select seated.team_id from ${headCoaches} seated where seated.user_id = ${userId}::int)`;
}

/**
 * Does something that only the manager of a team may do, in a transaction in which he stays it: who loses or leaves the club
 * at the same moment comes before or after, so that nothing of his is stored that his successor would find. Where it and a morning
 * of the world wait for each other it is done again, so `work` keeps nothing outside of its transaction.
 * @param hold 'key share' for what leaves a successor nothing: it waits for nobody who changes the club, not even for the season transition
 * @returns what `work` answers, or null when the user does not manage the team (any more).
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
      // While the row was waited for the seat may have been left: what it says now holds until the transaction ends.
      const [seat] = await tx
        .select({ clubId: managers.clubId })
        .from(managers)
        .where(and(eq(managers.clubId, club.id), eq(managers.userId, userId)));
      return seat ? { done: await work(tx) } : null;
    }),
  );
}

/**
 * The same at any team, a club's or a nation's, for what its head coach may do as well as its general manager: set its lines.
 * Holds the club, if it is a club's, before the team, as those do who take seats.
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
