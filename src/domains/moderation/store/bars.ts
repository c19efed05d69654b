/**
 * Keeps suspended and banned users from opening another account before the sanction ends, whether they delete theirs or
 * register from the same household.
 */
import { and, eq, gt, inArray, isNull, lt, or } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { householdOf } from '#domains/auth/store/places.ts';
import { isInForce } from '#domains/moderation/store/sanctions.ts';
import { moderationBars, moderationSanctions } from '#domains/moderation/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { secretSeed } from '#engine/secret.ts';
import { worldSecret } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

const isBarring = inArray(moderationSanctions.kind, ['suspended', 'banned']);

/** Stores the bar of a user whose account is erased, before their address and sanctions are gone. */
export async function barLeaver(tx: Transaction, userId: UserId, now: Date): Promise<void> {
  const [user] = await tx
    .select({ email: users.email, activatedAt: users.activatedAt })
    .from(users)
    .where(eq(users.id, userId));
  const held = await tx
    .select({
      caseId: moderationSanctions.caseId,
      kind: moderationSanctions.kind,
      endsAt: moderationSanctions.endsAt,
    })
    .from(moderationSanctions)
    .where(and(eq(moderationSanctions.userId, userId), isBarring, isInForce(now)));
  // An unconfirmed address may belong to another person.
  if (!user?.activatedAt || held.length === 0) return;
  const emailHash = await hashOf(tx, user.email);
  if (emailHash !== null)
    await tx.insert(moderationBars).values(held.map((sanction) => ({ ...sanction, userId, emailHash })));
}

/**
 * Returns the bar on a registering user; null: none. An address can only be barred by an erased account, since
 * addresses are unique; a household is also barred by an existing account, so that deleting it is no worse than keeping
 * it.
 */
export async function barOf(
  tx: Transaction,
  by: { email: string } | { userId: UserId },
  now: Date,
): Promise<{ endsAt: Date | null } | null> {
  const { emailHash, endsAt } = moderationBars;
  const lasts = or(isNull(endsAt), gt(endsAt, now));
  if ('email' in by) {
    const hash = await hashOf(tx, by.email);
    if (hash === null) return null;
    return longest(
      await tx
        .select()
        .from(moderationBars)
        .where(and(lasts, eq(emailHash, hash))),
    );
  }
  const household = [...(await householdOf(pgReader(tx), by.userId))];
  if (household.length === 0) return null;
  const { endsAt: ends, userId } = moderationSanctions;
  const left = tx
    .select({ endsAt })
    .from(moderationBars)
    .where(and(lasts, inArray(moderationBars.userId, household)));
  const staying = tx
    .select({ endsAt: ends })
    .from(moderationSanctions)
    .where(and(inArray(userId, household), isBarring, isInForce(now)));
  return longest([...(await left), ...(await staying)]);
}

/** Removes bars that have ended. */
export async function forgetOldBars(db: Database, now: Date): Promise<void> {
  await db.delete(moderationBars).where(lt(moderationBars.endsAt, now));
}

function longest(bars: readonly { endsAt: Date | null }[]): { endsAt: Date | null } | null {
  const endOf = ({ endsAt }: { endsAt: Date | null }) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return bars.toSorted((one, other) => endOf(other) - endOf(one))[0] ?? null;
}

/** Returns the keyed hash of a mail address; null without a world, which means without a secret and without bars. */
async function hashOf(tx: Transaction, email: string): Promise<string | null> {
  const [secret] = await tx.select({ key: worldSecret.key }).from(worldSecret);
  return secret ? secretSeed(secret.key, `email/${email.trim().toLowerCase()}`) : null;
}
