/** What training contributes to the program. */
import type { Slice } from '#domains/slice.ts';
import { trainingDays } from '#domains/training/days.ts';
import { trainingNotifications } from '#domains/training/kinds.ts';
import { trainingPolicy } from '#domains/training/policy.ts';
import { trainingRoutes } from '#domains/training/routes.ts';
import { removeTemplates, templatesOf } from '#domains/training/store/templates.ts';

export const trainingSlice: Slice = {
  name: 'training',
  routes: () => ({ training: trainingRoutes }),
  notifications: trainingNotifications,
  policies: [trainingPolicy],
  days: trainingDays,
  eraseUser: (tx, { id }) => removeTemplates(tx, id),
  exportUser: async (db, { id }) => ({ trainingTemplates: await templatesOf(db, id) }),
};
