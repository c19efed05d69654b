/** The occupancy of the world's leagues, and the opening of the next tier. */
import type { TierView } from '#domains/admin/contract.ts';
import { readCrowd } from '#domains/club/store/crowd.ts';
import { leagues } from '#domains/league/tables.ts';
import { CLUBS_PER_LEAGUE, isTierDue, managersToFill, nextPlaces, tierOfPlace } from '#engine/schedule/pyramid.ts';
import { readWorld } from '#platform/clock/state.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

export async function readTierView(db: Database): Promise<TierView> {
  const reader = pgReader(db);
  const [{ tierOpening: opening }, { clubs, managers, households }, first] = await Promise.all([
    readWorld(db),
    readCrowd(reader),
    reader.read(leagues, ['id'], { level: 'PRO' }),
  ]);
  const places = nextPlaces(first.length);
  return {
    opening,
    clubs,
    managers,
    households,
    needed: managersToFill(clubs),
    isDue: isTierDue(opening, { clubs, managers: households }),
    next: {
      tier: tierOfPlace(places[0] ?? 1),
      leagues: places.length,
      clubs: places.length * CLUBS_PER_LEAGUE,
    },
  };
}
