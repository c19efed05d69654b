/**
 * The second factor: codes of an authenticator app (RFC 6238), which the thief of a password does not have, and
 * recovery codes in case the phone is lost. Decided in docs/decisions/026.
 */
import { randomInt } from 'node:crypto';
import { and, count, eq, isNull } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { findUser, lockUser, type UserRow } from '#domains/account/store/users.ts';
import {
  CODE_SECONDS,
  ISSUER,
  MAX_WRONG_CODES,
  RECOVERY_CODE_LENGTH,
  RECOVERY_CODES,
  RECOVERY_LETTERS,
  WARN_AGAIN_HOURS,
  WRONG_CODES_MINUTES,
} from '#domains/auth/constants.ts';
import { addresseeOf } from '#domains/auth/store/addressee.ts';
import { passwordKnownMail } from '#domains/auth/store/mails.ts';
import { hashToken } from '#domains/auth/store/tokens.ts';
import { recoveryCodes, secondFactors } from '#domains/auth/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { queueMail } from '#platform/mail/outbox.ts';

type FactorRow = typeof secondFactors.$inferSelect;

export interface SecondFactorState {
  /** When login began to require a code; null: it does not. */
  since: Date | null;
  recoveryCodesLeft: number;
}

export async function readSecondFactor(db: Database, userId: UserId): Promise<SecondFactorState> {
  const [row] = await db
    .select({ since: secondFactors.confirmedAt, left: count(recoveryCodes.codeHash) })
    .from(secondFactors)
    .leftJoin(recoveryCodes, and(eq(recoveryCodes.userId, secondFactors.userId), isNull(recoveryCodes.usedAt)))
    .where(eq(secondFactors.userId, userId))
    .groupBy(secondFactors.userId);
  return { since: row?.since ?? null, recoveryCodesLeft: row?.since ? row.left : 0 };
}

/** Creates a secret for an app, which takes effect once one of its codes is confirmed; null: there is a confirmed one already. */
export async function beginSecondFactor(
  db: Database,
  { id, name }: Pick<UserRow, 'id' | 'name'>,
): Promise<{ secret: string; uri: string } | null> {
  return db.transaction(async (tx) => {
    await lockUser(tx, id);
    if ((await factorOf(tx, id))?.confirmedAt) return null;
    const secret = new Secret({ size: 20 }).base32;
    await tx
      .insert(secondFactors)
      .values({ userId: id, secret })
      .onConflictDoUpdate({ target: secondFactors.userId, set: { secret, lastCounter: null } });
    return { secret, uri: totpOf(secret, name).toString() };
  });
}

/** Confirms the app with its first code: from now on login requires one. Returns the recovery codes, which are shown only now. */
export async function confirmSecondFactor(
  db: Database,
  { userId, code, now }: { userId: UserId; code: string; now: Date },
): Promise<string[] | 'wrong' | 'none'> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const factor = await factorOf(tx, userId);
    if (!factor || factor.confirmedAt) return 'none';
    const counter = counterOf(factor, code, now);
    if (counter === null) return 'wrong';
    await changeFactor(tx, userId, { confirmedAt: now, lastCounter: counter });
    return renewRecoveryCodes(tx, userId);
  });
}

/** Replaces the recovery codes; null: there is no second factor. */
export async function replaceRecoveryCodes(db: Database, userId: UserId): Promise<string[] | null> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    return (await factorOf(tx, userId))?.confirmedAt ? renewRecoveryCodes(tx, userId) : null;
  });
}

/** Removes the second factor with its codes: login requires the password only. */
export async function removeSecondFactor(db: Database | Transaction, userId: UserId): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
}

export type CodeVerdict = 'right' | 'needed' | 'wrong' | 'too-many';

/**
 * Checks the code of a user whose password was right; each code works once. After too many wrong ones, codes are
 * refused for a while. A wrong code also triggers a mail to the owner that their password is known to someone.
 * @param code of the app, or a recovery code; '' if none was given
 */
