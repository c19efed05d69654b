/** What feature voting adds to the program. */
import { proposalNotifications } from '#domains/proposal/kinds.ts';
import { postPolicy, proposalPolicy } from '#domains/proposal/policy.ts';
import { proposalRoutes } from '#domains/proposal/routes.ts';
import { eraseProposals, exportProposals, proposalPlace, proposalSubject } from '#domains/proposal/store.ts';
import type { Slice } from '#domains/slice.ts';

export const proposalSlice: Slice = {
  name: 'proposal',
  routes: () => ({ proposals: proposalRoutes }),
  subjects: () => [proposalSubject],
  places: [proposalPlace],
  notifications: proposalNotifications,
  policies: [proposalPolicy, postPolicy],
  eraseUser: (tx, { id }) => eraseProposals(tx, id),
  exportUser: async (db, { id }) => ({ proposals: await exportProposals(db, id) }),
};
