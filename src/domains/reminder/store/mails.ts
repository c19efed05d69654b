/** Builds the mails to absent users. */
import { MAIL_WORDS } from '#domains/reminder/store/mail-words.ts';
import type { WrittenLanguage } from '#domains/settings/rules.ts';
import type { GameId, UserId } from '#engine/ids.ts';
import { composeMail } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

export interface Recipient {
  userId: UserId;
  to: string;
  name: string;
  language: WrittenLanguage;
  /** Public address of the server. */
  publicUrl: string;
  /** Link that ends these mails. */
  unsubscribeUrl: string;
}

export interface Digest {
  period: 'daily' | 'weekly';
  unread: Readonly<Record<'news' | 'messages' | 'world', number>>;
  /** Latest first; `score` null: hidden from the recipient until they have watched the game. */
  results: readonly { home: string; away: string; score: { home: number; away: number } | null }[];
}

/** Returns whether a digest has nothing to report. */
export function isEmptyDigest({ unread, results }: Digest): boolean {
  return results.length === 0 && unread.news + unread.messages + unread.world === 0;
}

/** '2 news items', '1 message'; zero counts are left out. */
export function waitingInWords(unread: Digest['unread'], language: WrittenLanguage): string[] {
  return (['news', 'messages', 'world'] as const).flatMap((channel) => {
    const [one, many] = MAIL_WORDS[language].unread[channel];
    const count = unread[channel];
    return count === 0 ? [] : `${count} ${count === 1 ? one : many}`;
  });
}

export function digestMail(recipient: Recipient, { period, unread, results }: Digest): Mail {
  const words = MAIL_WORDS[recipient.language];
  const waiting = waitingInWords(unread, recipient.language);
  return compose(recipient, {
    subject: words.digest[period],
    lines: [
      ...(results.length > 0 ? [words.digest.results] : []),
      ...results.map(words.result),
      ...(waiting.length > 0 ? [words.digest.waiting(waiting.join(', '))] : []),
    ],
    button: words.digest.button,
    link: `${recipient.publicUrl}/notifications`,
  });
}

/** A topic of the forum with new posts. */
export interface FollowedTopic {
  title: string;
  posts: number;
}

export function forumDigestMail(recipient: Recipient, told: readonly FollowedTopic[]): Mail {
  const words = MAIL_WORDS[recipient.language].forum;
  return compose(recipient, {
    subject: words.subject,
    lines: [words.intro, ...told.map(words.topic)],
    button: words.button,
    link: `${recipient.publicUrl}/forum/category?sort=followed`,
  });
}

export interface Faceoff {
  gameId: GameId;
  home: string;
  away: string;
}

export function faceoffMail(recipient: Recipient, { gameId, home, away }: Faceoff): Mail {
  const words = MAIL_WORDS[recipient.language].faceoff;
  return compose(recipient, {
    subject: words.subject(away, home),
    lines: [words.line(away, home)],
    button: words.button,
    link: `${recipient.publicUrl}/game/${gameId}`,
  });
}

function compose(
  { userId, to, name, language, unsubscribeUrl }: Recipient,
  letter: { subject: string; lines: string[]; button: string; link: string },
): Mail {
  const { hello, why, stop } = MAIL_WORDS[language];
  const unsubscribe = { label: stop, url: unsubscribeUrl };
  return composeMail({ userId, to }, { ...letter, language, greeting: hello(name), small: why, unsubscribe });
}
