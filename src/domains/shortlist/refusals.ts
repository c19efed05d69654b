/** What shortlists refuse. */
import { refusal } from '#platform/calls/refusal.ts';

export const shortlistRefusals = {
  full: refusal('shortlist.full', 409, ['max']),
  retired: refusal('shortlist.retired', 422),
};
