import { listNations } from '#domains/nation/store.ts';
import { api } from '#server/api.ts';

export const nationRoutes = {
  list: api.nations.list.handler(async ({ context }) => ({ data: await listNations(context.db) })),
};
