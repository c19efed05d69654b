/** Refusals of quest calls. */
import { refusal } from '#platform/calls/refusal.ts';

export const questRefusals = {
  notDone: refusal('quest.not-done', 409),
  nothingReady: refusal('quest.nothing-ready', 409),
  limitReached: refusal('quest.limit-reached', 409, ['left']),
  claimedAlready: refusal('quest.claimed-already', 409),
};
