/** Changing an account's address: requested with the password, and verified by a mailed link. */
import { accountRefusals } from '#domains/account/refusals.ts';
import { changeUser, findUserByEmail, lockAddress, lockUser } from '#domains/account/store/users.ts';
import { CHANGE_EMAIL_HOURS } from '#domains/auth/constants.ts';
import { isTakenWithoutMail, type MailRequest } from '#domains/auth/store/accounts.ts';
import { addresseeOf } from '#domains/auth/store/addressee.ts';
import { inspectMailToken, issueMailToken, revokeMailTokens, spendMailToken } from '#domains/auth/store/mail-tokens.ts';
import { addressInUseMail, emailAskedMail, emailChangedMail, newEmailMail } from '#domains/auth/store/mails.ts';
import type { UserId } from '#engine/ids.ts';
import type { Activation } from '#platform/calls/api.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database } from '#platform/database/client.ts';
import { mayAskForMail, queueMail } from '#platform/mail/outbox.ts';

/**
 * Mails a link to the new address and a notice to the current one; if the new address is another user's, mails its
 * owner instead. As with registering, the requester cannot tell the difference. On a server without mail the address changes at once.
 * @returns why not: the address
 */
export async function requestEmailChange(
  db: Database,
  {
    userId,
    email,
    activation,
    publicUrl,
    now,
  }: MailRequest & { activation: Activation; userId: UserId; email: string },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx): Promise<{ ok: true } | Refused> => {
    const user = await lockUser(tx, userId);
    if (!user || user.email.toLowerCase() === email.toLowerCase()) return accountRefusals.sameEmail();
    if (await isTakenWithoutMail(tx, email, { activation, userId })) return accountRefusals.emailTaken();
    if (activation !== 'mail') {
      await revokeMailTokens(tx, userId);
      await changeUser(tx, userId, { email });
      return { ok: true };
    }
    // In one order, so that two who exchange their addresses do not wait for each other.
    const may = new Map<string, boolean>();
    for (const address of [user.email, email].sort((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)))
      may.set(address, await mayAskForMail(tx, address));
    // The owner of a verified address is warned, however many mails strangers have had sent there.
    if (user.activatedAt !== null || may.get(user.email))
      await queueMail(tx, emailAskedMail(await addresseeOf(tx, user, publicUrl), email));
    const mayMail = may.get(email) ?? false;
    const owner = await findUserByEmail(tx, email);
    if (owner?.activatedAt) {
      await revokeMailTokens(tx, userId, 'change-email');
      if (mayMail) await queueMail(tx, addressInUseMail(await addresseeOf(tx, owner, publicUrl)));
      return { ok: true };
    }
    if (!mayMail) return { ok: true };
    const expiresAt = new Date(now.getTime() + CHANGE_EMAIL_HOURS * 60 * 60_000);
    const token = await issueMailToken(tx, { userId, email, purpose: 'change-email', expiresAt });
    await queueMail(tx, newEmailMail({ ...(await addresseeOf(tx, user, publicUrl)), to: email, token }));
    return { ok: true };
  });
}

/**
 * Sets the account's address to the one the token was mailed to, and voids links sent to the old one. Opening a link
 * twice is no error.
 * @returns the address; null: the link is stale
 */
export async function confirmEmailChange(
  db: Database,
  { token, publicUrl, now }: MailRequest & { token: string },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const found = await inspectMailToken(tx, token, 'change-email', now);
    if (found.state !== 'fresh' && found.state !== 'used') return null;
    const { userId, email } = found;
    if (found.state === 'used') return (await lockUser(tx, userId))?.email === email ? email : null;
    await lockAddress(tx, email);
    const [user, owner] = [await lockUser(tx, userId), await findUserByEmail(tx, email)];
    if (!user || user.deletedAt || (owner?.activatedAt && owner.id !== userId)) return null;
    const before = await addresseeOf(tx, user, publicUrl);
    await spendMailToken(tx, token, now);
    await revokeMailTokens(tx, userId);
    await changeUser(tx, userId, { email });
    await queueMail(tx, emailChangedMail(before, email));
    return email;
  });
}
