/** What the probation of new managers adds to the program. */
import { formerActsOnDesk, probationDays, tellOfFormerActs, undoFormerAct } from '#domains/probation/days.ts';
import { probationDesk, probationNews, probationNotifications } from '#domains/probation/kinds.ts';
import { probationPolicy } from '#domains/probation/policy.ts';
import { probationRoutes } from '#domains/probation/routes.ts';
import { eraseAnswers, exportAnswers } from '#domains/probation/store/consent.ts';
import { isNewcomer, probationOnDesk } from '#domains/probation/views.ts';
import type { Slice } from '#domains/slice.ts';

export const probationSlice: Slice = {
  name: 'probation',
  routes: () => ({ probation: probationRoutes }),
  policies: [probationPolicy],
  news: probationNews,
  notifications: probationNotifications,
  undoes: { 'former-act': undoFormerAct },
  onTakeOver: tellOfFormerActs,
  days: probationDays,
  desk: probationDesk,
  userDeskItems: async (db, user) => {
    const { clubId } = user;
    if (clubId === null || !(await isNewcomer(db, clubId, user))) return [];
    return [...(await probationOnDesk(db, { ...user, clubId })), ...(await formerActsOnDesk(db, { ...user, clubId }))];
  },
  eraseUser: (tx, { id }) => eraseAnswers(tx, id),
  exportUser: async (db, { id }) => ({ boardAnswers: await exportAnswers(db, id) }),
};
