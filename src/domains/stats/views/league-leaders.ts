/** A league's leaders in each of the most popular statistics. */
import { sql } from 'drizzle-orm';
import { competitionIn } from '#domains/competition/store/competitions.ts';
import { playerRefs } from '#domains/player/store/player-refs.ts';
import type { PlayerRef, TeamRef } from '#domains/shapes.ts';
import { goalieMinimumGames } from '#domains/stats/rules/qualification.ts';
import { goalieSeasons, skaterSeasons } from '#domains/stats/tables.ts';
import { gamesPlayed } from '#domains/stats/views/games-played.ts';
import { listedTeams } from '#domains/stats/views/listed-teams.ts';
import type { LeagueId, PlayerId, TeamId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export interface LeaderList {
  statistic: string;
  rows: { player: PlayerRef; team: TeamRef; value: number }[];
}

const SKATER_STATISTICS = ['points', 'goals', 'assists', 'plusMinus'] as const;
const GOALIE_STATISTICS = ['savePercentage', 'wins'] as const;
/** Players per list. */
const SHOWN = 5;

interface LeagueSeason {
  leagueId: LeagueId;
  season: number;
}

/** A player among the first of at least one list. */
type Leader<S extends string> = {
  playerId: PlayerId;
  teamIds: TeamId[];
  values: Record<S, number>;
  /** From 1; null if he has not played enough for the list. */
  ranks: Record<S, number | null>;
};

/**
 * Returns lists of the regular stage, best first; empty lists are left out, so the result is empty before the first game.
 * They are the first rows of the statistics tables (`league-skaters.ts`, `league-goalies.ts`), with ties in the same
 * order.
 */
export async function leagueLeaders(db: Database | Transaction, of: LeagueSeason): Promise<LeaderList[]> {
  const [skaters, goalies] = await Promise.all([skaterLeaders(db, of), goalieLeaders(db, of)]);
  const leaders = [...skaters, ...goalies];
  const [players, teams] = await Promise.all([
    playerRefs(db, leaders, ({ playerId }) => playerId),
    listedTeams(db, of, leaders),
  ]);
  const listOf = <S extends string>(statistic: S, from: readonly Leader<S>[]): LeaderList => {
    const ranked = from.flatMap((leader) => {
      const rank = leader.ranks[statistic];
      return rank !== null && rank <= SHOWN ? [{ leader, rank }] : [];
    });
    ranked.sort((one, other) => one.rank - other.rank);
    const rows = ranked.flatMap(({ leader }) => {
      const [player, team] = [players.get(leader.playerId), teams.get(leader.playerId)?.team];
      return player && team ? [{ player, team, value: leader.values[statistic] }] : [];
    });
    return { statistic, rows };
  };
  return [
    ...SKATER_STATISTICS.map((statistic) => listOf(statistic, skaters)),
    ...GOALIE_STATISTICS.map((statistic) => listOf(statistic, goalies)),
  ].filter((list) => list.rows.length > 0);
}

/** Reads the league's skaters once for all lists; hardly anything leaves the database. */
async function skaterLeaders(db: Database | Transaction, { leagueId, season }: LeagueSeason) {
  const { rows } = await db.execute<Leader<(typeof SKATER_STATISTICS)[number]>>(sql`
    with sums as (
      select player_id, array_agg(team_id order by games desc, team_id) as team_ids, sum(games)::int as games,
        sum(goals)::int as goals, sum(assists)::int as assists, sum(goals + assists)::int as points,
        sum(plus_minus)::int as plus_minus
      from ${skaterSeasons} where competition_id = ${competitionIn({ leagueId, season, stage: 'regular' })}
      group by player_id having sum(games) >= 1
    ), ranked as (
      select *,
        row_number() over (order by points desc, goals desc, games, player_id) as by_points,
        row_number() over (order by goals desc, points desc, games, player_id) as by_goals,
        row_number() over (order by assists desc, points desc, goals desc, games, player_id) as by_assists,
        row_number() over (order by plus_minus desc, points desc, goals desc, games, player_id) as by_plus_minus
      from sums
    )
    select player_id as "playerId", team_ids as "teamIds",
      json_build_object('points', points, 'goals', goals, 'assists', assists, 'plusMinus', plus_minus) as values,
      json_build_object('points', by_points, 'goals', by_goals, 'assists', by_assists, 'plusMinus', by_plus_minus) as ranks
    from ranked where least(by_points, by_goals, by_assists, by_plus_minus) <= ${SHOWN}`);
  return rows;
}

async function goalieLeaders(db: Database | Transaction, { leagueId, season }: LeagueSeason) {
  const played = await gamesPlayed(db, { leagueId, season, type: 'regular' });
  const least = Math.max(1, goalieMinimumGames('savePercentage', played));
  const { rows } = await db.execute<Leader<(typeof GOALIE_STATISTICS)[number]>>(sql`
    with sums as (
      select player_id, array_agg(team_id order by games desc, team_id) as team_ids, sum(games) >= ${least} as is_regular,
        sum(wins)::int as wins, sum(saves)::float8 / nullif(sum(shots_against), 0) as percentage
      from ${goalieSeasons} where competition_id = ${competitionIn({ leagueId, season, stage: 'regular' })}
      group by player_id having sum(games) >= 1
    ), ranked as (
      select *, row_number() over (order by wins desc, percentage desc nulls last, player_id) as by_wins,
        case when is_regular then
          row_number() over (partition by is_regular order by percentage desc nulls last, wins desc, player_id)
        end as by_percentage
      from sums
    )
    select player_id as "playerId", team_ids as "teamIds",
      json_build_object('wins', wins, 'savePercentage', coalesce(percentage, 0)) as values,
      json_build_object('wins', by_wins, 'savePercentage', by_percentage) as ranks
    from ranked where least(by_wins, by_percentage) <= ${SHOWN}`);
  return rows;
}
