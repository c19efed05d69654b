/** When an invitation may be sent, and answered. */
import type { InvitationState } from '#domains/invitation/constants.ts';
import type { Refused } from '#platform/calls/refusal.ts';

/** How long invitations of a kind are open, and how many one sender may have. */
export interface InvitationLimits {
  /** Real hours until it expires. */
  hours: number;
  /** Of one sender, at a time. */
  maxOpen: number;
  /** Of one sender, in 24 hours; null: no limit. */
  maxADay: number | null;
}

/** How a kind refuses what all kinds refuse. */
export interface InvitationRefusals {
  openAlready(): Refused;
  tooManyOpen(facts: { max: number }): Refused;
  tooManyToday(facts: { max: number }): Refused;
  noLongerOpen(): Refused;
}

/** What is out already, of the kind that is to be sent. */
export interface Outstanding {
  /** Open between the two, in either direction. */
  between: number;
  /** Open, of the sender to anybody. */
  open: number;
  /** Sent by the sender in the last 24 hours, whatever became of them. */
  today: number;
}

export function decideSending(
  { between, open, today }: Outstanding,
  { maxOpen, maxADay }: InvitationLimits,
  refusals: InvitationRefusals,
): { ok: true } | Refused {
  if (between > 0) return refusals.openAlready();
  if (open >= maxOpen) return refusals.tooManyOpen({ max: maxOpen });
  if (maxADay !== null && today >= maxADay) return refusals.tooManyToday({ max: maxADay });
  return { ok: true };
}

/** Whether it still waits for its answer. An invitation that is due has expired, whether or not that is written down yet. Milliseconds since 1970. */
export function isOpen({ state, expiresAt }: { state: InvitationState; expiresAt: number }, now: number): boolean {
  return state === 'open' && expiresAt > now;
}
