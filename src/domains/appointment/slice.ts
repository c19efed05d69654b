/** The appointment slice. */
import { staffIsThere } from '#domains/appointment/checks.ts';
import { appointmentNotifications } from '#domains/appointment/kinds.ts';
import { appointmentPolicy, organizingPolicy } from '#domains/appointment/policy.ts';
import { appointmentRoutes } from '#domains/appointment/routes.ts';
import { eraseStaff, exportStaff, grantsOfStaff } from '#domains/appointment/store.ts';
import type { Slice } from '#domains/slice.ts';

export const appointmentSlice: Slice = {
  name: 'appointment',
  routes: () => ({ appointments: appointmentRoutes }),
  notifications: appointmentNotifications,
  policies: [appointmentPolicy, organizingPolicy],
  grants: grantsOfStaff,
  checks: [staffIsThere],
  eraseUser: (tx, { id }) => eraseStaff(tx, id),
  exportUser: async (db, { id }) => ({ appointments: await exportStaff(db, id) }),
};
