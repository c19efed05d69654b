/** The mails about accounts. */
import { ACCOUNT_MAIL_WORDS } from '#domains/auth/store/mail-words.ts';
import type { WrittenLanguage } from '#domains/settings/rules.ts';
import type { UserId } from '#engine/ids.ts';
import { composeMail } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

export interface Addressee {
  userId: UserId;
  to: string;
  name: string;
  /** That they read. */
  language: WrittenLanguage;
  /** Where browsers reach us. */
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

/** To the owner of an address that somebody, perhaps he himself, has typed for another account. */
export function addressInUseMail(owner: Addressee): Mail {
  return letterTo(owner, '/auth/forgot-password', ({ inUse }) => inUse);
}

/** To somebody whose password was right, but not the code of the app: it was perhaps not he. */
export function passwordKnownMail(owner: Addressee): Mail {
  return letterTo(owner, '/auth/forgot-password', ({ passwordKnown }) => passwordKnown);
}

/** To who registers with the address of an account that was suspended or banned, and deleted. @param until null: for good */
export function barredMail(owner: Addressee, until: Date | null): Mail {
  return letterTo(owner, '/guide?chapter=rules', (words) => words.barred(until));
}

/** To who was suspended or banned. @param until null: for good */
export function sanctionMail(owner: Addressee, until: Date | null): Mail {
  return letterTo(owner, '/settings?tab=data', (words) => words.sanctioned(until));
}

export function resetMail(recipient: Recipient): Mail {
  return letterTo(recipient, resetPath(recipient), ({ reset }) => reset);
}

/** Of the screen that sets a new password. */
export function resetPath({ to, token }: Pick<Recipient, 'to' | 'token'>): string {
  return `/email/reset-password/${token}?email=${encodeURIComponent(to)}`;
}

/** To the address that is to be the account's. */
export function newEmailMail(recipient: Recipient): Mail {
  return letterTo(recipient, `/email/change?token=${recipient.token}`, ({ newEmail }) => newEmail);
}

/** To the address that the account still has. @param email the one that it is to have */
export function emailAskedMail(owner: Addressee, email: string): Mail {
  return letterTo(owner, '/auth/forgot-password', ({ emailAsked }) => emailAsked(email));
}

/** To the address that the account has had. @param email the one that it has now */
export function emailChangedMail(owner: Addressee, email: string): Mail {
  return letterTo(owner, '/', ({ emailChanged }) => emailChanged(email));
}

/** So that nobody else's key gets into the account unseen. @param passkey what it is called */
export function passkeyAddedMail(owner: Addressee, passkey: string): Mail {
  return letterTo(owner, '/settings', (words) => words.passkey(passkey));
}
