/** What scrimmages contribute to the program. */

import { scrimmagesApart } from '#domains/scrimmage/checks.ts';
import { scrimmageJobs } from '#domains/scrimmage/jobs.ts';
import { scrimmageDesk, scrimmageNotifications } from '#domains/scrimmage/kinds.ts';
import { scrimmagePolicy } from '#domains/scrimmage/policy.ts';
import { scrimmageRoutes } from '#domains/scrimmage/routes.ts';
import { scrimmagesOnGame } from '#domains/scrimmage/store/agreed.ts';
import { scrimmageInvitation } from '#domains/scrimmage/store/scrimmages.ts';
import { waitingInvitations } from '#domains/scrimmage/views.ts';
import type { Slice } from '#domains/slice.ts';

export const scrimmageSlice: Slice = {
  name: 'scrimmage',
  routes: () => ({ scrimmages: scrimmageRoutes }),
  notifications: scrimmageNotifications,
  desk: scrimmageDesk,
  deskItems: waitingInvitations,
  invitations: [scrimmageInvitation],
  policies: [scrimmagePolicy],
  jobs: () => scrimmageJobs,
  onGame: scrimmagesOnGame,
  checks: [scrimmagesApart],
};
