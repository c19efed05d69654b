/** Games that users have watched to the end, or whose result they have asked for. */
import { and, eq, or, sql } from 'drizzle-orm';
import type { HiddenResults } from '#domains/game/contract/spoilers.ts';
import { NO_SPOILERS } from '#domains/game/rules/spoilers.ts';
import { games, watchedGames } from '#domains/game/tables.ts';
import { readSetting } from '#domains/settings/store.ts';
import type { GameId, TeamId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface OfUser {
  userId: UserId;
  /** The first team of the user's club; null: they have none. */
  teamId: TeamId | null;
  season: number;
}

/** Returns which results are hidden from the user; null: none. One query while the setting is off, two otherwise. */
export async function hiddenResults(
  db: Database | Transaction,
  { userId, teamId, season }: OfUser,
): Promise<HiddenResults | null> {
  const isOn = (await readSetting(db, userId, NO_SPOILERS)) === true;
  if (!isOn || teamId === null) return null;
  const own = await db
    .select({ id: games.id, watchedBy: watchedGames.userId })
    .from(games)
    .leftJoin(watchedGames, and(eq(watchedGames.gameId, games.id), eq(watchedGames.userId, userId)))
    .where(isOwn(teamId, season))
    .orderBy(games.id);
  const watched = own.filter(({ watchedBy }) => watchedBy !== null);
  return { teamId, season, watched: watched.map(({ id }) => id), games: own.map(({ id }) => id) };
}

export async function reveal(db: Database, { userId, gameId }: { userId: UserId; gameId: GameId }): Promise<void> {
  await db.insert(watchedGames).values({ userId, gameId }).onConflictDoNothing();
}

/** Reveals all results so far: of the games of the season that have been played. */
export async function revealAll(db: Database, { userId, teamId, season }: OfUser): Promise<void> {
  if (teamId === null) return;
  const played = db
    .select({ userId: sql<UserId>`${userId}::int`.as('user_id'), gameId: games.id })
    .from(games)
    .where(and(isOwn(teamId, season), eq(games.status, 'final')));
  await db.insert(watchedGames).select(played).onConflictDoNothing();
}

function isOwn(teamId: TeamId, season: number) {
  return and(eq(games.season, season), or(eq(games.homeTeamId, teamId), eq(games.awayTeamId, teamId)));
}

/** Forgets what was watched in the season that ends: results of past seasons are hidden from no one. */
export async function forgetWatched(tx: Transaction): Promise<void> {
  await tx.delete(watchedGames);
}

export async function eraseWatched(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(watchedGames).where(eq(watchedGames.userId, userId));
}

export async function exportWatched(db: Database | Transaction, userId: UserId): Promise<GameId[]> {
  const rows = await db
    .select({ gameId: watchedGames.gameId })
    .from(watchedGames)
    .where(eq(watchedGames.userId, userId))
    .orderBy(watchedGames.gameId);
  return rows.map(({ gameId }) => gameId);
}
