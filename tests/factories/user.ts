/** Managers. */
import { skeletonOf } from '#domains/account/rules/names.ts';
import { users } from '#domains/account/tables.ts';
import type { Database } from '#platform/database/client.ts';

/** An activated user named `name`, whose address and referral code follow from it; answers his id. */
export async function makeUser(
  db: Database,
  { name = 'Test Manager', ...rest }: Partial<typeof users.$inferInsert> = {},
): Promise<number> {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const [row] = await db
    .insert(users)
    .values({
      name,
      nameSkeleton: skeletonOf(name),
      email: `${slug}@example.org`,
      // No password fits this: such a user cannot log in.
      passwordHash: '-',
      country: 'CA',
      timeZone: 'America/Toronto',
      refCode: slug,
      activatedAt: new Date('2026-01-01T00:00:00Z'),
      ...rest,
    })
    .returning({ id: users.id });
  if (!row) throw new Error('the user was not stored');
  return row.id;
}
