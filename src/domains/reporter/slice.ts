/** What reporters and their desks add to the program. */
import { reporterDays, reporterFounding } from '#domains/reporter/days.ts';
import { reporterDesk } from '#domains/reporter/kinds.ts';
import { reporterRoutes } from '#domains/reporter/routes.ts';
import { eraseReporter, reporterCareer } from '#domains/reporter/store/accreditation.ts';
import { withoutDesk } from '#domains/reporter/views.ts';
import type { Slice } from '#domains/slice.ts';

export const reporterSlice: Slice = {
  name: 'reporter',
  routes: () => ({ reporters: reporterRoutes }),
  days: reporterDays,
  founding: reporterFounding,
  desk: reporterDesk,
  userDeskItems: withoutDesk,
  career: reporterCareer,
  eraseUser: (tx, { id }) => eraseReporter(tx, id),
};
