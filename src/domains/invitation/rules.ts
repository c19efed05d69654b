/** When an invitation may be sent, and answered. */

import { hoursUntilNext } from '#domains/discussion/rules/day-limit.ts';
import type { InvitationState } from '#domains/invitation/constants.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';

/** How long invitations of a kind are open, and how many one sender may have. */
export interface InvitationLimits {
  /** Real hours until it expires. */
  hours: number;
  /** Of one sender, at a time. */
  maxOpen: number;
  /** Of one sender, in 24 hours. */
  maxADay: number;
  /** Of one sender to the same addressee, in 24 hours; those that were withdrawn count, too. */
  maxToOneADay: number;
  /** Real days after a refusal until the same addressee may be invited again. At most as long as closed invitations are kept. */
  daysAfterDecline: number;
}

/** How a kind refuses what all kinds refuse. */
export interface InvitationRefusals {
  openAlready(): Refused;
  tooManyOpen(facts: { max: number }): Refused;
  tooManyToday(facts: { max: number; hours: number }): Refused;
  tooManyToOne(facts: { max: number; hours: number }): Refused;
  declinedLately(facts: { days: number }): Refused;
  noLongerOpen(): Refused;
}

/** What is out already, of the kind that is to be sent. Moments in milliseconds since 1970. */
export interface Outstanding {
  /** Open between the two, in either direction. */
  between: number;
  /** Open, of the sender to anybody. */
  open: number;
  /** When the sender has sent others in the last 24 hours, whatever became of them. */
  today: readonly number[];
  /** The same, of those to this addressee. */
  toOneToday: readonly number[];
  /** When this addressee has declined the sender's last; null: never, as far as it is kept. */
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

/** Whether it still waits for its answer. An invitation that is due has expired, whether or not that is written down yet. Milliseconds since 1970. */
export function isOpen({ state, expiresAt }: { state: InvitationState; expiresAt: number }, now: number): boolean {
  return state === 'open' && expiresAt > now;
}
