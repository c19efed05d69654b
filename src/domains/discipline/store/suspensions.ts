/** Who is suspended, and for how long. */
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { gamesLeft } from '#domains/discipline/rules/rulings.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { players } from '#domains/player/tables.ts';
import { oneOf } from '#platform/database/bulk.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** A ruling, and the team that the player is with. */
type OpenRuling = typeof rulings.$inferSelect & { teamId: number | null };

type WhoseRulings = 'everybody' | { teamIds: readonly number[] } | { playerIds: readonly number[] };

/** A player's suspension as screens tell of it. */
interface Suspension {
  /** Games that he still has to sit out, for all rulings together. */
  gamesLeft: number;
  /** The oldest ruling of which something is left: how long, for what, in which game. */
  games: number;
  infraction: string;
  season: number;
  day: number;
  gameId: number;
}

/** A condition on the table of rulings, as its index has it. */
export const isOpenRuling = sql`cardinality(${rulings.servedIn}) < ${rulings.games}`;

/** The rulings that are not served yet, the oldest first. One query, whose work grows with the suspensions only. */
export async function openRulings(db: Database | Transaction, whose: WhoseRulings): Promise<OpenRuling[]> {
  const rows = await db
    .select({ ruling: rulings, teamId: players.teamId })
    .from(rulings)
    .innerJoin(players, eq(players.id, rulings.playerId))
    .where(and(isOpenRuling, are(whose)))
    .orderBy(asc(rulings.season), asc(rulings.day), asc(rulings.id));
  return rows.map(({ ruling, teamId }) => ({ ...ruling, teamId }));
}

function are(whose: WhoseRulings): SQL | undefined {
  if (whose === 'everybody') return undefined;
  return 'teamIds' in whose ? oneOf(players.teamId, whose.teamIds) : oneOf(rulings.playerId, whose.playerIds);
}

/** What the board ruled on a player, the newest first. */
export async function latestRulings(db: Database | Transaction, playerId: number, limit: number) {
  const { season, day, gameId, incident, infraction, games } = rulings;
  return db
    .select({ season, day, gameId, incident, infraction, games })
    .from(rulings)
    .where(eq(rulings.playerId, playerId))
    .orderBy(desc(season), desc(day))
    .limit(limit);
}

/** The ids of those who may not play. */
export async function suspendedAmong(db: Database | Transaction, whose: WhoseRulings): Promise<Set<number>> {
  return new Set((await openRulings(db, whose)).map((ruling) => ruling.playerId));
}

/** Suspensions by player; who may play is missing. */
export async function suspensionsOf(db: Database | Transaction, whose: WhoseRulings): Promise<Map<number, Suspension>> {
  const byPlayer = Map.groupBy(await openRulings(db, whose), (ruling) => ruling.playerId);
  return new Map(
    [...byPlayer].flatMap(([playerId, open]) => {
      const [oldest] = open;
      if (!oldest) return [];
      const { games, infraction, season, day, gameId } = oldest;
      return [[playerId, { gamesLeft: gamesLeft(open), games, infraction, season, day, gameId }]];
    }),
  );
}
