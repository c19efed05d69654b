/** Consistency of the general managers of national teams. */
import { sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { federationMembers, federations } from '#domains/federation/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { nationalGms } from '#domains/seat/tables.ts';
import { checkOf } from '#platform/check.ts';

export const nationalGmsLeadOneNation = checkOf({
  name: 'national general managers lead the teams of one nation, as members of its federation, and preside over none',
  checked: sql`select count(*)::int as count from ${nationalGms}`,
  faults: sql`
    select format('user %s leads teams of %s nations', g.user_id, count(distinct t.nation_id)) as fault
    from ${nationalGms} g join ${teams} t on t.id = g.team_id group by g.user_id
    having count(distinct t.nation_id) <> 1 or count(*) filter (where t.nation_id is null) > 0
    union all
    select format('user %s leads national teams and presides over federation %s', p.user_id, f.id)
    from ${federations} f join ${persons} p on p.id = f.president_id
    where p.user_id in (select g.user_id from ${nationalGms} g)
    union all
    select distinct format('user %s leads teams of nation %s and is no member of its federation', g.user_id, t.nation_id)
    from ${nationalGms} g join ${teams} t on t.id = g.team_id
    where not exists (select from ${federationMembers} m
      where m.user_id = g.user_id and m.nation_id = t.nation_id and m.state = 'member')
    order by 1`,
});
