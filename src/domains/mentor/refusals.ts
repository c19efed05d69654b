/** The errors of the mentor domain. */
import { refusal } from '#platform/calls/refusal.ts';

export const mentorRefusals = {
  over: refusal('mentor.over', 404),
};
