/** The election slice. */
import { electionDays } from '#domains/election/days.ts';
import { electionDesk, electionNews, electionNotifications } from '#domains/election/kinds.ts';
import { electionRoutes } from '#domains/election/routes.ts';
import { eraseCandidate, exportCandidate } from '#domains/election/store/candidates.ts';
import { programSubject } from '#domains/election/store/program.ts';
import { deskOfMember } from '#domains/election/views.ts';
import type { Slice } from '#domains/slice.ts';

export const electionSlice: Slice = {
  name: 'election',
  routes: () => ({ elections: electionRoutes }),
  days: electionDays,
  news: electionNews,
  notifications: electionNotifications,
  desk: electionDesk,
  userDeskItems: deskOfMember,
  subjects: () => [programSubject],
  eraseUser: (tx, { id }) => eraseCandidate(tx, id),
  exportUser: async (db, { id }) => ({ candidacies: await exportCandidate(db, id) }),
};
