/** Who is suspended or banned gets no other account before that ends: not by deleting it, and not in the household. */
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

/** Keeps what bars a user who leaves: before their address and their sanctions are gone. */
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
  // Who has not proved an address may have typed another's.
  if (!user?.activatedAt || held.length === 0) return;
  const emailHash = await hashOf(tx, user.email);
  if (emailHash !== null)
    await tx.insert(moderationBars).values(held.map((sanction) => ({ ...sanction, userId, emailHash })));
}

/**
 * Returns the bar on a user who registers; null: there is none. Of the address only who has left can have one, since no two accounts have
 * the same; of the household in which they were seen also who keeps the account: leaving it would be no worse than staying.
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

/** Forgets addresses whose bar has ended. */
export async function forgetOldBars(db: Database, now: Date): Promise<void> {
  await db.delete(moderationBars).where(lt(moderationBars.endsAt, now));
}

function longest(bars: readonly { endsAt: Date | null }[]): { endsAt: Date | null } | null {
  const endOf = ({ endsAt }: { endsAt: Date | null }) => endsAt?.getTime() ?? Number.POSITIVE_INFINITY;
  return bars.toSorted((one, other) => endOf(other) - endOf(one))[0] ?? null;
}

/** A mail address as it is kept of who has left; without a world there is no secret, and nothing to bar anybody from. */
async function hashOf(tx: Transaction, email: string): Promise<string | null> {
  const [secret] = await tx.select({ key: worldSecret.key }).from(worldSecret);
  return secret ? secretSeed(secret.key, `email/${email.trim().toLowerCase()}`) : null;
}
