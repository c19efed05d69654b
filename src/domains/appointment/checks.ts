/** Whom admins have appointed. */
import { sql } from 'drizzle-orm';
import { type Check, countOf, faultsOf } from '#platform/check.ts';

export const staffIsThere: Check = {
  name: 'the staff of the site and of competitions are activated users who have not left',
  async run({ db }) {
    const faults = await faultsOf(
      db,
      sql`
      select format('user %s is %s, but cannot log in', u.id, a.role) as fault
      from appointments a join users u on u.id = a.user_id
      where a.dismissed_at is null and (u.deleted_at is not null or u.activated_at is null)
      order by 1`,
    );
    const checked = await countOf(db, sql`select count(*)::int as count from appointments where dismissed_at is null`);
    return { checked, faults };
  },
};
