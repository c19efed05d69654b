/** Registers, verifies, renames and removes users' passkeys. */
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import { findUser, lockUser, type UserRow } from '#domains/account/store/users.ts';
import { addresseeOf } from '#domains/auth/store/addressee.ts';
import { passkeyAddedMail } from '#domains/auth/store/mails.ts';
import { MAX_PASSKEYS } from '#domains/passkey/constants.ts';
import { keepChallenge, spendChallenge } from '#domains/passkey/store/challenges.ts';
import { passkeyChallenges, passkeys } from '#domains/passkey/tables.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { queueMail } from '#platform/mail/outbox.ts';

const NAME_OF_GAME = 'Rinkside';

export interface Asking {
  /** Public address of the server, the only place where its passkeys are valid. */
  publicUrl: string;
  now: Date;
}

export async function listPasskeys(db: Database, userId: UserId) {
  const rows = await db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
  return rows.map(({ id, name, isSynced, createdAt, usedAt }) => ({
    id,
    name,
    isSynced,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  }));
}

/**
 * Returns the options with which a browser creates a passkey. The device must verify the user, by fingerprint, face or
 * PIN.
 */
export async function registrationOptions(db: Database, user: Pick<UserRow, 'id' | 'name'>, asking: Asking) {
  const had = await db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, user.id));
  const options = await generateRegistrationOptions({
    rpName: NAME_OF_GAME,
    rpID: hostOf(asking),
    userName: user.name,
    userID: new TextEncoder().encode(String(user.id)),
    attestationType: 'none',
    excludeCredentials: had,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(db, options.challenge, { userId: user.id, now: asking.now });
  return options;
}

/** Stores the passkey that a browser has created, and notifies the user by mail. */
export async function addPasskey(
  db: Database,
  { userId, name, response }: { userId: UserId; name: string; response: RegistrationResponseJSON },
  { publicUrl, now }: Asking,
): Promise<'added' | 'refused' | 'too-many'> {
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(db, challenge, { userId, now }),
    expectedOrigin: new URL(publicUrl).origin,
    expectedRPID: hostOf({ publicUrl }),
    requireUserVerification: true,
  }).catch(() => null);
  if (!verified?.verified) return 'refused';
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user || user.deletedAt) return 'refused';
    if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= MAX_PASSKEYS) return 'too-many';
    const added = await tx
      .insert(passkeys)
      .values({
        userId,
        name,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        isSynced: credentialBackedUp,
        createdAt: now,
      })
      .onConflictDoNothing();
    if (added.rowCount !== 1) return 'refused';
    await queueMail(tx, passkeyAddedMail(await addresseeOf(tx, user, publicUrl), name));
    return 'added';
  });
}

/** Returns the options with which a browser asks for any passkey of this game; the device knows the account. */
export async function loginOptions(db: Database, asking: Asking) {
  const options = await generateAuthenticationOptions({ rpID: hostOf(asking), userVerification: 'required' });
  await keepChallenge(db, options.challenge, { userId: null, now: asking.now });
  return options;
}

/** Returns the user whose passkey answered our challenge; null: unknown passkey or invalid answer. */
export async function judgePasskey(
  db: Database,
  response: AuthenticationResponseJSON,
  { publicUrl, now }: Asking,
): Promise<UserRow | null> {
  return db.transaction(async (tx) => {
    // Answers of one device are checked one after the other, so that its counter cannot go back unnoticed.
    const [known] = await tx.select().from(passkeys).where(eq(passkeys.credentialId, response.id)).for('no key update');
    if (!known) return null;
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => spendChallenge(tx, challenge, { userId: null, now }),
      expectedOrigin: new URL(publicUrl).origin,
      expectedRPID: hostOf({ publicUrl }),
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
        counter: known.counter,
        transports: known.transports,
      },
      requireUserVerification: true,
    }).catch(() => null);
    if (!verified?.verified) return null;
    const { newCounter, credentialBackedUp } = verified.authenticationInfo;
    const used = { counter: newCounter, isSynced: credentialBackedUp, usedAt: now };
    await tx.update(passkeys).set(used).where(eq(passkeys.id, known.id));
    const user = await findUser(tx, known.userId);
    return user?.deletedAt ? null : user;
  });
}

/** Renames a passkey. Returns false: the user has no such passkey. */
export async function renamePasskey(db: Database, userId: UserId, id: number, name: string): Promise<boolean> {
  const renamed = await db.update(passkeys).set({ name }).where(isOwn(userId, id));
  return (renamed.rowCount ?? 0) > 0;
}

/** Removes a passkey. Returns false: the user has no such passkey. */
export async function removePasskey(db: Database, userId: UserId, id: number): Promise<boolean> {
  const removed = await db.delete(passkeys).where(isOwn(userId, id));
  return (removed.rowCount ?? 0) > 0;
}

export async function erasePasskeys(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}

const isOwn = (userId: UserId, id: number) => and(eq(passkeys.id, id), eq(passkeys.userId, userId));

const hostOf = ({ publicUrl }: Pick<Asking, 'publicUrl'>) => new URL(publicUrl).hostname;
