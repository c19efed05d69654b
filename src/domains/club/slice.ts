/** The club slice. */

import { clubDays } from '#domains/club/days.ts';
import { clubDrawingRoutes } from '#domains/club/drawing/routes.ts';
import { clubNews, clubNotifications } from '#domains/club/kinds.ts';
import { clubPolicy, teamPolicy } from '#domains/club/policy.ts';
import { clubRoutes } from '#domains/club/routes.ts';
import { exportClub, leaveOwnClub } from '#domains/club/store/of-user.ts';
import { forgetPostponed, postponedRows } from '#domains/club/store/postponed.ts';
import { teamNameSubject } from '#domains/club/store/subject.ts';
import type { Slice } from '#domains/slice.ts';

export const clubSlice: Slice = {
  name: 'club',
  subjects: () => [teamNameSubject],
  routes: (needs) => ({ club: { ...clubRoutes(needs), ...clubDrawingRoutes } }),
  news: clubNews,
  notifications: clubNotifications,
  days: clubDays,
  policies: [clubPolicy, teamPolicy],
  eraseUser: async (tx, { id }) => {
    await leaveOwnClub(tx, id);
    await forgetPostponed(tx, id);
  },
  exportUser: async (db, { id }) => ({
    club: await exportClub(db, id),
    postponedDeskItems: await postponedRows(db, id),
  }),
};
