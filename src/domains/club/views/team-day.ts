/** A team's games around now: live, recent and upcoming. */
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { games } from '#domains/game/tables.ts';
import { gameRefs, gamesOfTeam, isOfTeam } from '#domains/game/views/game-refs.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Number of past and of upcoming games shown. */
const SHOWN = 5;

export interface TeamDay {
  nextGame: GameRef | null;
  liveGame: GameRef | null;
  /** Newest first. */
  lastGames: GameRef[];
  /** Earliest first. */
  upcoming: GameRef[];
}

/** One query, and up to two more while a game is live. */
export async function loadTeamDay(db: Database | Transaction, teamId: TeamId, now: Date): Promise<TeamDay> {
  const ids = sql.join(
    [gamesOfTeam(teamId, 'live', 1), gamesOfTeam(teamId, 'final', SHOWN), gamesOfTeam(teamId, 'scheduled', SHOWN)],
    sql` union all `,
  );
  const around = await gameRefs(db, { where: sql`${games.id} in (${ids})` }, now);
  const upcoming = around.filter((game) => game.status === 'scheduled');
  return {
    nextGame: upcoming[0] ?? null,
    liveGame: around.find((game) => game.status === 'live') ?? null,
    lastGames: around.filter((game) => game.status === 'final').reverse(),
    upcoming,
  };
}

/** Returns a season's games, without unneeded ones. */
export async function loadTeamSchedule(
  db: Database | Transaction,
  { teamId, season, now }: { teamId: TeamId; season: number; now: Date },
): Promise<GameRef[]> {
  return gameRefs(
    db,
    {
      where: and(isOfTeam(teamId), eq(games.season, season), ne(games.status, 'unneeded')),
      orderBy: [asc(games.day), asc(games.slot), asc(games.id)],
    },
    now,
  );
}
