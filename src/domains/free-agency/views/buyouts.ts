/** The buyout list of the free agent center. */
import { allBuyouts } from '#domains/contracts/views/buyouts.ts';
import type { LeagueId } from '#engine/ids.ts';
import { cutPage } from '#platform/calls/paging.ts';
import type { Database } from '#platform/database/client.ts';

const PAGE_SIZE = 25;

/** One page of the buyouts of a season: the one asked for, or the newest in which there were any. */
export async function findBuyouts(
  db: Database,
  { season, league, page }: { season?: number; league?: LeagueId; page: number },
) {
  const all = await allBuyouts(db);
  const seasons = [...new Set(all.map(({ on }) => on.season))];
  const shown = season ?? seasons[0] ?? null;
  const found = all.filter(({ on, team }) => on.season === shown && (league === undefined || team.leagueId === league));
  const { rows, pagination } = cutPage(found, { page, size: PAGE_SIZE });
  return { data: { season: shown, seasons, buyouts: rows }, pagination };
}
