/** Who may write to whom, and how long what was written may be changed. */
import { EDIT_MS, MAX_REQUESTS_A_DAY, MAX_UNANSWERED, type Writers } from '#domains/message/constants.ts';
import { messageRefusals } from '#domains/message/refusals.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';

/** What there is between a user and somebody whom they write to for the first time. */
export interface FirstContact {
  /** The other's name, for the refusal. */
  name: string;
  /** The one who writes has blocked the other. That the other has blocked them is not asked, so that it decides nothing. */
  hasBlocked: boolean;
  areFriends: boolean;
  /** The one who writes has asked the other before, who has not accepted. Whether they have declined is not asked. */
  isAskedBefore: boolean;
  /** Whom the other lets write to them. */
  writers: Writers;
}

/** Decides whether one may write to somebody, and whether they are asked first. */
export function decideFirstContact(contact: FirstContact): { ok: true; isAsked: boolean } | Refused {
  if (contact.hasBlocked) return messageRefusals.blocked();
  const isTaken = contact.writers === 'everyone' || (contact.writers === 'friends' && contact.areFriends);
  if (!isTaken) return messageRefusals.takesNone({ user: contact.name });
  if (contact.areFriends) return { ok: true, isAsked: false };
  return contact.isAskedBefore ? messageRefusals.askedBefore({ user: contact.name }) : { ok: true, isAsked: true };
}

/** Decides whether one may ask this many people more. @param asked when one has asked others within the last 24 hours, in milliseconds */
export function decideRequests(more: number, asked: readonly number[], now: number): { ok: true } | Refused {
  const over = asked.length + more - MAX_REQUESTS_A_DAY;
  if (more === 0 || over <= 0) return { ok: true };
  // Those that have to be a day old until there is room.
  const last = [...asked].sort((one, other) => one - other)[over - 1] ?? now;
  const hours = Math.max(1, Math.ceil((last + DAY_MS - now) / HOUR_MS));
  return messageRefusals.tooManyRequests({ max: MAX_REQUESTS_A_DAY, hours });
}

/** What decides whether one may say more in a conversation of two. */
export interface Exchange {
  hasBlocked: boolean;
  /** The other has left for good. */
  isGone: boolean;
  /** The other has not accepted to be written to, whether they have looked or not. */
  isUnanswered: boolean;
  /** Messages of the one who writes, with those that they have taken back. */
  said: number;
}

export function decideSaying({ hasBlocked, isGone, isUnanswered, said }: Exchange): { ok: true } | Refused {
  if (isGone) return messageRefusals.gone();
  if (hasBlocked) return messageRefusals.blocked();
  return isUnanswered && said >= MAX_UNANSWERED ? messageRefusals.unanswered({ max: MAX_UNANSWERED }) : { ok: true };
}

/** Whether the author of a message may still edit it, or take it back for everybody. */
export function isFresh(createdAt: number, now: number): boolean {
  return now - createdAt <= EDIT_MS;
}
