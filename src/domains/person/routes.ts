import { PERSONS_PER_PAGE } from '#domains/person/constants.ts';
import { persons } from '#domains/person/contract.ts';
import { personDrawingRoutes } from '#domains/person/drawing/routes.ts';
import { listPersons } from '#domains/person/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(persons);

export const personRoutes = {
  ...personDrawingRoutes,
  list: api.list.handler(async ({ context, input: { kind, nation, page } }) => {
    const { season } = await readToday(context.db);
    const { rows, total } = await listPersons(context.db, { kind, nation, page }, season);
    const totalPages = Math.max(1, Math.ceil(total / PERSONS_PER_PAGE));
    return { data: rows, pagination: { currentPage: page, totalPages, total } };
  }),
};
