/** Decides who may write to which users, and how long a message can be changed. */
import { EDIT_MS, MAX_REQUESTS_A_DAY, MAX_UNANSWERED, type Writers } from '#domains/message/constants.ts';
import { messageRefusals } from '#domains/message/refusals.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';

/** What is known about a user and another to whom they write for the first time. */
export interface FirstContact {
  /** The other's name, for the refusal. */
  name: string;
  /**
   * Whether the writer has blocked the other. The reverse is deliberately not read, so that it cannot decide anything.
   */
  hasBlocked: boolean;
  areFriends: boolean;
  /** Whether the writer has asked before and the other has not accepted. Whether they declined is not read. */
  isAskedBefore: boolean;
  /** The users from whom the other accepts messages. */
  writers: Writers;
}

/** Decides whether a user may write to another, and whether the message is a request. */
export function decideFirstContact(contact: FirstContact): { ok: true; isAsked: boolean } | Refused {
  if (contact.hasBlocked) return messageRefusals.blocked();
  const isTaken = contact.writers === 'everyone' || (contact.writers === 'friends' && contact.areFriends);
  if (!isTaken) return messageRefusals.takesNone({ user: contact.name });
  if (contact.areFriends) return { ok: true, isAsked: false };
  return contact.isAskedBefore ? messageRefusals.askedBefore({ user: contact.name }) : { ok: true, isAsked: true };
}

/**
 * Decides whether a user may send this many more requests. @param asked times of their requests in the last 24 hours,
 * in milliseconds
 */
export function decideRequests(more: number, asked: readonly number[], now: number): { ok: true } | Refused {
  const over = asked.length + more - MAX_REQUESTS_A_DAY;
  if (more === 0 || over <= 0) return { ok: true };
  // The request that must turn a day old before there is room.
  const last = [...asked].sort((one, other) => one - other)[over - 1] ?? now;
  const hours = Math.max(1, Math.ceil((last + DAY_MS - now) / HOUR_MS));
  return messageRefusals.tooManyRequests({ max: MAX_REQUESTS_A_DAY, hours });
}

/** Facts that decide whether a user may write again in a conversation between two. */
export interface Exchange {
  hasBlocked: boolean;
  /** Whether the other's account was erased. */
  isGone: boolean;
  /** Whether the other has not accepted the request, seen or not. */
  isUnanswered: boolean;
  /** Messages by the writer, including those they took back. */
  said: number;
}

export function decideSaying({ hasBlocked, isGone, isUnanswered, said }: Exchange): { ok: true } | Refused {
  if (isGone) return messageRefusals.gone();
  if (hasBlocked) return messageRefusals.blocked();
  return isUnanswered && said >= MAX_UNANSWERED ? messageRefusals.unanswered({ max: MAX_UNANSWERED }) : { ok: true };
}

/** Returns whether the author of a message may still edit it, or take it back for all members. */
export function isFresh(createdAt: number, now: number): boolean {
  return now - createdAt <= EDIT_MS;
}
