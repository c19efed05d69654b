/** Refusals of the cap. */
import { refusal } from '#platform/calls/refusal.ts';

export const capRefusals = {
  over: refusal('cap.over', 422, ['over']),
  overUntil: refusal('cap.over-until', 422, ['over', 'day']),
  overWithHelp: refusal('cap.over-with-help', 422, ['over', 'player']),
  underRescue: refusal('cap.under-rescue', 422, ['over', 'season']),
  overLater: refusal('cap.over-later', 422, ['over', 'season']),
};
