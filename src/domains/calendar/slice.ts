/** What calendars contribute to the program. */
import { calendarRoutes } from '#domains/calendar/routes.ts';
import { findToken, removeToken } from '#domains/calendar/store.ts';
import type { Slice } from '#domains/slice.ts';

export const calendarSlice: Slice = {
  name: 'calendar',
  routes: () => ({ calendar: calendarRoutes }),
  eraseUser: (tx, { id }) => removeToken(tx, id),
  exportUser: async (db, { id }) => ({ calendar: await findToken(db, id) }),
};
