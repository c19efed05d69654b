/** Refusals of feature voting. */
import { refusal } from '#platform/calls/refusal.ts';

export const proposalRefusals = {
  unknown: refusal('proposal.unknown', 404),
  tooManyOpen: refusal('proposal.too-many-open', 409, ['max']),
  closed: refusal('proposal.closed', 409),
};
