/** What friendly cups contribute to the program. */
import { cupsWhole } from '#domains/cup/checks.ts';
import { cupDays } from '#domains/cup/days.ts';
import { cupDesk, cupNotifications } from '#domains/cup/kinds.ts';
import { cupPolicy } from '#domains/cup/policy.ts';
import { cupRoutes } from '#domains/cup/routes.ts';
import { cupInvitation } from '#domains/cup/store/invitations.ts';
import { waitingCupInvitations } from '#domains/cup/views.ts';
import type { Slice } from '#domains/slice.ts';

export const cupSlice: Slice = {
  name: 'cup',
  routes: () => ({ cups: cupRoutes }),
  days: cupDays,
  notifications: cupNotifications,
  desk: cupDesk,
  deskItems: waitingCupInvitations,
  invitations: [cupInvitation],
  policies: [cupPolicy],
  checks: [cupsWhole],
};
