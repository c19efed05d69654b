/** A league's seasons: champions, first places, promotions, relegations, and honors. */
import { sql } from 'drizzle-orm';
import { winnersOfLeague } from '#domains/awards/views/honors.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { competitionEntries, competitions, pairings } from '#domains/competition/tables.ts';
import type { LeagueHistory } from '#domains/history/contract.ts';
import { recordsOfLeague } from '#domains/history/views/league-records.ts';
import { standings } from '#domains/season/tables.ts';
import type { LeagueId, TeamId } from '#engine/ids.ts';
import { PLAYOFF_ROUNDS } from '#engine/schedule/playoff-constants.ts';
import type { Database } from '#platform/database/client.ts';

interface Placed extends Record<string, unknown> {
  season: number;
  teamId: TeamId;
  rank: number | null;
  isChampion: boolean;
  movement: 'promoted' | 'relegated' | null;
  isFinalist: boolean;
}

/** Returns seasons whose regular stage is over, newest first. */
export async function leagueHistory(db: Database, leagueId: LeagueId): Promise<LeagueHistory> {
  const { rows } = await db.execute<Placed>(sql`
    select c.season, s.team_id as "teamId", s.rank, s.is_champion as "isChampion", s.movement,
      exists (
        select from ${pairings} p join ${competitions} o on o.id = p.competition_id
          join ${competitionEntries} e on e.id in (p.first_entry_id, p.second_entry_id)
        where o.league_id = c.league_id and o.season = c.season and o.kind = 'playoffs' and p.loser_place = 2
          and p.winner_entry_id is not null and e.team_id = s.team_id
      ) and not s.is_champion as "isFinalist"
    from ${standings} s join ${competitions} c on c.id = s.competition_id
    where c.league_id = ${leagueId} and c.kind = 'league'
      and (s.rank = 1 or s.is_champion or s.movement is not null or s.playoff_rounds_won >= ${PLAYOFF_ROUNDS - 1})
    order by c.season desc, s.rank`);
  const [honors, { bestsOf, records }, refs] = await Promise.all([
    winnersOfLeague(db, leagueId),
    recordsOfLeague(db, leagueId),
    teamRefs(db, rows, ({ teamId }) => teamId),
  ]);
  const honorsOf = Map.groupBy(honors, ({ season }) => season);
  const seasons = [...Map.groupBy(rows, ({ season }) => season)].map(([season, placed]) => {
    const all = (fits: (row: Placed) => boolean) => placed.filter(fits).flatMap(({ teamId }) => refs.get(teamId) ?? []);
    return {
      season,
      champion: all(({ isChampion }) => isChampion)[0] ?? null,
      finalist: all(({ isFinalist }) => isFinalist)[0] ?? null,
      president: all(({ rank }) => rank === 1)[0] ?? null,
      promoted: all(({ movement }) => movement === 'promoted'),
      relegated: all(({ movement }) => movement === 'relegated'),
      honors: honorsOf.get(season) ?? [],
      bests: bestsOf(season),
    };
  });
  const byTeam = Map.groupBy(
    rows.filter(({ rank, isChampion }) => rank === 1 || isChampion),
    ({ teamId }) => teamId,
  );
  const titles = [...byTeam].flatMap(([teamId, won]) => {
    const team = refs.get(teamId);
    const cups = won.filter(({ isChampion }) => isChampion).length;
    return team ? [{ team, cups, presidents: won.filter(({ rank }) => rank === 1).length }] : [];
  });
  titles.sort(
    (one, other) => other.cups - one.cups || other.presidents - one.presidents || one.team.id - other.team.id,
  );
  return { leagueId, seasons, titles, records };
}
