import { RUMORS_PER_PAGE } from '#domains/rumor/constants.ts';
import { rumors } from '#domains/rumor/contract.ts';
import { tellRumor } from '#domains/rumor/store/told.ts';
import { listRumors } from '#domains/rumor/views.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';
import { publishChange } from '#platform/realtime.ts';

const api = implementing(rumors);

export const rumorRoutes = {
  ofReporter: api.ofReporter.handler(async ({ context, input: { id: personId, page } }) => {
    const { rows, total } = await listRumors(context.db, { personId, page });
    const totalPages = Math.max(1, Math.ceil(total / RUMORS_PER_PAGE));
    return { data: rows, pagination: { currentPage: page, totalPages, total } };
  }),
  tell: api.tell.handler(async ({ context, input }) => {
    const today = await readToday(context.db);
    const done = await context.db.transaction(async (tx) => {
      const told = await tellRumor(tx, input, signedIn(context).id, today);
      if (told.ok) await publishChange(tx, ['everything']);
      return told;
    });
    return { data: { id: done.ok ? done.id : refuse(done) } };
  }),
};
