/** Challenges: each is made for one purpose and can be answered once, within minutes. */
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { hashToken } from '#domains/auth/store/tokens.ts';
import { CHALLENGE_MINUTES } from '#domains/passkey/constants.ts';
import { passkeyChallenges } from '#domains/passkey/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Stores a challenge. @param userId the user who adds a passkey; null: for a login */
export async function keepChallenge(
  db: Database,
  challenge: string,
  { userId, now }: { userId: UserId | null; now: Date },
): Promise<void> {
  const expiresAt = new Date(now.getTime() + CHALLENGE_MINUTES * 60_000);
  await db.transaction(async (tx) => {
    await tx.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now));
    await tx.insert(passkeyChallenges).values({ challengeHash: hashToken(challenge), userId, expiresAt });
  });
}

/** Returns whether the challenge was made for this purpose and is still open, and uses it up. */
export async function spendChallenge(
  tx: Database | Transaction,
  challenge: string,
  { userId, now }: { userId: UserId | null; now: Date },
): Promise<boolean> {
  const spent = await tx
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        gt(passkeyChallenges.expiresAt, now),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
      ),
    );
  return (spent.rowCount ?? 0) > 0;
}
