/** Consistency of jobs and the seats that come with them. */
import { sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { SEATS_OF_JOBS } from '#domains/job/rules.ts';
import { jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { assistants, headCoaches } from '#domains/seat/tables.ts';
import { checkOf } from '#platform/check.ts';

const SEATS = sql.join(
  Object.entries(SEATS_OF_JOBS).flatMap(([employer, jobsThere]) =>
    Object.entries(jobsThere).flatMap(([job, seats]) =>
      seats.map(({ level, role }) => sql`(${employer}::text, ${job}::text, ${level}::text, ${role}::text)`),
    ),
  ),
  sql`, `,
);

export const coachesHaveSeats = checkOf({
  name: 'users who hold a job on the staff of a team have its seat, and nobody else',
  checked: sql`select count(*)::int as count from ${headCoaches}`,
  faults: sql`with held as (
        select t.id as team_id, p.user_id, coming.seat
        from ${jobs} j join (values ${SEATS}) coming (employer, job, level, seat) on coming.employer = j.employer and coming.job = j.role
          join ${persons} p on p.id = j.person_id and p.user_id is not null
          join ${teams} t on (t.club_id = j.club_id or t.nation_id = j.nation_id) and t.level = coming.level
        where j.kind = 'coach' and j.state = 'held'),
      seated as (
        select team_id, user_id, 'head-coach' as seat from ${headCoaches}
        union all select team_id, user_id, 'assistant' from ${assistants})
      select 'team ' || coalesce(h.team_id, s.team_id) || ': '
        || case when s.user_id is null then 'user ' || h.user_id || ' has the job of its ' || h.seat || ' and no seat'
          else 'user ' || s.user_id || ' has the seat of its ' || s.seat || ' and no such job' end as fault
      from held h full join seated s on s.team_id = h.team_id and s.user_id = h.user_id and s.seat = h.seat
      where h.user_id is null or s.user_id is null order by 1`,
});
