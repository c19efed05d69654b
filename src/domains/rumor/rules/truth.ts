/** Decides whether a rumor is true, and how reliable a reporter is. */
import type { RumorState } from '#domains/rumor/constants.ts';

export interface Checked {
  /** Whether the rumor came true in time. */
  hasHappened: boolean;
  /** Whether the reporter's user manages or works for a club involved, or is the player's agent. */
  hasAHand: boolean;
  /** Last absolute day on which it can come true. */
  byDay: number;
}

/**
 * Returns the state of a rumor. @param today absolute day; its own night may still confirm the rumor, so the deadline
 * passes only on the next day
 */
export function stateOf({ hasHappened, hasAHand, byDay }: Checked, today: number): RumorState {
  if (hasAHand) return 'void';
  if (hasHappened) return 'right';
  return today > byDay ? 'wrong' : 'open';
}

/**
 * Returns a reporter's reliability, 0 to 100: the expected share of true rumors by the rule of succession, so that one
 * lucky guess is not worth more than nine right ones out of ten.
 *
 * @returns null: no rumor has been checked
 */
export function truthScore({ right, wrong }: { right: number; wrong: number }): number | null {
  const checked = right + wrong;
  return checked === 0 ? null : Math.round((100 * (right + 1)) / (checked + 2));
}
