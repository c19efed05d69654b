/** The help slice. */
import { helpNotifications } from '#domains/help/kinds.ts';
import { helpPolicy } from '#domains/help/policy.ts';
import { helpRoutes } from '#domains/help/routes.ts';
import { eraseQuestions, exportQuestions } from '#domains/help/store.ts';
import type { Slice } from '#domains/slice.ts';

export const helpSlice: Slice = {
  name: 'help',
  routes: () => ({ help: helpRoutes }),
  notifications: helpNotifications,
  policies: [helpPolicy],
  eraseUser: (tx, { id }) => eraseQuestions(tx, id),
  exportUser: async (db, { id }) => ({ helpQuestions: await exportQuestions(db, id) }),
};
