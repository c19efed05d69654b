/** What the writers of each league know about a season: sums, standings, and rookies. */
import { sql } from 'drizzle-orm';
import { ROOKIE } from '#domains/awards/constants.ts';
import type { CoachLine, GoalieLine, LeagueSeason, SkaterLine, TeamLine } from '#domains/awards/rules/season-lines.ts';
import { teamRatingHistory, teams } from '#domains/club/tables.ts';
import { competitions } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import { jobs } from '#domains/job/tables.ts';
import { leagues } from '#domains/league/tables.ts';
import { playerPasts, players } from '#domains/player/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { LeagueId, PlayerId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import type { Transaction } from '#platform/database/client.ts';

interface OfLeague {
  leagueId: LeagueId;
  kind: 'league' | 'playoffs';
}

/** Returns every league's season, by league. Eight queries, regardless of the number of leagues. */
export async function readSeason(tx: Transaction, season: number): Promise<LeagueSeason[]> {
  const { rows: all } = await tx.execute<{ leagueId: LeagueId; level: Level; tier: number }>(
    sql`select ${leagues.id} as "leagueId", ${leagues.level} as "level", ${leagues.tier} as "tier" from ${leagues} order by 1`,
  );
  const tables = Map.groupBy(await readTables(tx, season), ({ leagueId }) => leagueId);
  const rookies = await readRookies(tx, season);
  const skaters = Map.groupBy(await readSkaters(tx, season), keyOf);
  const goalies = Map.groupBy(await readGoalies(tx, season), keyOf);
  const coaches = Map.groupBy(await readCoaches(tx, season), ({ leagueId }) => leagueId);
  return all.map((league): LeagueSeason => {
    const isRookieHere = (playerId: PlayerId) => league.level === 'PRO' && rookies.has(playerId);
    const known = <T extends { playerId: PlayerId }>(lines: readonly T[] | undefined) =>
      (lines ?? []).map((line) => ({ ...line, isRookie: isRookieHere(line.playerId) }));
    const { leagueId } = league;
    return {
      ...league,
      teams: tables.get(leagueId) ?? [],
      skaters: known(skaters.get(keyOf({ leagueId, kind: 'league' }))),
      goalies: known(goalies.get(keyOf({ leagueId, kind: 'league' }))),
      coaches: coaches.get(leagueId) ?? [],
      playoffs: {
        skaters: known(skaters.get(keyOf({ leagueId, kind: 'playoffs' }))),
        goalies: known(goalies.get(keyOf({ leagueId, kind: 'playoffs' }))),
      },
    };
  });
}

function keyOf({ leagueId, kind }: OfLeague): string {
  return `${leagueId}/${kind}`;
}

async function readTables(tx: Transaction, season: number) {
  const { rows } = await tx.execute<TeamLine & { leagueId: LeagueId } & Record<string, unknown>>(sql`
    select c.league_id as "leagueId", s.team_id as "teamId", t.club_id as "clubId", m.user_id as "userId",
      s.played, s.points, coalesce(s.rank, 999) as "rank", s.is_champion as "isChampion",
      s.playoff_rounds_won as "roundsWon", b.share as "shareBefore",
      b.tier as "tierBefore",
      case when r.overall is not null
        then (rank() over (partition by c.id order by r.overall desc nulls last))::int end as "expectedRank"
    from ${standings} s join ${competitions} c on c.id = s.competition_id join ${teams} t on t.id = s.team_id
      left join ${managers} m on m.club_id = t.club_id
      left join (
        select p.team_id, l.tier, p.points::float8 / (3 * nullif(p.played, 0)) as share
        from ${standings} p join ${competitions} o on o.id = p.competition_id join ${leagues} l on l.id = o.league_id
        where o.season = ${season - 1} and o.kind = 'league'
      ) b on b.team_id = s.team_id
      left join (
        -- As teamOverall rounds it, the first time that it went on record in the season.
        select distinct on (h.team_id) h.team_id,
          round((h.offense + h.defense + h.physical + h.goaltending + h.coaching) / 5.0) as overall
        from ${teamRatingHistory} h where h.season = ${season} order by h.team_id, h.day
      ) r on r.team_id = s.team_id
    where c.season = ${season} and c.kind = 'league' order by c.league_id, s.rank, s.team_id`);
  return rows;
}

