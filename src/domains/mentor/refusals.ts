/** What mentoring refuses. */
import { refusal } from '#platform/calls/refusal.ts';

export const mentorRefusals = {
  over: refusal('mentor.over', 404),
};
