/** Ranking of the active head coaches by wins. */
import { sql } from 'drizzle-orm';
import { RANKED_COACHES } from '#domains/coach/constants.ts';
import type { RankedCoach } from '#domains/coach/contract.ts';
import { COUNTS, type Counted, recordOf } from '#domains/coach/views/games-coached.ts';
import { employerRefs } from '#domains/job/views/employer-refs.ts';
import { personRefs } from '#domains/person/store/persons.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId, NationId, PersonId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database } from '#platform/database/client.ts';

interface Row extends Counted, Record<string, unknown> {
  person_id: PersonId;
  club_id: ClubId | null;
  nation_id: NationId | null;
  rank: number;
}

/** Three queries; none while the world has not changed. */
export function rankCoaches(db: Database): Promise<RankedCoach[]> {
  return fact(db, { key: 'coaches/ranking', topics: ['jobs'], read: () => readRanking(db) });
}

async function readRanking(db: Database): Promise<RankedCoach[]> {
  // Competitive games of first teams from the day after he joined to the day on which he left, as in `games-coached`.
  const { rows } = await db.execute<Row>(sql`
    select ranked.*, held.club_id, held.nation_id
    from (
      select person_id, ${COUNTS}, (rank() over (order by count(*) filter (where goals_for > goals_against) desc))::int as rank
      from (
        select j.person_id, g.ended_in <> 'regulation' as is_overtime,
          case when g.home_team_id = t.id then g.home_score else g.away_score end as goals_for,
          case when g.home_team_id = t.id then g.away_score else g.home_score end as goals_against
        from jobs j
        join persons p on p.id = j.person_id and p.retired_at is null
        join teams t on t.club_id = j.club_id and t.level = 'PRO'
        join games g on (g.home_team_id = t.id or g.away_team_id = t.id) and g.status = 'final'
          and g.season * ${DAYS_PER_SEASON} + g.day > j.from_day
          and (j.ended_on is null or g.season * ${DAYS_PER_SEASON} + g.day <= j.ended_on)
        join competitions c on c.id = g.competition_id and c.kind in ('league', 'playoffs')
        where j.kind = 'coach' and j.role = 'head' and j.from_day is not null
      ) coached
      group by person_id
      order by rank, person_id limit ${RANKED_COACHES}
    ) ranked
    left join lateral (
      select club_id, nation_id from jobs
      where jobs.person_id = ranked.person_id and jobs.kind = 'coach' and jobs.state = 'held' order by jobs.id limit 1
    ) held on true
    order by ranked.rank, ranked.person_id`);
  const [people, employerOf] = await Promise.all([
    personRefs(db, rows, ({ person_id: id }) => id),
    employerRefs(
      db,
      rows.map(({ club_id: clubId, nation_id: nationId }) => ({ clubId, nationId })),
    ),
  ]);
  return rows.flatMap((row) => {
    const person = people.get(row.person_id);
    const employer = employerOf({ clubId: row.club_id, nationId: row.nation_id });
    return person ? [{ rank: row.rank, person, employer, record: recordOf(row) }] : [];
  });
}
