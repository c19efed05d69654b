import { PERSONS_PER_PAGE } from '#domains/person/constants.ts';
import { persons } from '#domains/person/contract.ts';
import { personDrawingRoutes } from '#domains/person/drawing/routes.ts';
import { listPersons } from '#domains/person/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { readsPage } from '#platform/calls/handlers.ts';

export const personRoutes = implementing(persons, {
  ...personDrawingRoutes,
  list: readsPage(PERSONS_PER_PAGE, ({ db, today }, { kind, nation, page }) =>
    listPersons(db, { kind, nation, page }, today.season),
  ),
});