/** Returns first teams' results under each of their head coaches, from the day after he joined to the day on which he left. */
async function readCoaches(tx: Transaction, season: number) {
  const { rows } = await tx.execute<CoachLine & { leagueId: LeagueId } & Record<string, unknown>>(sql`
    select "leagueId", "personId", "teamId", "clubId", count(*)::int as games,
      count(*) filter (where margin > 0)::int as wins,
      count(*) filter (where margin < 0 and is_overtime)::int as "overtimeLosses",
      count(*) filter (where margin < 0 and not is_overtime)::int as losses,
      sum(coalesce(case
        when margin > 0 then points ->> case when is_overtime then 'overtimeWin' else 'win' end
        when margin < 0 then points ->> case when is_overtime then 'overtimeLoss' else 'loss' end
      end, '0')::int)::int as points
    from (
      select c.league_id as "leagueId", j.person_id as "personId", t.id as "teamId", t.club_id as "clubId",
        case when g.home_team_id = t.id then g.home_score - g.away_score else g.away_score - g.home_score end as margin,
        g.ended_in <> 'regulation' as is_overtime, c.settings -> 'points' as points
      from ${games} g join ${competitions} c on c.id = g.competition_id
        join ${teams} t on t.id in (g.home_team_id, g.away_team_id) and t.level = 'PRO'
        join ${jobs} j on j.club_id = t.club_id and j.kind = 'coach' and j.role = 'head' and j.person_id is not null
          and j.from_day < g.season * ${DAYS_PER_SEASON} + g.day
          and (j.ended_on is null or j.ended_on >= g.season * ${DAYS_PER_SEASON} + g.day)
      where c.season = ${season} and c.kind = 'league' and c.level = 'PRO' and g.status = 'final'
    ) coached group by 1, 2, 3, 4 order by 1, 2`);
  return rows;
}

/** Returns one line per player, even with two teams of the league; it lists the team that he played for most. */
async function readSkaters(tx: Transaction, season: number) {
  const { rows } = await tx.execute<Omit<SkaterLine, 'isRookie'> & OfLeague & Record<string, unknown>>(sql`
    select l.*, t.club_id as "clubId", p.positions[1] as "position" from (
      select c.league_id as "leagueId", c.kind, s.player_id as "playerId",
        (array_agg(s.team_id order by s.games desc, s.team_id))[1] as "teamId", sum(s.games)::int as games,
        sum(s.goals)::int as goals, sum(s.assists)::int as assists, sum(s.pp_assists)::int as "ppAssists",
        sum(s.game_winning_goals)::int as "gameWinningGoals", sum(s.plus_minus)::int as "plusMinus",
        sum(s.pim)::int as pim, sum(s.toi)::int as toi, sum(s.sh_toi)::int as "shToi", sum(s.blocks)::int as blocks,
        sum(s.takeaways)::int as takeaways, sum(s.giveaways)::int as giveaways,
        sum(s.faceoffs_won)::int as "faceoffsWon", sum(s.faceoffs_lost)::int as "faceoffsLost"
      from ${skaterSeasons} s join ${competitions} c on c.id = s.competition_id
      where c.season = ${season} and c.kind in ('league', 'playoffs') group by 1, 2, 3
    ) l join ${teams} t on t.id = l."teamId" join ${players} p on p.id = l."playerId"
    where p.positions[1] <> 'G' order by l."playerId"`);
  return rows;
}

async function readGoalies(tx: Transaction, season: number) {
  const { rows } = await tx.execute<Omit<GoalieLine, 'isRookie'> & OfLeague & Record<string, unknown>>(sql`
    select l.*, t.club_id as "clubId", 'G' as "position" from (
      select c.league_id as "leagueId", c.kind, s.player_id as "playerId",
        (array_agg(s.team_id order by s.games desc, s.team_id))[1] as "teamId", sum(s.games)::int as games,
        sum(s.wins)::int as wins, sum(s.shutouts)::int as shutouts, sum(s.shots_against)::int as "shotsAgainst",
        sum(s.saves)::int as saves, sum(s.goals_against)::int as "goalsAgainst", sum(s.xga)::int as xga,
        sum(s.toi)::int as toi
      from ${goalieSeasons} s join ${competitions} c on c.id = s.competition_id
      where c.season = ${season} and c.kind in ('league', 'playoffs') group by 1, 2, 3
    ) l join ${teams} t on t.id = l."teamId" order by l."playerId"`);
  return rows;
}

/** Returns the players who are young enough and have hardly played for a first team before, in this world or in the years before it. */
async function readRookies(tx: Transaction, season: number): Promise<Set<number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    with young as (
      select distinct s.player_id as id from (
        select player_id, competition_id from ${skaterSeasons} union all select player_id, competition_id from ${goalieSeasons}
      ) s join ${competitions} c on c.id = s.competition_id join ${players} p on p.id = s.player_id
      where c.season = ${season} and c.kind = 'league' and c.level = 'PRO' and ${season} - p.birth_season <= ${ROOKIE.maxAge}
    ), before as (
      select s.player_id as id, s.games from (
        select player_id, competition_id, games from ${skaterSeasons}
        union all select player_id, competition_id, games from ${goalieSeasons}
      ) s join ${competitions} c on c.id = s.competition_id
      where c.season < ${season} and c.kind = 'league' and c.level = 'PRO' and s.player_id in (select id from young)
      union all
      select a.player_id, (year ->> 3)::int from ${playerPasts} a cross join jsonb_array_elements(a.seasons) year
        join ${leagues} l on l.id = (year ->> 2)::int
      where l.level = 'PRO' and a.player_id in (select id from young)
    )
    select id from young where coalesce((select sum(games) from before where before.id = young.id), 0)
      <= ${ROOKIE.maxGamesBefore}`);
  return new Set(rows.map(({ id }) => id));
}
