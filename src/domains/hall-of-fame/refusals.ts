/** What the Hall of Fame refuses. */
import { refusal } from '#platform/calls/refusal.ts';

export const hallRefusals = {
  closed: refusal('hall.closed', 409),
  notOnBallot: refusal('hall.not-on-ballot', 422),
};
