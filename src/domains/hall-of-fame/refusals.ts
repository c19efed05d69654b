/** Refusals of the Hall of Fame. */
import { refusal } from '#platform/calls/refusal.ts';

export const hallRefusals = {
  closed: refusal('hall.closed', 409),
  notOnBallot: refusal('hall.not-on-ballot', 422),
};
