/** The mails to users who are not there. */
import type { UserId } from '#engine/ids.ts';
import { composeMail } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/outbox.ts';

export interface Recipient {
  userId: UserId;
  to: string;
  name: string;
  /** Where browsers reach us. */
  publicUrl: string;
  /** Ends these mails. */
  unsubscribeUrl: string;
}

const WHY = 'You get this email because you asked for it in your settings.';

export interface Digest {
  period: 'daily' | 'weekly';
  unread: Readonly<Record<'news' | 'messages' | 'world', number>>;
  /** Latest first. */
  results: readonly { home: string; homeScore: number; away: string; awayScore: number }[];
}

/** Is there anything to tell? */
export function isEmptyDigest({ unread, results }: Digest): boolean {
  return results.length === 0 && unread.news + unread.messages + unread.world === 0;
}

/** '2 news items', '1 message': what is none is left out. */
export function waitingInWords({ news, messages, world }: Digest['unread']): string[] {
  const counts = [
    [news, 'news item', 'news items'],
    [messages, 'message', 'messages'],
    [world, 'notification about the world', 'notifications about the world'],
  ] as const;
  return counts.flatMap(([count, one, many]) => (count === 0 ? [] : `${count} ${count === 1 ? one : many}`));
}

export function digestMail(recipient: Recipient, { period, unread, results }: Digest): Mail {
  const waiting = waitingInWords(unread);
  return compose(recipient, {
    subject: period === 'daily' ? 'Your day in hockey' : 'Your week in hockey',
    greeting: `Hello ${recipient.name},`,
    lines: [
      ...(results.length > 0 ? ['These games are in the books:'] : []),
      ...results.map(({ home, homeScore, away, awayScore }) => `${away} ${awayScore}, ${home} ${homeScore}`),
      ...(waiting.length > 0 ? [`Waiting for you, unread: ${waiting.join(', ')}.`] : []),
    ],
    button: 'Open your inbox',
    link: `${recipient.publicUrl}/notifications`,
  });
}

export interface Faceoff {
  gameId: number;
  home: string;
  away: string;
}

export function faceoffMail(recipient: Recipient, { gameId, home, away }: Faceoff): Mail {
  return compose(recipient, {
    subject: `The puck drops: ${away} at ${home}`,
    greeting: `Hello ${recipient.name},`,
    lines: [`Your game has begun: ${away} at ${home}. You can change your lines in the intermissions.`],
    button: 'Watch the game',
    link: `${recipient.publicUrl}/game/${gameId}`,
  });
}

function compose(
  { userId, to, unsubscribeUrl }: Recipient,
  letter: { subject: string; greeting: string; lines: string[]; button: string; link: string },
): Mail {
  const unsubscribe = { label: 'Stop these emails', url: unsubscribeUrl };
  return composeMail({ userId, to }, { ...letter, small: WHY, unsubscribe });
}
