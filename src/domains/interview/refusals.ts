/** The errors of requesting and giving interviews. */
import { refusal } from '#platform/calls/refusal.ts';

export const interviewRefusals = {
  unknown: refusal('interview.unknown', 404),
  noManager: refusal('interview.no-manager', 409),
  yourself: refusal('interview.yourself', 409),
  waiting: refusal('interview.waiting', 409),
  tooMany: refusal('interview.too-many', 409, ['max']),
  over: refusal('interview.over', 409),
  incomplete: refusal('interview.incomplete', 422),
};
