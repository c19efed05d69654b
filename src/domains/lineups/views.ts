/** What lineups put on a manager's desk, and the roles behind a bench. */
import { and, eq, ne, or, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import type { UserToday } from '#domains/club/views/overview.ts';
import type { LineupView } from '#domains/lineups/contract.ts';
import { placeOf } from '#domains/lineups/rules/moves.ts';
import { type BehindBench, benchFor } from '#domains/lineups/store/behind-bench.ts';
import { suggestionsOf } from '#domains/lineups/store/bench.ts';
import { lineupSuggestions, lineups } from '#domains/lineups/tables.ts';
import { headCoaches, leaders } from '#domains/seat/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { TeamId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface TeamToday {
  teamId: TeamId;
  season: number;
  day: number;
}

/** Returns the players who got their places back this morning, as long as they have them. */
export async function returnedToday(db: Database | Transaction, { teamId, season, day }: TeamToday) {
  const { returned, lineup } = lineups;
  const [row] = await db.select({ returned, lineup }).from(lineups).where(eq(lineups.teamId, teamId));
  if (row?.returned?.day !== absoluteDayOf({ season, day })) return [];
  return row.returned.players
    .filter(({ inId }) => placeOf(row.lineup, inId, 'dressed') !== undefined)
    .map((params) => ({ kind: 'lineup-return' as const, params, path: `/club/lineups?team=${teamId}` }));
}

/** Returns a user's role behind the bench of a team, and what he shares with the other one. Up to two statements. */
export async function loadBench(
  db: Database,
  { teamId, userId, behind }: { teamId: TeamId; userId: UserId; behind: BehindBench },
): Promise<Pick<LineupView, 'role' | 'bench'>> {
  const { role, otherUserId, share, may } = benchFor(behind, userId);
  // Assistants see the lines, but not the suggestions between the two.
  const isBehind = userId === behind.managerId || userId === behind.coachId;
  if (otherUserId === null || !isBehind) return { role, bench: null };
  const [[other], suggested] = await Promise.all([
    db.select({ id: users.id, name: users.name }).from(users).where(eq(users.id, otherUserId)),
    suggestionsOf(db, teamId, [userId, otherUserId]),
  ]);
  if (!other) return { role, bench: null };
  const of = (id: UserId) => {
    const found = suggested.find((one) => one.userId === id);
    if (!found) return null;
    const { lineup, tactics, orders, madeAt } = found;
    return { lineup, tactics, orders, madeAt: madeAt.toISOString() };
  };
  const sets = { mayLines: may.lines, mayTactics: may.tactics };
  return { role, bench: { other, share, ...sets, theirs: of(otherUserId), own: of(userId) } };
}

/** Returns suggestions to a user from the one who shares the bench. One query. */
export async function suggestedLines(db: Database | Transaction, { userId }: UserToday): Promise<DeskItem[]> {
  const suggested = await db
    .select({
      teamId: teams.id,
      city: teams.city,
      nickname: teams.nickname,
      isByCoach: sql<boolean>`${lineupSuggestions.userId} = ${headCoaches.userId}`,
    })
    .from(lineupSuggestions)
    .innerJoin(teams, eq(teams.id, lineupSuggestions.teamId))
    .leftJoin(leaders, eq(leaders.teamId, teams.id))
    .leftJoin(headCoaches, eq(headCoaches.teamId, teams.id))
    .where(
      and(
        ne(lineupSuggestions.userId, userId),
        or(eq(leaders.userId, userId), eq(headCoaches.userId, userId)),
        // Suggestions of a former manager or coach are not shown.
        or(eq(lineupSuggestions.userId, leaders.userId), eq(lineupSuggestions.userId, headCoaches.userId)),
      ),
    )
    .orderBy(teams.id);
  return suggested.map(({ teamId, isByCoach, ...names }) => ({
    kind: 'lineup-suggested',
    params: { team: fullTeamName(names), by: isByCoach ? 'coach' : 'manager' },
    path: `/club/lineups?team=${teamId}`,
  }));
}
