/** Refusals of camps. */
import { refusal } from '#platform/calls/refusal.ts';

export const campRefusals = {
  over: refusal('camp.over', 409),
  /** A player is not with the club, or too old for the camp. */
  notEligible: refusal('camp.not-eligible', 422),
  tooMany: refusal('camp.too-many', 422, ['places']),
};
