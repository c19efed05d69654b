/** Refusals about calendars. */
import { refusal } from '#platform/calls/refusal.ts';

export const calendarRefusals = {
  unknown: refusal('calendar.unknown', 404),
};
