/** Decides when an invitation may be sent or answered. */

import { hoursUntilNext } from '#domains/discussion/rules/day-limit.ts';
import type { InvitationState } from '#domains/invitation/constants.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';

/** How long invitations of a kind stay open, and how many a sender may have. */
export interface InvitationLimits {
  /** Real hours until an invitation expires. */
  hours: number;
  /** Open invitations per sender. */
  maxOpen: number;
  /** Invitations per sender in 24 hours. */
  maxADay: number;
  /** Invitations per sender and addressee in 24 hours, including withdrawn ones. */
  maxToOneADay: number;
  /**
   * Real days after a refusal until the same addressee may be invited again. Must not exceed the time that closed
   * invitations are kept.
   */
  daysAfterDecline: number;
}

/** How a kind words the refusals that all kinds share. */
export interface InvitationRefusals {
  openAlready(): Refused;
  tooManyOpen(facts: { max: number }): Refused;
  tooManyToday(facts: { max: number; hours: number }): Refused;
  tooManyToOne(facts: { max: number; hours: number }): Refused;
  declinedLately(facts: { days: number }): Refused;
  noLongerOpen(): Refused;
}

/** Invitations of the same kind that limit the next one. Times in milliseconds since 1970. */
export interface Outstanding {
  /** Open invitations between the two parties, in either direction. */
  between: number;
  /** The sender's open invitations to any addressee. */
  open: number;
  /** When the sender's invitations of the last 24 hours were sent, whatever their outcome. */
  today: readonly number[];
  /** Those of `today` that went to this addressee. */
  toOneToday: readonly number[];
  /** When this addressee last declined the sender; null: never, or no longer on record. */
  declinedAt: number | null;
}

export function decideSending(
  { between, open, today, toOneToday, declinedAt }: Outstanding,
  { maxOpen, maxADay, maxToOneADay, daysAfterDecline }: InvitationLimits,
  { refusals, now }: { refusals: InvitationRefusals; now: number },
): { ok: true } | Refused {
  if (between > 0) return refusals.openAlready();
  const days = declinedAt === null ? 0 : Math.ceil((declinedAt + daysAfterDecline * DAY_MS - now) / DAY_MS);
  if (days > 0) return refusals.declinedLately({ days });
  const toOne = hoursUntilNext(toOneToday, { max: maxToOneADay, now });
  if (toOne > 0) return refusals.tooManyToOne({ max: maxToOneADay, hours: toOne });
  if (open >= maxOpen) return refusals.tooManyOpen({ max: maxOpen });
  const hours = hoursUntilNext(today, { max: maxADay, now });
  if (hours > 0) return refusals.tooManyToday({ max: maxADay, hours });
  return { ok: true };
}

/**
 * Whether the invitation can still be answered. It counts as expired once its time is up, even if the row does not say
 * so yet. Times in milliseconds since 1970.
 */
export function isOpen({ state, expiresAt }: { state: InvitationState; expiresAt: number }, now: number): boolean {
  return state === 'open' && expiresAt > now;
}
