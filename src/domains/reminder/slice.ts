/** What reminders add to the program. */

import { REMINDER_SETTINGS } from '#domains/reminder/constants.ts';
import { remindJob } from '#domains/reminder/jobs.ts';
import { reminderRoutes } from '#domains/reminder/routes.ts';
import { eraseReminders, exportReminders } from '#domains/reminder/store/reminders.ts';
import type { Slice } from '#domains/slice.ts';
import { registerJob } from '#platform/queue/job.ts';

export const reminderSlice: Slice = {
  name: 'reminder',
  routes: () => ({ reminders: reminderRoutes }),
  settings: REMINDER_SETTINGS,
  jobs: ({ publicUrl }) => [registerJob(remindJob(publicUrl))],
  eraseUser: (tx, { id }) => eraseReminders(tx, id),
  exportUser: async (db, { id }) => ({ reminders: await exportReminders(db, id) }),
};
