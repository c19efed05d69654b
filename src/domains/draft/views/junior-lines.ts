/** Amateurs' junior-league stats, read once a day for all callers. */
import { juniorSeasonOf } from '#domains/draft/store/juniors.ts';
import type { JuniorSeason } from '#domains/draft/store/written-lines.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Returns all amateurs' totals for a season through last night; today's games do not change them while in progress. */
export function juniorLinesOf(
  db: Database,
  today: Pick<Today, 'season' | 'day' | 'secret'>,
  season: number,
): Promise<JuniorSeason[]> {
  const day = season === today.season ? today.day - 1 : 0;
  return fact(db, {
    key: `juniors/${season}/${day}`,
    topics: ['players'],
    read: () => juniorSeasonOf(pgReader(db), { secret: today.secret, season, day }),
  });
}
