/** New leagues at the start of a season. */
import { teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { writeNews } from '#domains/news/store/write.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Announces the first teams' leagues of a tier that opens with a season. @param clubIds all clubs of the tier */
export async function announceLeagues(
  rows: Rows,
  clubIds: ReadonlySet<ClubId>,
  { season, day }: { season: number; day: number },
): Promise<void> {
  const first = await rows.read(teams, ['leagueId'], { clubId: [...clubIds], level: 'PRO' }, ['id']);
  const known = new Map(
    (await rows.read(leagues, ['id', 'name', 'feedsLeagueId'])).map((league) => [league.id, league]),
  );
  const opened = Map.groupBy(first, ({ leagueId }) => known.get(leagueId ?? 0));
  await writeNews(
    rows,
    [...opened].flatMap(([league, members]) => {
      const feeds = known.get(league?.feedsLeagueId ?? 0);
      if (!league || !feeds) return [];
      const params = { league: league.name, feeds: feeds.name, count: members.length };
      return [{ season, day, kind: 'league-opens' as const, leagueId: league.id, params }];
    }),
  );
}
