/** What invitations add to the program. */
import { invitationJobs } from '#domains/invitation/jobs.ts';
import { invitationRoutes } from '#domains/invitation/routes.ts';
import { eraseInvitations, exportInvitations } from '#domains/invitation/store/invitations.ts';
import type { Slice } from '#domains/slice.ts';

export const invitationSlice: Slice = {
  name: 'invitation',
  routes: (needs) => ({ invitations: invitationRoutes(needs) }),
  jobs: (needs) => invitationJobs(needs),
  eraseUser: (tx, { id }) => eraseInvitations(tx, id),
  exportUser: async (db, { id }) => ({ invitations: await exportInvitations(db, id) }),
};
