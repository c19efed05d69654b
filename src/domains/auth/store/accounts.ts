/** Changes of an account by mail links and passwords, each in its own transaction. */
import { accountRefusals } from '#domains/account/refusals.ts';
import { isKeptForAnother } from '#domains/account/store/names.ts';
import {
  changeUser,
  findUser,
  findUserByEmail,
  insertUser,
  lockAddress,
  lockUser,
  type NewUser,
  type UserRow,
} from '#domains/account/store/users.ts';
import { ACTIVATION_HOURS, RESET_AGAIN_MINUTES, RESET_MINUTES } from '#domains/auth/constants.ts';
import { authRefusals } from '#domains/auth/refusals.ts';
import { addresseeOf } from '#domains/auth/store/addressee.ts';
import { Barred, type Bars, refuseAddress, refuseHousehold } from '#domains/auth/store/bars.ts';
import {
  hasMailToken,
  inspectMailToken,
  issueMailToken,
  revokeMailTokens,
  spendMailToken,
} from '#domains/auth/store/mail-tokens.ts';
import { activationMail, addressInUseMail, barredMail, resetMail, resetPath } from '#domains/auth/store/mails.ts';
import type { Whereabouts } from '#domains/auth/store/places.ts';
import { endSessionsOf, openSession } from '#domains/auth/store/sessions.ts';
import type { UserId } from '#engine/ids.ts';
import type { Activation } from '#platform/calls/api.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { MAX_ASKED_BY_OWNER, mayAskForMail, queueMail } from '#platform/mail/outbox.ts';

export interface MailRequest {
  publicUrl: string;
  now: Date;
}

export interface ActivationRequest extends MailRequest {
  activation: Activation;
  /** The domains that can bar users from registering. */
  nouns: Bars;
}

/** The refusal of a field that must be another's alone. */
type TakenField = Refused & { field: 'name' | 'email' };

/**
 * Registers a user, logs them in, and mails the activation link or activates the account at once; returns the session's
 * token, or why a field is refused.
 * @throws Barred for users who may not register
 */
export async function registerUser(
  db: Database,
  user: NewUser,
  { userAgent, ip, deviceId, ...request }: ActivationRequest & Whereabouts & { userAgent: string },
): Promise<string | TakenField> {
  return db.transaction(async (tx) => {
    const { now } = request;
    if (await isKeptForAnother(tx, { name: user.name, userId: null, now }))
      return { field: 'name', ...accountRefusals.nameTaken() };
    if (await isTakenWithoutMail(tx, user.email, { activation: request.activation }))
      return { field: 'email', ...accountRefusals.emailTaken() };
    const row = await insertUser(tx, user);
    await offerActivation(tx, row, request);
    const token = await openSession(tx, {
      userId: row.id,
      isRemembered: false,
      userAgent,
      ip,
      deviceId,
      now,
    });
    const barred = await refuseHousehold(tx, row.id, request);
    if (barred) throw new Barred(barred);
    return token;
  });
}

/**
 * Opens a session for a user whose password was right, and reactivates a paused account; returns the token. null: the
 * password was changed or the account deleted while it was being checked.
 */
export async function logIn(
  db: Database,
  checked: Pick<UserRow, 'id' | 'passwordHash'>,
  session: Whereabouts & { isRemembered: boolean; userAgent: string; now: Date },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const user = await lockUser(tx, checked.id);
    if (!user || user.deletedAt || user.passwordHash !== checked.passwordHash) return null;
    if (user.deactivatedAt) await changeUser(tx, user.id, { deactivatedAt: null });
    return openSession(tx, { userId: user.id, ...session });
  });
}

/** Logs the user out everywhere; the next login reactivates the account. */
export async function pauseUser(db: Database, id: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await changeUser(tx, id, { deactivatedAt: now });
    await endSessionsOf(tx, id);
  });
}

/**
 * Returns whether an address must be refused, because it is another account's and the server sends no mail that could say so to its
 * owner alone. Locks the address then. @param userId whose address it may be
 */
export async function isTakenWithoutMail(
  tx: Transaction,
  email: string,
  { activation, userId }: { activation: Activation; userId?: UserId },
): Promise<boolean> {
  if (activation === 'mail') return false;
  await lockAddress(tx, email);
  const owner = await findUserByEmail(tx, email);
  return owner !== null && owner.activatedAt !== null && owner.id !== userId;
}

/**
 * Mails a new activation link, to a new address if one is given; refuses if the account is already active, whose verified
 * address stays.
 *
 * As with registering, the outcome does not reveal whether the address is another user's, where mails are sent.
 */
export async function resendActivation(
  db: Database,
  { userId, email, ...request }: ActivationRequest & { userId: UserId; email?: string },
): Promise<{ ok: true } | Refused> {
  const { activation } = request;
  return db.transaction(async (tx): Promise<{ ok: true } | Refused> => {
    const user = await lockUser(tx, userId);
    if (!user || user.activatedAt) return authRefusals.activeAlready();
    const address = email ?? user.email;
    if (await isTakenWithoutMail(tx, address, { activation, userId })) return accountRefusals.emailTaken();
    if (activation === 'mail' && !(await mayAskForMail(tx, address))) return authRefusals.tooManyMails();
    if (email !== undefined) {
      await changeUser(tx, userId, { email });
      await revokeMailTokens(tx, userId);
    }
    await offerActivation(tx, { ...user, email: address }, request);
    return { ok: true };
  });
}

