import { nations } from '#domains/nation/contract.ts';
import { listNations } from '#domains/nation/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

const api = implementing(nations);

export const nationRoutes = {
  // Only steps of the world change them.
  list: api.list.handler(reads({ topics: [] }, ({ db }) => listNations(db))),
};
