/** Jobs against the seats that come with them. */
import { sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { LEADING_ROLES, ledBy } from '#domains/job/rules.ts';
import { jobs } from '#domains/job/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { headCoaches } from '#domains/seat/tables.ts';
import { type Check, countOf, faultsOf } from '#platform/check.ts';

const LED = sql.join(
  LEADING_ROLES.map((role) => sql`(${role}::text, ${ledBy(role)}::text)`),
  sql`, `,
);

export const coachesHaveSeats: Check = {
  name: 'users who hold the job of leading a team have its seat, and nobody else',
  async run({ db }) {
    const faults = await faultsOf(
      db,
      sql`with held as (
          select t.id as team_id, p.user_id from ${jobs} j join (values ${LED}) led (role, level) on led.role = j.role
            join ${persons} p on p.id = j.person_id and p.user_id is not null
            join ${teams} t on t.club_id = j.club_id and t.level = led.level
          where j.kind = 'coach' and j.state = 'held')
        select 'team ' || coalesce(h.team_id, s.team_id) || ': '
          || case when s.user_id is null then 'user ' || h.user_id || ' leads it and has no seat'
            else 'user ' || s.user_id || ' has the seat and does not lead it' end as fault
        from held h full join ${headCoaches} s on s.team_id = h.team_id and s.user_id = h.user_id
        where h.user_id is null or s.user_id is null order by 1`,
    );
    return { checked: await countOf(db, sql`select count(*)::int as count from ${headCoaches}`), faults };
  },
};
