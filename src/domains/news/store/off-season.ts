/** Announces the biggest summer movers, a few days into the season, once every team has been rated again. */
import { type SQL, sql } from 'drizzle-orm';
import { teamRatingHistory, teams } from '#domains/club/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { moversOf } from '#domains/news/rules/off-season.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { bylines } from '#domains/reporter/store/bylines.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, LeagueId, TeamId } from '#engine/ids.ts';
import { teamOverall } from '#engine/lineup/strength.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** The five ratings as `teamOverall` takes them. */
const ratingsOf = (of: SQL) =>
  sql`jsonb_build_object('offense', ${of}.offense, 'defense', ${of}.defense, 'physical', ${of}.physical,
    'goaltending', ${of}.goaltending, 'coaching', ${of}.coaching)`;

type Ratings = Parameters<typeof teamOverall>[0];

interface Rated extends Record<string, unknown> {
  leagueId: LeagueId;
  league: string;
  clubId: ClubId;
  teamId: TeamId;
  name: string;
  before: Ratings;
  now: Ratings;
}

/**
 * Compares first teams with their rating before the summer, on the night of the season's first record, in leagues whose
 * teams were rated a season ago. Three statements. @returns how many items
 */
export async function announceMovers(
  tx: Transaction,
  { season, day }: { season: number; day: number },
): Promise<number> {
  const { rows: rated } = await tx.execute<Rated>(sql`
    select l.id as "leagueId", l.name as league, t.club_id as "clubId", t.id as "teamId",
      t.city || ' ' || t.nickname as name, ${ratingsOf(sql`b`)} as before, ${ratingsOf(sql`n`)} as now
    from ${teams} t join ${leagues} l on l.id = t.league_id
      join ${teamRatingHistory} n on n.team_id = t.id and n.season = ${season} and n.day = ${day}
      join lateral (select * from ${teamRatingHistory} h where h.team_id = t.id and h.season = ${season - 1}
        and h.day < ${PHASE_STARTS.frenzy} order by h.day desc limit 1) b on true
    where t.level = 'PRO' order by l.id, t.id`);
  if (rated.length === 0) return 0;
  const rows = pgRows(tx);
  const bylineOf = await bylines(rows);
  const entries = [...Map.groupBy(rated, ({ leagueId }) => leagueId)].flatMap(([leagueId, own]): NewsEntry[] => {
    const teamOf = new Map(own.map((team) => [team.teamId as number, team]));
    const summers = own.map(({ teamId, before, now }) => {
      return { teamId, before: teamOverall(before), now: teamOverall(now) };
    });
    const { up, down } = moversOf(summers);
    const [first] = [...up, ...down];
    if (!first) return [];
    const told = (moved: typeof up) =>
      moved.map(({ teamId, before, now }) => ({
        ...{ teamId, team: teamOf.get(teamId)?.name ?? '' },
        ...{ points: Math.abs(now - before), overall: now },
      }));
    const about = { season, day, clubId: teamOf.get(first.teamId)?.clubId ?? null, leagueId };
    const params = { league: own[0]?.league ?? '', up: told(up), down: told(down) };
    return [{ ...about, personId: bylineOf(leagueId, day), kind: 'off-season-movers', params }];
  });
  await writeNews(rows, entries);
  return entries.length;
}
