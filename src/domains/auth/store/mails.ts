/** Mails about accounts. */
import { ACCOUNT_MAIL_WORDS } from '#domains/auth/store/mail-words.ts';
import type { WrittenLanguage } from '#domains/settings/rules.ts';
import type { UserId } from '#engine/ids.ts';
import { composeMail } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

export interface Addressee {
  userId: UserId;
  to: string;
  name: string;
  /** The recipient's language. */
  language: WrittenLanguage;
  /** The public URL of the web app. */
  publicUrl: string;
}

type Recipient = Addressee & { token: string };
type Words = (typeof ACCOUNT_MAIL_WORDS)[WrittenLanguage];
type Said = Words['reset'];

function letterTo(
  { userId, to, name, language, publicUrl }: Addressee,
  path: string,
  say: (words: Words) => Said,
): Mail {
  const words = ACCOUNT_MAIL_WORDS[language];
  const said = say(words);
  const greeting = said === words.activation ? words.welcome(name) : words.hello(name);
  const link = `${publicUrl}${path}`;
  return composeMail({ userId, to }, { ...said, lines: [...said.lines], language, greeting, link });
}

export function activationMail(recipient: Recipient): Mail {
  return letterTo(recipient, `/email/activate?token=${recipient.token}`, ({ activation }) => activation);
}

/** To the owner of an address that was entered for another account, perhaps by the owner themselves. */
export function addressInUseMail(owner: Addressee): Mail {
  return letterTo(owner, '/auth/forgot-password', ({ inUse }) => inUse);
}

/** To an owner whose password was entered correctly, but not the app's code: perhaps by a stranger. */
export function passwordKnownMail(owner: Addressee): Mail {
  return letterTo(owner, '/auth/forgot-password', ({ passwordKnown }) => passwordKnown);
}

/**
 * To someone registering with the address of an account that was suspended or banned, and deleted.
 * @param until null: permanently
 */
export function barredMail(owner: Addressee, until: Date | null): Mail {
  return letterTo(owner, '/guide?chapter=rules', (words) => words.barred(until));
}

/** To a user who was suspended or banned. @param until null: permanently */
export function sanctionMail(owner: Addressee, until: Date | null): Mail {
  return letterTo(owner, '/settings?section=decisions', (words) => words.sanctioned(until));
}

export function resetMail(recipient: Recipient): Mail {
  return letterTo(recipient, resetPath(recipient), ({ reset }) => reset);
}

/** Returns the path of the page that sets a new password. */
export function resetPath({ to, token }: Pick<Recipient, 'to' | 'token'>): string {
  return `/email/reset-password/${token}?email=${encodeURIComponent(to)}`;
}

/** To the new address of a change. */
export function newEmailMail(recipient: Recipient): Mail {
  return letterTo(recipient, `/email/change?token=${recipient.token}`, ({ newEmail }) => newEmail);
}

/** To the current address, when a change is requested. @param email the new address */
export function emailAskedMail(owner: Addressee, email: string): Mail {
  return letterTo(owner, '/auth/forgot-password', ({ emailAsked }) => emailAsked(email));
}

/** To the former address, after a change. @param email the new address */
export function emailChangedMail(owner: Addressee, email: string): Mail {
  return letterTo(owner, '/', ({ emailChanged }) => emailChanged(email));
}

/** Warns of a stranger's key being added to the account. @param passkey its name */
export function passkeyAddedMail(owner: Addressee, passkey: string): Mail {
  return letterTo(owner, '/settings', (words) => words.passkey(passkey));
}
