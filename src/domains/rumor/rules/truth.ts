/** When a rumor is true, and how good a reporter's word is. */
import type { RumorState } from '#domains/rumor/constants.ts';

export interface Checked {
  /** What he said has happened, in its time. */
  hasHappened: boolean;
  /** Who has told it runs or serves a club that it is about, or is the player's agent. */
  hasAHand: boolean;
  /** The last absolute day on which it may happen. */
  byDay: number;
}

/** @param today absolute; its own night may still bring what is said, so the last day is over only on the day after */
export function stateOf({ hasHappened, hasAHand, byDay }: Checked, today: number): RumorState {
  if (hasAHand) return 'void';
  if (hasHappened) return 'right';
  return today > byDay ? 'wrong' : 'open';
}

/**
 * 0 to 100: the share of rumors that came true, as one would expect it of the next one (rule of succession), so that one lucky
 * guess is not worth more than nine right ones of ten.
 *
 * @returns null: none has been checked
 */
export function truthScore({ right, wrong }: { right: number; wrong: number }): number | null {
  const checked = right + wrong;
  return checked === 0 ? null : Math.round((100 * (right + 1)) / (checked + 2));
}
