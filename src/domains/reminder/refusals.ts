/** Refusals of reminder calls. */
import { refusal } from '#platform/calls/refusal.ts';

export const reminderRefusals = {
  badLink: refusal('reminder.bad-link', 422),
};
