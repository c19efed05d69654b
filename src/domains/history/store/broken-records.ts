/** Announces records of first teams' leagues that a season has broken. */
import { sql } from 'drizzle-orm';
import { fullTeamName } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { type BrokenRecord, SEASONS_BEFORE_RECORDS } from '#domains/history/constants.ts';
import { leagues } from '#domains/league/tables.ts';
import { type NewsEntry, writeNews } from '#domains/news/store/write.ts';
import { players } from '#domains/player/tables.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import type { ClubId, LeagueId, PlayerId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

interface Broken extends Record<string, unknown> {
  scope: 'season' | 'career';
  statistic: BrokenRecord;
  leagueId: LeagueId;
  league: string;
  playerId: PlayerId;
  firstname: string;
  lastname: string;
  clubId: ClubId;
  city: string;
  nickname: string;
  value: number;
  before: number;
  holder: string;
}

/**
 * Announces broken records. Seasons are compared with all before; career records count only when they change hands, not
 * when a holder extends his own. Returns how many records were broken. One query.
 */
export async function announceRecords(
  tx: Transaction,
  { season, day }: { season: number; day: number },
): Promise<number> {
  const { rows } = await tx.execute<Broken>(sql`
    with sums as (
      select c.league_id, c.season, s.player_id, (array_agg(s.team_id order by s.games desc, s.team_id))[1] as team_id,
        sum(s.goals)::int as goals, sum(s.assists)::int as assists, 0 as wins, 0 as shutouts
      from ${skaterSeasons} s join ${competitions} c on c.id = s.competition_id
      where c.kind = 'league' and c.level = 'PRO' and c.season <= ${season} group by 1, 2, 3
      union all
      select c.league_id, c.season, s.player_id, (array_agg(s.team_id order by s.games desc, s.team_id))[1], 0, 0,
        sum(s.wins)::int, sum(s.shutouts)::int
      from ${goalieSeasons} s join ${competitions} c on c.id = s.competition_id
      where c.kind = 'league' and c.level = 'PRO' and c.season <= ${season} group by 1, 2, 3
    ), lines as (
      select u.league_id, u.season, u.player_id, u.team_id, v.statistic, v.value
      from sums u cross join lateral (values ('goals', u.goals), ('assists', u.assists), ('points', u.goals + u.assists),
        ('wins', u.wins), ('shutouts', u.shutouts)) v (statistic, value)
      where v.value > 0
    ), careers as (
      select league_id, player_id, statistic, sum(value)::int as value,
        coalesce(sum(value) filter (where season < ${season}), 0)::int as before,
        (array_agg(team_id order by season desc))[1] as team_id, max(season) as season
      from lines group by 1, 2, 3
    ), fallen as (
      select 'season' as scope, n.league_id, n.statistic, n.player_id, n.team_id, n.value, b.value as before, b.player_id as holder_id
      from (select distinct on (league_id, statistic) * from lines where season = ${season}
        order by league_id, statistic, value desc, player_id) n
      join (select distinct on (league_id, statistic) * from lines where season < ${season}
        order by league_id, statistic, value desc, season, player_id) b using (league_id, statistic)
      where n.value > b.value
      union all
      select 'career', n.league_id, n.statistic, n.player_id, n.team_id, n.value, b.value, b.player_id
      from (select distinct on (league_id, statistic) * from careers
        order by league_id, statistic, value desc, before desc, player_id) n
      join (select distinct on (league_id, statistic) * from careers where before > 0
        order by league_id, statistic, before desc, player_id) b using (league_id, statistic)
      where n.player_id <> b.player_id and n.value > b.value and n.season = ${season}
    )
    select f.scope, f.statistic, f.league_id as "leagueId", l.name as league, f.player_id as "playerId", p.firstname,
      p.lastname, t.club_id as "clubId", t.city, t.nickname, f.value, f.before, h.firstname || ' ' || h.lastname as holder
    from fallen f join ${leagues} l on l.id = f.league_id join ${players} p on p.id = f.player_id
      join ${players} h on h.id = f.holder_id join ${teams} t on t.id = f.team_id
    where (select min(o.season) from ${competitions} o where o.league_id = f.league_id and o.kind = 'league')
      <= ${season - SEASONS_BEFORE_RECORDS}
    order by f.league_id, f.scope desc, f.statistic`);
  await writeNews(
    pgRows(tx),
    rows.map(({ scope, statistic, leagueId, league, playerId, clubId, value, before, holder, ...named }): NewsEntry => {
      const player = `${named.firstname} ${named.lastname}`;
      const params = { statistic, scope, player, team: fullTeamName(named), league, value, before, holder };
      return { season, day, kind: 'record-broken', clubId, leagueId, playerId, params };
    }),
  );
  return rows.length;
}
