/** A team's all-time series against every opponent. */
import { sql } from 'drizzle-orm';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { clubs } from '#domains/club/tables.ts';
import { competitionEntries, competitions, pairings } from '#domains/competition/tables.ts';
import { games } from '#domains/game/tables.ts';
import type { Rivalry } from '#domains/history/contract.ts';
import { allTimeSeries, type Meeting } from '#domains/history/rules.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** Four queries: its games, its series, its rival, and all names. */
export async function rivalriesOf(db: Database, { id, clubId }: Pick<TeamRef, 'id' | 'clubId'>): Promise<Rivalry[]> {
  const [meetings, series, rivalClubId] = await Promise.all([
    meetingsOf(db, id),
    seriesOf(db, id),
    db
      .select({ rivalClubId: clubs.rivalClubId })
      .from(clubs)
      .where(sql`${clubs.id} = ${clubId}`)
      .then(([row]) => row?.rivalClubId ?? null),
  ]);
  const refs = await teamRefs(db, meetings, ({ opponentId }) => opponentId);
  const rivalries = allTimeSeries(meetings).flatMap(({ opponentId, ...played }): Rivalry[] => {
    const opponent = refs.get(opponentId);
    if (!opponent) return [];
    const { won: seriesWon, lost: seriesLost } = series.get(opponentId) ?? { won: 0, lost: 0 };
    return [{ opponent, isRival: opponent.clubId === rivalClubId, ...played, seriesWon, seriesLost }];
  });
  const seriesMet = ({ seriesWon, seriesLost }: Rivalry) => seriesWon + seriesLost;
  return rivalries.sort(
    (one, other) =>
      Number(other.isRival) - Number(one.isRival) ||
      seriesMet(other) - seriesMet(one) ||
      other.games - one.games ||
      one.opponent.id - other.opponent.id,
  );
}

/** Returns regular-season and playoff games, oldest first. */
async function meetingsOf(db: Database, teamId: TeamId): Promise<Meeting[]> {
  const isHome = sql`g.home_team_id = ${teamId}`;
  const { rows } = await db.execute<Meeting & Record<string, unknown>>(sql`
    select case when ${isHome} then g.away_team_id else g.home_team_id end as "opponentId", g.id as "gameId", g.season,
      case when ${isHome} then g.home_score else g.away_score end as "goalsFor",
      case when ${isHome} then g.away_score else g.home_score end as "goalsAgainst", g.ended_in = 'regulation' as "isRegulation"
    from ${games} g join ${competitions} c on c.id = g.competition_id and c.kind in ('league', 'playoffs')
    where (g.home_team_id = ${teamId} or g.away_team_id = ${teamId}) and g.status = 'final'
    order by g.season, g.day, g.id`);
  return rows;
}

/** Returns finished playoff series, by opponent. */
async function seriesOf(db: Database, teamId: TeamId): Promise<Map<number, { won: number; lost: number }>> {
  const { rows } = await db.execute<{ opponentId: number; won: number; lost: number }>(sql`
    select other.team_id as "opponentId", count(*) filter (where p.winner_entry_id = own.id)::int as won,
      count(*) filter (where p.winner_entry_id = other.id)::int as lost
    from ${competitionEntries} own
      join ${pairings} p on own.id in (p.first_entry_id, p.second_entry_id) and p.competition_id = own.competition_id
      join ${competitions} c on c.id = p.competition_id and c.kind = 'playoffs'
      join ${competitionEntries} other on other.id = p.first_entry_id + p.second_entry_id - own.id
    where own.team_id = ${teamId} and p.winner_entry_id is not null group by 1`);
  return new Map(rows.map((row) => [row.opponentId, row]));
}
