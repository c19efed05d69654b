/** Free agents' interest in a club, for lists of players. */
import { bargainBetween } from '#domains/contracts/rules/bargain.ts';
import { loadBargainClubs, loadBargainPlayers } from '#domains/contracts/store/bargain.ts';
import { seasonOfSigning } from '#domains/contracts/store/offers.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { type Interest, interestIn } from '#engine/market/interest.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns free agents' interest in joining the club now, by player; others are left out. */
export async function interestsIn(
  db: Database,
  { clubId, playerIds, today }: { clubId: ClubId; playerIds: readonly PlayerId[]; today: Today },
): Promise<Map<PlayerId, Interest>> {
  if (playerIds.length === 0) return new Map();
  const { season, secret } = today;
  const rows = pgReader(db);
  const [club, people] = await Promise.all([
    fact(db, {
      key: `bargain-club/${clubId}/${season}`,
      topics: ['players'],
      read: async () => (await loadBargainClubs(rows, season, [clubId])).get(clubId) ?? null,
    }),
    loadBargainPlayers(rows, playerIds),
  ]);
  if (!club) return new Map();
  const terms = { fromSeason: seasonOfSigning(today), isOwn: false, secret };
  return new Map([...people].map(([id, player]) => [id, interestIn(bargainBetween(player, club, terms).asker)]));
}
