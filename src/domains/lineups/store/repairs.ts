/** Repairs of managers' lineups at the faceoff: stored, reported once, and shown on their desks. */

import { desc, eq } from 'drizzle-orm';
import { games } from '#domains/game/tables.ts';
import type { LineupChange } from '#domains/lineups/contract.ts';
import { lineupRepairs } from '#domains/lineups/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { leadersOf } from '#domains/seat/store/holders.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import type { LineupRepair } from '#engine/lineup/repair.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** A game that begins, with the teams whose managers' lineups could not be played as saved. */
export interface GameWithRepairs {
  gameId: GameId;
  repaired: readonly { teamId: TeamId; repairs: readonly LineupRepair[] }[];
}

/** Stores the repairs and notifies the managers, once per game and team no matter how often it is called. Three queries, or none. */
export async function notifyOfRepairs(tx: Transaction, begun: readonly GameWithRepairs[], now: Date): Promise<void> {
  const rows = begun.flatMap(({ gameId, repaired }) =>
    repaired.map(({ teamId, repairs }) => ({ teamId, gameId, changes: repairs.map(changeOf), madeAt: now })),
  );
  if (rows.length === 0) return;
  const told = await tx
    .insert(lineupRepairs)
    .values(rows)
    .onConflictDoNothing()
    .returning({ teamId: lineupRepairs.teamId, gameId: lineupRepairs.gameId });
  const leaderOf = await leadersOf(
    pgRows(tx),
    told.map(({ teamId }) => teamId),
  );
  await notify(
    pgRows(tx),
    told.flatMap(({ teamId, gameId }) => {
      const userId = leaderOf.get(teamId);
      return userId ? [{ userId, channel: 'news', kind: 'lineup-repaired', params: { teamId, gameId } }] : [];
    }),
  );
}

function changeOf(repair: LineupRepair): LineupChange {
  return { place: repair.place, out: repair.out, in: repair.in, fault: repair.fault?.code ?? null };
}

export interface LastRepair {
  gameId: GameId;
  season: number;
  day: number;
  opponentTeamId: TeamId;
  changes: LineupChange[];
  madeAt: Date;
}

/** Returns the last repair of the team's lineup at a faceoff; null: never. */
export function lastRepair(db: Database | Transaction, teamId: TeamId): Promise<LastRepair | null> {
  // Repairs are made in a step of the world, and deleted when the manager changes.
  return fact(db, { key: `last-repair/${teamId}`, topics: [`team:${teamId}`], read: () => readLastRepair(db, teamId) });
}

async function readLastRepair(db: Database | Transaction, teamId: TeamId): Promise<LastRepair | null> {
  const [row] = await db
    .select({
      repair: lineupRepairs,
      season: games.season,
      day: games.day,
      home: games.homeTeamId,
      away: games.awayTeamId,
    })
    .from(lineupRepairs)
    .innerJoin(games, eq(games.id, lineupRepairs.gameId))
    .where(eq(lineupRepairs.teamId, teamId))
    .orderBy(desc(games.season), desc(games.day))
    .limit(1);
  if (!row) return null;
  const { repair, season, day, home, away } = row;
  const { gameId, changes, madeAt } = repair;
  return { gameId, season, day, opponentTeamId: home === teamId ? away : home, changes, madeAt };
}
