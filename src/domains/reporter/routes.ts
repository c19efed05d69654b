import { careerOf } from '#domains/person/store/persons.ts';
import { questsOfPerson } from '#domains/quest/views.ts';
import { DESKS_PER_PAGE } from '#domains/reporter/constants.ts';
import { reporters } from '#domains/reporter/contract.ts';
import { reporterRefusals } from '#domains/reporter/refusals.ts';
import { joinDesk, leaveDesk } from '#domains/reporter/store/accreditation.ts';
import { listDesks, loadReporter, rankReporters } from '#domains/reporter/views.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(reporters);

export const reporterRoutes = {
  ranking: api.ranking.handler(async ({ context }) => ({ data: await rankReporters(context.db) })),
  find: api.find.handler(async ({ context, input: { id } }) => {
    const { db } = context;
    const today = await readToday(db);
    const viewerId = signedIn(context).id;
    const found = (await loadReporter(db, id, { viewerId, today })) ?? refuse(reporterRefusals.unknown());
    const quests = await questsOfPerson(db, { ...found, kind: 'reporter' }, today.season);
    return { data: { ...found, quests } };
  }),
  mine: api.mine.handler(async ({ context }) => {
    const career = await careerOf(context.db, signedIn(context).id, 'reporter');
    return { data: { personId: career?.id ?? null } };
  }),
  desks: api.desks.handler(async ({ context, input }) => {
    const { rows, total } = await listDesks(context.db, input);
    const totalPages = Math.max(1, Math.ceil(total / DESKS_PER_PAGE));
    return { data: rows, pagination: { currentPage: input.page, totalPages, total } };
  }),
  join: api.join.handler(async ({ context, input: { id: deskId } }) => {
    const { absoluteDay: today } = await readToday(context.db);
    const userId = signedIn(context).id;
    const done = await context.db.transaction((tx) => joinDesk(tx, { userId, deskId, today }));
    if (!done.ok) refuse(done);
  }),
  leave: api.leave.handler(async ({ context }) => {
    const done = await context.db.transaction((tx) => leaveDesk(tx, signedIn(context).id));
    if (!done.ok) refuse(done);
  }),
};
