/** Consistency of friendships, which are mutual. */
import { sql } from 'drizzle-orm';
import { friendships } from '#domains/friend/tables.ts';
import { checkOf } from '#platform/check.ts';

export const friendsAreMutual = checkOf({
  name: 'friends are friends of each other, since the same moment',
  checked: sql`select count(*) from ${friendships}`,
  faults: sql`
    select format('user %s is a friend of %s, who is none of theirs', f.user_id, f.friend_id) as fault
    from ${friendships} f where not exists (
      select from ${friendships} o where o.user_id = f.friend_id and o.friend_id = f.user_id and o.since = f.since)
    order by 1`,
});
