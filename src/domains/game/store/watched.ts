/** Games that users have watched to the end, or whose result they have asked for. */
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { hidesResult, NO_SPOILERS } from '#domains/game/rules/spoilers.ts';
import { games, watchedGames } from '#domains/game/tables.ts';
import { readSetting } from '#domains/settings/store.ts';
import type { GameId, TeamId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface Reader {
  userId: UserId;
  /** The first team of the user's club; null: they have none. */
  teamId: TeamId | null;
  season: number;
}

/** Returns the user's games of the season whose results are hidden from them; one query while the setting is off, three otherwise. */
export async function hiddenResults(db: Database | Transaction, { userId, teamId, season }: Reader): Promise<GameId[]> {
  const isOn = (await readSetting(db, userId, NO_SPOILERS)) === true;
  if (!isOn || teamId === null) return [];
  const { id, homeTeamId, awayTeamId } = games;
  const own = await db
    .select({ id, season: games.season, homeTeamId, awayTeamId })
    .from(games)
    .where(isOwn(teamId, season))
    .orderBy(id);
  const known = await db
    .select({ gameId: watchedGames.gameId })
    .from(watchedGames)
    .where(
      and(
        eq(watchedGames.userId, userId),
        inArray(
          watchedGames.gameId,
          own.map((game) => game.id),
        ),
      ),
    );
  const watched = new Set(known.map(({ gameId }) => gameId));
  return own.filter((game) => hidesResult({ isOn, teamId, season, watched }, game)).map((game) => game.id);
}

export async function reveal(db: Database, { userId, gameId }: { userId: UserId; gameId: GameId }): Promise<void> {
  await db.insert(watchedGames).values({ userId, gameId }).onConflictDoNothing();
}

/** Reveals all results so far: of the games of the season that have been played. */
export async function revealAll(db: Database, { userId, teamId, season }: Reader): Promise<void> {
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