/** Activates the owner of a token; opening a link twice is no error. @returns Refused if the address is barred */
export async function activateByToken(
  db: Database,
  token: string,
  asked: { nouns: Bars; now: Date },
): Promise<'activated' | 'stale' | Refused> {
  const { now } = asked;
  return db.transaction(async (tx) => {
    const found = await inspectMailToken(tx, token, 'activate', now);
    if (found.state === 'used') return 'activated';
    if (found.state !== 'fresh' || (await isProvedByAnother(tx, found.userId))) return 'stale';
    const user = await findUser(tx, found.userId);
    const barred = user && (await refuseAddress(tx, user.email, asked));
    if (barred) return barred;
    await spendMailToken(tx, token, now);
    await changeUser(tx, found.userId, { activatedAt: now });
    return 'activated';
  });
}

/** Mails a link to choose a new password, if the account exists and no link was sent just before. */
export async function requestReset(db: Database, email: string, { publicUrl, now }: MailRequest): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (!user || user.deletedAt || user.email !== found.email) return;
    const issuedLately = new Date(now.getTime() + (RESET_MINUTES - RESET_AGAIN_MINUTES) * 60_000);
    if (await hasMailToken(tx, { userId: user.id, purpose: 'reset-password', expiringAfter: issuedLately })) return;
    if (!(await mayAskForMail(tx, user.email, MAX_ASKED_BY_OWNER))) return;
    const token = await issueReset(tx, user, now);
    await queueMail(tx, resetMail({ ...(await addresseeOf(tx, user, publicUrl)), token }));
  });
}

/** Creates and returns a reset link for the operator to hand over; null: no account has this address. */
export async function makeResetLink(
  db: Database,
  email: string,
  { publicUrl, now }: MailRequest,
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const found = await findUserByEmail(tx, email);
    const user = found && (await lockUser(tx, found.id));
    if (!user || user.deletedAt || user.email !== found.email) return null;
    return `${publicUrl}${resetPath({ to: user.email, token: await issueReset(tx, user, now) })}`;
  });
}

async function issueReset(tx: Transaction, { id, email }: UserRow, now: Date): Promise<string> {
  const expiresAt = new Date(now.getTime() + RESET_MINUTES * 60_000);
  return issueMailToken(tx, { userId: id, email, purpose: 'reset-password', expiresAt });
}

/** Sets a new password and ends all sessions. Receiving the mail proves the address, so the account is activated too. */
export async function resetPassword(
  db: Database,
  {
    token,
    email,
    passwordHash,
    ...asked
  }: { token: string; email: string; passwordHash: string; now: Date; nouns: Bars },
): Promise<'reset' | 'stale'> {
  const { now } = asked;
  return db.transaction(async (tx) => {
    const found = await inspectMailToken(tx, token, 'reset-password', now);
    if (found.state !== 'fresh') return 'stale';
    const user = await findUser(tx, found.userId);
    if (!user || user.email.toLowerCase() !== email.trim().toLowerCase()) return 'stale';
    if (await isProvedByAnother(tx, user.id)) return 'stale';
    if (!user.activatedAt && (await refuseAddress(tx, user.email, asked))) return 'stale';
    await spendMailToken(tx, token, now);
    await revokeMailTokens(tx, user.id);
    await changeUser(tx, user.id, { passwordHash, activatedAt: user.activatedAt ?? now });
    await endSessionsOf(tx, user.id);
    return 'reset';
  });
}

/**
 * Activates at once if the server is set up for it, otherwise mails the link. If the address is another user's, mails
 * its owner instead, so that strangers cannot find out who has an account.
 */
async function offerActivation(
  tx: Transaction,
  user: UserRow,
  { publicUrl, activation, nouns, now }: ActivationRequest,
): Promise<void> {
  // Of two concurrent activations, the later must see the earlier.
  if (activation === 'at-once') await lockAddress(tx, user.email);
  const mayMail = await mayAskForMail(tx, user.email);
  const owner = await findUserByEmail(tx, user.email);
  if (owner?.activatedAt && owner.id !== user.id) {
    await revokeMailTokens(tx, user.id, 'activate');
    if (mayMail) await queueMail(tx, addressInUseMail(await addresseeOf(tx, owner, publicUrl)));
    return;
  }
  const barred = await refuseAddress(tx, user.email, { nouns, now });
  if (barred) {
    // The reason is revealed only by mail, to the owner of the address.
    if (activation !== 'mail') throw new Barred(barred);
    await revokeMailTokens(tx, user.id, 'activate');
    const until = Number(barred.facts['until']);
    const addressee = await addresseeOf(tx, user, publicUrl);
    if (mayMail) await queueMail(tx, barredMail(addressee, Number.isNaN(until) ? null : new Date(until)));
    return;
  }
  if (activation === 'at-once') {
    await changeUser(tx, user.id, { activatedAt: now });
    return;
  }
  if (!mayMail) return;
  const expiresAt = new Date(now.getTime() + ACTIVATION_HOURS * 60 * 60_000);
  const token = await issueMailToken(tx, { userId: user.id, email: user.email, purpose: 'activate', expiresAt });
  await queueMail(tx, activationMail({ ...(await addresseeOf(tx, user, publicUrl)), token }));
}

/**
 * Whether another user has verified this user's address first. Locks the address, so that concurrent activations are
 * serialized.
 */
async function isProvedByAnother(tx: Transaction, userId: UserId): Promise<boolean> {
  const user = await findUser(tx, userId);
  if (!user || user.activatedAt) return false;
  await lockAddress(tx, user.email);
  const owner = await findUserByEmail(tx, user.email);
  return owner !== null && owner.id !== userId && owner.activatedAt !== null;
}
