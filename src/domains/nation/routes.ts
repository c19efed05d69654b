import { nations } from '#domains/nation/contract.ts';
import { listNations } from '#domains/nation/views.ts';
import { implementing } from '#platform/calls/api.ts';

const api = implementing(nations);

export const nationRoutes = {
  list: api.list.handler(async ({ context }) => {
    // Only steps of the world change them.
    context.share({ topics: [] });
    return { data: await listNations(context.db) };
  }),
};
