/** How far the managers are with a day that ends when all of them are ready. */

import { and, count, eq, isNotNull } from 'drizzle-orm';
import { clubManagerIds } from '#domains/club/store/managers.ts';
import { games } from '#domains/game/tables.ts';
import type { Readiness } from '#domains/world/contract.ts';
import type { UserId } from '#engine/ids.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';

export async function readReadiness(db: Database, userId: UserId): Promise<Readiness> {
  const { readyUserIds, seasonNumber, day } = await readWorld(db);
  const ofDay = and(eq(games.season, seasonNumber), eq(games.day, day), isNotNull(games.slot));
  const [managerIds, byStatus] = await Promise.all([
    clubManagerIds(db),
    db.select({ status: games.status, value: count() }).from(games).where(ofDay).groupBy(games.status),
  ]);
  const those = (status: string) => byStatus.find((row) => row.status === status)?.value ?? 0;
  return {
    isReady: readyUserIds.includes(userId),
    ready: managerIds.filter((id) => readyUserIds.includes(id)).length,
    managers: managerIds.length,
    liveGames: those('live'),
    gamesToPlay: those('scheduled'),
  };
}
