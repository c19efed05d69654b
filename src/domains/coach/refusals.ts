/** Why a coach is not found or does not come. */
import { refusal } from '#platform/calls/refusal.ts';

export const coachRefusals = {
  unknown: refusal('coach.unknown', 404),
  wantsMore: refusal('coach.wants-more', 409, ['ask']),
  isTaken: refusal('coach.is-taken', 409),
  jobIsTaken: refusal('coach.job-is-taken', 409),
  isUsers: refusal('coach.is-users', 409),
};
