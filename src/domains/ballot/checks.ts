/** Checks of ballots. */
import { sql } from 'drizzle-orm';
import { polls } from '#domains/ballot/tables.ts';
import { checkOf } from '#platform/check.ts';

export const votesAreVoters = checkOf({
  name: 'a poll has no more voters than votes, and a counted one neither',
  checked: sql`select count(*) from ${polls}`,
  faults: sql`
    select format('poll %s has %s voters and %s votes', p.id, v.voters, cardinality(b.choices)) as fault
    from polls p left join poll_boxes b on b.poll_id = p.id
    cross join lateral (select count(*) as voters from poll_voters where poll_id = p.id) v
    where b.poll_id is null or v.voters > cardinality(b.choices)
      or (p.is_counted and (v.voters > 0 or cardinality(b.choices) > 0))
    order by 1`,
});
