/** Consistency of appointments. */
import { sql } from 'drizzle-orm';
import { checkOf } from '#platform/check.ts';

export const staffIsThere = checkOf({
  name: 'the staff of the site and of competitions are activated users who have not left',
  checked: sql`select count(*)::int as count from appointments where dismissed_at is null`,
  faults: sql`
    select format('user %s is %s, but cannot log in', u.id, a.role) as fault
    from appointments a join users u on u.id = a.user_id
    where a.dismissed_at is null and (u.deleted_at is not null or u.activated_at is null)
    order by 1`,
});
