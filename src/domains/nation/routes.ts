import { nations } from '#domains/nation/contract.ts';
import { listNations } from '#domains/nation/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

export const nationRoutes = implementing(nations, {
  // Nations change only in steps of the world.
  list: reads({ topics: [] }, ({ db }) => listNations(db)),
});
