/** The free agency slice. */
import { freeAgencyDays } from '#domains/free-agency/days.ts';
import { freeAgencyDesk, freeAgencyNews, freeAgencyNotifications } from '#domains/free-agency/kinds.ts';
import { freeAgencyPolicy } from '#domains/free-agency/policy.ts';
import { freeAgencyRoutes } from '#domains/free-agency/routes.ts';
import { removeInstructions, tellOfOffice } from '#domains/free-agency/store/assistant.ts';
import { undoOffer } from '#domains/free-agency/store/assistant-offers.ts';
import { undoFilled, undoOfficeSigning, undoRenewal } from '#domains/free-agency/store/filled.ts';
import { removePlans } from '#domains/free-agency/store/frenzy-plans.ts';
import { undoQualifying } from '#domains/free-agency/store/restricted.ts';
import { casesOnDesk } from '#domains/free-agency/views/arbitration.ts';
import { buyoutsOnDesk, endingOnDesk } from '#domains/free-agency/views/assistant.ts';
import { sheetsOnDesk } from '#domains/free-agency/views/restricted.ts';
import { roundOnDesk } from '#domains/free-agency/views/round-on-desk.ts';
import type { Slice } from '#domains/slice.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

export const freeAgencySlice: Slice = {
  name: 'free-agency',
  routes: () => ({ freeAgency: freeAgencyRoutes }),
  policies: [freeAgencyPolicy],
  news: freeAgencyNews,
  notifications: freeAgencyNotifications,
  undoes: {
    'assistant-qualified': undoQualifying,
    'assistant-signed': undoRenewal,
    'assistant-filled': undoFilled,
    'assistant-offered': undoOffer,
    'office-signed': undoOfficeSigning,
  },
  desk: freeAgencyDesk,
  deskItems: async (db, team) => [
    ...(await endingOnDesk(db, team)),
    ...(await buyoutsOnDesk(db, team)),
    ...(await sheetsOnDesk(db, team)),
    ...(await casesOnDesk(db, team)),
  ],
  userDeskItems: roundOnDesk,
  days: freeAgencyDays,
  onTakeOver: (tx, taken) => tellOfOffice(pgRows(tx), taken),
  async eraseUser(tx, { id }) {
    await removeInstructions(tx, id);
    await removePlans(tx, id);
  },
};
