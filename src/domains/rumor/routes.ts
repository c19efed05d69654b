import { RUMORS_PER_PAGE } from '#domains/rumor/constants.ts';
import { rumors } from '#domains/rumor/contract.ts';
import { tellRumor } from '#domains/rumor/store/told.ts';
import { listRumors } from '#domains/rumor/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, readsPage } from '#platform/calls/handlers.ts';

export const rumorRoutes = implementing(rumors, {
  ofReporter: readsPage(RUMORS_PER_PAGE, ({ db }, { id: personId, page }) => listRumors(db, { personId, page })),
  tell: commands(
    { topics: ['news'] },
    ({ tx, userId, today }, input) => tellRumor(tx, input, userId, today),
    ({ id }) => ({ id }),
  ),
});
