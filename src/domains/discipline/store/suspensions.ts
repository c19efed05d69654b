/** Suspended players, and the games they have left to serve. */
import { desc, eq } from 'drizzle-orm';
import { gamesLeft, isOpen, type Ruling } from '#domains/discipline/rules/rulings.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { GameId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** A ruling, and the player's present team. */
type OpenRuling = Ruling & { id: number; teamId: TeamId | null };

type WhoseRulings = 'everybody' | { teamIds: readonly TeamId[] } | { playerIds: readonly PlayerId[] };

/** A player's suspension as screens show it. */
interface Suspension {
  /** Games left to sit out, for all rulings together. */
  gamesLeft: number;
  /** The oldest open ruling: its length, reason and game. */
  games: number;
  infraction: string;
  season: number;
  day: number;
  gameId: GameId;
}

const OPEN_COLUMNS = [
  'id',
  'playerId',
  'gameId',
  'season',
  'day',
  'incident',
  'infraction',
  'games',
  'servedIn',
] as const;

/** Returns the open rulings, oldest first. Two queries, whose work grows only with the suspensions. */
export async function openRulings(rows: RowReader, whose: WhoseRulings): Promise<OpenRuling[]> {
  const playerId = typeof whose === 'object' && 'playerIds' in whose ? whose.playerIds : undefined;
  const asked = await rows.read(rulings, OPEN_COLUMNS, { isServed: false, playerId }, ['season', 'day', 'id']);
  const open = asked.filter(isOpen);
  if (open.length === 0) return [];
  const suspended = await rows.read(players, ['id', 'teamId'], { id: open.map((ruling) => ruling.playerId) });
  const teamOf = new Map(suspended.map(({ id, teamId }) => [id, teamId]));
  const teamIds = typeof whose === 'object' && 'teamIds' in whose ? new Set<number | null>(whose.teamIds) : null;
  return open
    .map((ruling) => ({ ...ruling, teamId: teamOf.get(ruling.playerId) ?? null }))
    .filter(({ teamId }) => teamIds === null || teamIds.has(teamId));
}

/** Returns the board's rulings on a player, newest first. */
export async function latestRulings(db: Database | Transaction, playerId: PlayerId, limit: number) {
  const { season, day, gameId, incident, infraction, games } = rulings;
  return db
    .select({ season, day, gameId, incident, infraction, games })
    .from(rulings)
    .where(eq(rulings.playerId, playerId))
    .orderBy(desc(season), desc(day))
    .limit(limit);
}

/** Returns the ids of suspended players. */
export async function suspendedAmong(rows: RowReader, whose: WhoseRulings): Promise<Set<number>> {
  return new Set((await openRulings(rows, whose)).map((ruling) => ruling.playerId));
}

/** Returns suspensions by player; players who may play are missing. */
export async function suspensionsOf(db: Database | Transaction, whose: WhoseRulings): Promise<Map<number, Suspension>> {
  const byPlayer = Map.groupBy(await openRulings(pgReader(db), whose), (ruling) => ruling.playerId);
  return new Map(
    [...byPlayer].flatMap(([playerId, open]) => {
      const [oldest] = open;
      if (!oldest) return [];
      const { games, infraction, season, day, gameId } = oldest;
      return [[playerId, { gamesLeft: gamesLeft(open), games, infraction, season, day, gameId }]];
    }),
  );
}
