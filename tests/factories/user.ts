/** Managers. */
import { skeletonOf } from '#domains/account/rules/names.ts';
import { users } from '#domains/account/tables.ts';
import { userPlaces } from '#domains/auth/tables.ts';
import type { Database } from '#platform/database/client.ts';
import { addRow } from './rows.ts';

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** Returns the address of the user with this name. */
export const addressOf = (name: string) => `${slugOf(name)}@example.org`;

/** Makes an activated user named `name`, with an address and referral code derived from it; returns their id. */
export async function makeUser(
  db: Database,
  { name = 'Test Manager', ...rest }: Partial<typeof users.$inferInsert> = {},
): Promise<number> {
  const slug = slugOf(name);
  const row = await addRow(db, users, {
    name,
    nameSkeleton: skeletonOf(name),
    email: addressOf(name),
    // No password matches this: such a user cannot log in.
    passwordHash: '-',
    country: 'CA',
    timeZone: 'America/Toronto',
    refCode: slug,
    activatedAt: new Date('2026-01-01T00:00:00Z'),
    shownOnlineAt: rest.lastOnlineAt,
    ...rest,
  });
  return row.id;
}

/** Records these users at one network address; others seen there stay in the household. */
export async function shareHome(db: Database, userIds: readonly number[], placeHash = 'home'): Promise<void> {
  const seen = { placeHash, deviceHash: '', firstSeenAt: SEEN_AT, lastSeenAt: SEEN_AT };
  await db.insert(userPlaces).values(userIds.map((userId) => ({ userId, ...seen })));
}
const SEEN_AT = new Date('2026-01-01T00:00:00Z');

/** Puts every user in a separate household. */
export async function separateHomes(db: Database): Promise<void> {
  await db.delete(userPlaces);
}