export async function judgeCode(
  db: Database,
  { userId, code, publicUrl, now }: { userId: UserId; code: string; publicUrl: string; now: Date },
): Promise<CodeVerdict> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    const factor = await factorOf(tx, userId);
    if (!user || !factor?.confirmedAt) return 'right';
    if (code.trim() === '') return 'needed';
    const wrongCodes = isOver(factor.wrongSince, WRONG_CODES_MINUTES, now) ? 0 : factor.wrongCodes;
    if (wrongCodes >= MAX_WRONG_CODES) return 'too-many';
    const counter = counterOf(factor, code, now);
    if (counter !== null) {
      await changeFactor(tx, userId, { lastCounter: counter, wrongCodes: 0, wrongSince: null });
      return 'right';
    }
    if (await spendRecoveryCode(tx, userId, code, now)) {
      await changeFactor(tx, userId, { wrongCodes: 0, wrongSince: null });
      return 'right';
    }
    const isWarned = !isOver(factor.warnedAt, WARN_AGAIN_HOURS * 60, now);
    await changeFactor(tx, userId, {
      wrongCodes: wrongCodes + 1,
      wrongSince: wrongCodes === 0 ? now : factor.wrongSince,
      warnedAt: isWarned ? factor.warnedAt : now,
    });
    if (!isWarned) {
      await queueMail(tx, passwordKnownMail(await addresseeOf(tx, user, publicUrl)));
    }
    return 'wrong';
  });
}

/** Whether a code of the app or a recovery code is the user's, for example before removing the second factor. Each works once. */
export async function spendOwnCode(db: Database, { userId, code, now }: { userId: UserId; code: string; now: Date }) {
  return db.transaction(async (tx) => {
    const user = await findUser(tx, userId);
    const factor = user && (await factorOf(tx, userId));
    if (!factor?.confirmedAt) return false;
    const counter = counterOf(factor, code, now);
    if (counter === null) return spendRecoveryCode(tx, userId, code, now);
    await changeFactor(tx, userId, { lastCounter: counter });
    return true;
  });
}

async function factorOf(tx: Transaction, userId: UserId): Promise<FactorRow | null> {
  const [row] = await tx.select().from(secondFactors).where(eq(secondFactors.userId, userId)).for('no key update');
  return row ?? null;
}

async function changeFactor(tx: Transaction, userId: UserId, change: Partial<FactorRow>): Promise<void> {
  await tx.update(secondFactors).set(change).where(eq(secondFactors.userId, userId));
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: ISSUER, label, period: CODE_SECONDS, secret: Secret.fromBase32(secret) });
}

/**
 * Returns the half minute of a valid code; null: not a current one, or already used. Accepts the neighboring half
 * minutes, too, since clocks of phones differ (RFC 6238, section 5.2).
 */
function counterOf({ secret, lastCounter }: FactorRow, code: string, now: Date): number | null {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret, ISSUER).validate({ token, timestamp, window: 1 });
  if (delta === null) return null;
  const counter = TOTP.counter({ period: CODE_SECONDS, timestamp }) + delta;
  return lastCounter === null || counter > lastCounter ? counter : null;
}

async function renewRecoveryCodes(tx: Transaction, userId: UserId): Promise<string[]> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
  return codes;
}

async function spendRecoveryCode(tx: Transaction, userId: UserId, code: string, now: Date): Promise<boolean> {
  const isIt = and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code)));
  const spent = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isIt, isNull(recoveryCodes.usedAt)));
  return spent.rowCount === 1;
}

/** Returns a code like 'k7fm2-x9qtd', without letters that look alike. */
function newRecoveryCode(): string {
  const letters = Array.from(
    { length: RECOVERY_CODE_LENGTH },
    () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)],
  );
  const half = RECOVERY_CODE_LENGTH / 2;
  return `${letters.slice(0, half).join('')}-${letters.slice(half).join('')}`;
}

/** Returns the hash of a code, ignoring case, spaces and hyphens. */
function hashOf(code: string): string {
  return hashToken(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

function isOver(since: Date | null, minutes: number, now: Date): boolean {
  return since === null || now.getTime() - since.getTime() >= minutes * 60_000;
}
