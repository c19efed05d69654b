/** Consistency of the forum's tables. */
import { sql } from 'drizzle-orm';
import { checkOf } from '#platform/check.ts';

export const pollsAreCounted = checkOf({
  name: 'polls of topics count what users have chosen in them',
  checked: sql`select count(*)::int as count from topic_polls`,
  faults: sql`
    select format('the poll of topic %s counts %s by %s users, but %s by %s were cast', p.topic_id, p.votes, p.voters,
      cast_votes.votes, cast_votes.voters) as fault
    from topic_polls p
    cross join lateral (
      select array_agg((select count(*)::int from topic_votes v where v.topic_id = p.topic_id and v.option = o.option)
        order by o.option) as votes,
        (select count(distinct v.user_id)::int from topic_votes v where v.topic_id = p.topic_id) as voters
      from generate_series(0, cardinality(p.options) - 1) as o (option)
    ) as cast_votes
    where p.votes <> cast_votes.votes or p.voters <> cast_votes.voters
    order by p.topic_id`,
});

export const repliesAreCounted = checkOf({
  name: 'topics count the replies that are shown in them',
  checked: sql`select count(*)::int as count from topics`,
  faults: sql`
    select format('topic %s counts %s replies, but %s are shown', t.id, t.replies, shown.replies) as fault
    from topics t cross join lateral (
      select count(*)::int as replies from comments c
      where c.subject_kind = 'topic' and c.subject_id = t.id and c.part > 1 and c.hidden_at is null
    ) as shown
    where t.replies <> shown.replies order by t.id`,
});
