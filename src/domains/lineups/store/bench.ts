/** The bench of a team that a manager and a coach share, both of them users: permissions, and suggestions between the two. */
import { and, eq, inArray, ne } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import type { BenchShare } from '#domains/lineups/constants.ts';
import { divide } from '#domains/lineups/rules/bench.ts';
import { type Board, completeTactics, isSameBoard } from '#domains/lineups/rules/board.ts';
import { type Bench, behindBench, benchFor } from '#domains/lineups/store/behind-bench.ts';
import { type BoardChange, saveLineup } from '#domains/lineups/store/lineups.ts';
import { benchShares, lineupSuggestions } from '#domains/lineups/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { headCoaches, leaders } from '#domains/seat/tables.ts';
import type { TeamId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** One statement. */
export async function benchOf(
  db: Database | Transaction,
  { teamId, userId }: { teamId: TeamId; userId: UserId },
): Promise<Bench> {
  const [found] = await db
    .select(behindBench)
    .from(teams)
    .leftJoin(leaders, eq(leaders.teamId, teams.id))
    .leftJoin(headCoaches, eq(headCoaches.teamId, teams.id))
    // What was left to a former coach does not apply to the present one.
    .leftJoin(benchShares, and(eq(benchShares.teamId, teams.id), eq(benchShares.userId, headCoaches.userId)))
    .where(eq(teams.id, teamId));
  return benchFor(found ?? { managerId: null, coachId: null, share: null }, userId);
}

/** Sets what the manager leaves to the present coach. */
export async function shareBench(
  tx: Transaction,
  { teamId, userId, share }: { teamId: TeamId; userId: UserId; share: BenchShare },
): Promise<void> {
  const values = { userId, share };
  await tx
    .insert(benchShares)
    .values({ teamId, ...values })
    .onConflictDoUpdate({ target: benchShares.teamId, set: values });
}

export interface Suggestion extends Board {
  userId: UserId;
  madeAt: Date;
}

/** Returns the suggestions between the two, in no order. */
export async function suggestionsOf(
  db: Database | Transaction,
  teamId: TeamId,
  of: readonly UserId[],
): Promise<Suggestion[]> {
  const rows = await db
    .select()
    .from(lineupSuggestions)
    .where(and(eq(lineupSuggestions.teamId, teamId), inArray(lineupSuggestions.userId, [...of])));
  return rows.map((row) => ({ ...row, tactics: completeTactics(row.tactics) }));
}

interface Saving {
  team: { id: TeamId; city: string; nickname: string };
  userId: UserId;
  bench: Bench;
  /** The current board and its version. */
  standing: Board & { version: number };
  change: BoardChange;
}

/**
 * Saves what the user may set, and keeps the whole as a suggestion if some of it is not; the other one is notified of a
 * first suggestion.
 * @returns whether it was saved; false when another save came first
 */
export async function saveFromBench(
  tx: Transaction,
  { team, userId, bench, standing, change }: Saving,
): Promise<boolean> {
  const { board, suggestion } = divide(standing, change, bench.may);
  // A mere suggestion leaves the current board with its author, the assistant included.
  const isOnlySaid = suggestion !== null && isSameBoard(board, standing);
  if (isOnlySaid && standing.version !== change.version) return false;
  if (!isOnlySaid && !(await saveLineup(tx, { ...change, ...board, isByCoach: bench.role === 'coach' }))) return false;
  const own = and(eq(lineupSuggestions.teamId, team.id), eq(lineupSuggestions.userId, userId));
  const before = await tx.delete(lineupSuggestions).where(own).returning({ userId: lineupSuggestions.userId });
  if (!suggestion || bench.otherUserId === null) return true;
  await tx.insert(lineupSuggestions).values({ teamId: team.id, userId, ...suggestion, madeAt: change.now });
  if (before.length > 0) return true;
  const params = { teamId: team.id, team: `${team.city} ${team.nickname}`, by: bench.role };
  await notify(pgRows(tx), [{ userId: bench.otherUserId, channel: 'news', kind: 'lineup-suggested', params }]);
  return true;
}

/** Dismisses the other one's suggestions. @returns whether there were any */
export async function dismissSuggestions(
  tx: Transaction,
  { teamId, userId }: { teamId: TeamId; userId: UserId },
): Promise<boolean> {
  const others = and(eq(lineupSuggestions.teamId, teamId), ne(lineupSuggestions.userId, userId));
  const gone = await tx.delete(lineupSuggestions).where(others).returning({ teamId: lineupSuggestions.teamId });
  return gone.length > 0;
}

/** Removes a user's suggestions. */
export async function eraseSuggestions(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(lineupSuggestions).where(eq(lineupSuggestions.userId, userId));
  await tx.delete(benchShares).where(eq(benchShares.userId, userId));
}
