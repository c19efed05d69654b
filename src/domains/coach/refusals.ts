/** Refusals about coaches. */
import { refusal } from '#platform/calls/refusal.ts';

export const coachRefusals = {
  unknown: refusal('coach.unknown', 404),
};
