/** The buyout list of the free agent center. */
import { allBuyouts } from '#domains/contracts/views/buyouts.ts';
import { byDay } from '#domains/free-agency/rules/by-day.ts';
import type { LeagueId } from '#engine/ids.ts';
import { cutPage } from '#platform/calls/paging.ts';
import type { Database } from '#platform/database/client.ts';

const PAGE_SIZE = 25;

/** Returns a page of a season's buyouts: the season asked for, or the latest with any. */
export async function findBuyouts(
  db: Database,
  { season, league, page }: { season?: number; league?: LeagueId; page: number },
) {
  const all = await allBuyouts(db);
  const seasons = [...new Set(all.map(({ on }) => on.season))];
  const shown = season ?? seasons[0] ?? null;
  const found = all.filter(({ on, team }) => on.season === shown && (league === undefined || team.leagueId === league));
  const { rows, pagination } = cutPage(found, { page, size: PAGE_SIZE });
  const days = byDay(found, ({ on: { day }, total }) => ({ day, dollars: total }));
  return { data: { season: shown, seasons, days, buyouts: rows }, pagination };
}
