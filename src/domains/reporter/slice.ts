/** What reporters and their desks bring to the program. */
import { reporterDays, reporterFounding } from '#domains/reporter/days.ts';
import { reporterRoutes } from '#domains/reporter/routes.ts';
import { eraseReporter, reporterCareer } from '#domains/reporter/store/accreditation.ts';
import type { Slice } from '#domains/slice.ts';

export const reporterSlice: Slice = {
  name: 'reporter',
  routes: () => ({ reporters: reporterRoutes }),
  days: reporterDays,
  founding: reporterFounding,
  career: reporterCareer,
  eraseUser: (tx, { id }) => eraseReporter(tx, id),
};
