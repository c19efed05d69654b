/** Refusals of shortlists. */
import { refusal } from '#platform/calls/refusal.ts';

export const shortlistRefusals = {
  full: refusal('shortlist.full', 409, ['max']),
  noteTooLong: refusal('shortlist.note-too-long', 422, ['max']),
  retired: refusal('shortlist.retired', 422),
  homeBased: refusal('shortlist.home-based', 422),
};
