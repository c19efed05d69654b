/** Refusals of history. */
import { refusal } from '#platform/calls/refusal.ts';

export const historyRefusals = {
  notGreatEnough: refusal('history.not-great-enough', 409),
  oneNumberASeason: refusal('history.one-number-a-season', 409),
};
