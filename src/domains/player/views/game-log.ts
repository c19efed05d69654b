/** A player's game log. Finished games only; live games are shown on their own screen. */
import { and, desc, eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { anyTeamRefs } from '#domains/club/store/team-refs.ts';
import { games } from '#domains/game/tables.ts';
import { gameRefsById } from '#domains/game/views/game-refs.ts';
import { resultFor } from '#domains/league/rules/form.ts';
import { goaliePerformance, skaterPerformance } from '#domains/player/rules/performance.ts';
import { matchRating } from '#domains/player/rules/ratings-of-work.ts';
import type { AnyTeamRef, GameRef } from '#domains/shapes.ts';
import type { goalieTotals, skaterTotals } from '#domains/stats/contract.ts';
import { goalieTotalsOf, skaterTotalsOf } from '#domains/stats/rules/totals.ts';
import { goalieGames, skaterGames } from '#domains/stats/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface GameLine {
  game: GameRef;
  team: AnyTeamRef;
  /** T for a friendly that ended in a tie. */
  result: 'W' | 'OW' | 'OL' | 'L' | 'T';
  skater: z.infer<typeof skaterTotals> | null;
  goalie: z.infer<typeof goalieTotals> | null;
  rating: number;
}

interface WhichGames {
  playerId: PlayerId;
  /** One season, or all of them. */
  season?: number;
  /** Maximum number, newest first. */
  limit?: number;
  now: Date;
}

/** Returns the newest first. Four queries, regardless of the number of games. */
export async function loadGameLog(
  db: Database | Transaction,
  { playerId, season, limit = 100, now }: WhichGames,
): Promise<GameLine[]> {
  const rows = await db
    .select({ gameId: games.id, skater: skaterGames, goalie: goalieGames })
    .from(games)
    .leftJoin(skaterGames, and(eq(skaterGames.gameId, games.id), eq(skaterGames.playerId, playerId)))
    .leftJoin(goalieGames, and(eq(goalieGames.gameId, games.id), eq(goalieGames.playerId, playerId)))
    .where(
      and(
        eq(games.status, 'final'),
        season === undefined ? undefined : eq(games.season, season),
        or(
          sql`${games.id} in (select ${skaterGames.gameId} from ${skaterGames} where ${skaterGames.playerId} = ${playerId})`,
          sql`${games.id} in (select ${goalieGames.gameId} from ${goalieGames} where ${goalieGames.playerId} = ${playerId})`,
        ),
      ),
    )
    .orderBy(desc(games.season), desc(games.day), desc(games.slot), desc(games.id))
    .limit(limit);
  const [refs, teams] = await Promise.all([
    gameRefsById(
      db,
      rows.map((row) => row.gameId),
      now,
    ),
    anyTeamRefs(db, rows, (row) => row.skater?.teamId ?? row.goalie?.teamId),
  ]);
  return rows.flatMap(({ gameId, skater, goalie }) => {
    const game = refs.get(gameId);
    const team = teams.get(skater?.teamId ?? goalie?.teamId ?? 0);
    // A goalie who never left the bench was dressed, but did not play.
    if (!game || !team || (goalie && goalie.toi === 0)) return [];
    return [
      {
        game,
        team,
        result: resultOf(team.id, game),
        skater: skater ? skaterTotalsOf({ ...skater, games: 1 }) : null,
        goalie: goalie ? goalieTotalsOf({ ...goalie, ...decisionCounts(goalie) }) : null,
        rating: matchRating(performanceOf({ skater, goalie })),
      },
    ];
  });
}

function performanceOf({
  skater,
  goalie,
}: {
  skater: typeof skaterGames.$inferSelect | null;
  goalie: typeof goalieGames.$inferSelect | null;
}): number {
  // The column holds the engine's positions.
  if (skater) return skaterPerformance({ ...skater, position: skater.position as Position });
  return goalie ? goaliePerformance(goalie) : 0;
}

function resultOf(teamId: TeamId, game: GameRef): GameLine['result'] {
  const [homeScore, awayScore] = [game.homeScore ?? 0, game.awayScore ?? 0];
  if (homeScore === awayScore) return 'T';
  const { home, away, endedIn } = game;
  return resultFor(teamId, {
    homeTeamId: home.id,
    awayTeamId: away.id,
    homeScore,
    awayScore,
    endedIn: endedIn ?? 'regulation',
  });
}

function decisionCounts(goalie: typeof goalieGames.$inferSelect) {
  return {
    games: 1,
    starts: Number(goalie.started),
    wins: Number(goalie.decision === 'W'),
    losses: Number(goalie.decision === 'L'),
    overtimeLosses: Number(goalie.decision === 'OTL'),
    shutouts: Number(goalie.shutout),
  };
}

/** Returns the seasons in which the player has finished a game, newest first. */
export async function playedSeasons(db: Database | Transaction, playerId: PlayerId): Promise<number[]> {
  const rows = await db.execute<{ season: number }>(sql`
    select distinct ${games.season} as season from ${games}
    where ${games.status} = 'final' and (
      ${games.id} in (select ${skaterGames.gameId} from ${skaterGames} where ${skaterGames.playerId} = ${playerId})
      or ${games.id} in (select ${goalieGames.gameId} from ${goalieGames} where ${goalieGames.playerId} = ${playerId})
    )
    order by season desc`);
  return rows.rows.map((row) => row.season);
}
