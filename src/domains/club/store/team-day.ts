/** A team's games around the present: the next, the live one, the last and the coming ones. */
import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { gameRefs, isOfTeam } from '#domains/game/store/game-refs.ts';
import { games } from '#domains/game/tables.ts';
import type { GameRef } from '#domains/shapes.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Games shown of the past and of the future. */
const SHOWN = 5;

export interface TeamDay {
  nextGame: GameRef | null;
  liveGame: GameRef | null;
  /** Newest first. */
  lastGames: GameRef[];
  /** The next one first. */
  upcoming: GameRef[];
}

export async function loadTeamDay(db: Database | Transaction, teamId: number, now: Date): Promise<TeamDay> {
  const isOwn = isOfTeam(teamId);
  const [live, lastGames, upcoming] = await Promise.all([
    gameRefs(db, { where: and(isOwn, eq(games.status, 'live')), limit: 1 }, now),
    gameRefs(
      db,
      {
        where: and(isOwn, eq(games.status, 'final')),
        orderBy: [desc(games.season), desc(games.day), desc(games.slot), desc(games.id)],
        limit: SHOWN,
      },
      now,
    ),
    gameRefs(db, { where: and(isOwn, eq(games.status, 'scheduled')), limit: SHOWN }, now),
  ]);
  return { nextGame: upcoming[0] ?? null, liveGame: live[0] ?? null, lastGames, upcoming };
}

/** All games of a season that are or were to be played. */
export async function loadTeamSchedule(
  db: Database | Transaction,
  { teamId, season, now }: { teamId: number; season: number; now: Date },
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
