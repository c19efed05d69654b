import { careerOf } from '#domains/person/store/persons.ts';
import { questsOfPerson } from '#domains/quest/views.ts';
import { DESKS_PER_PAGE } from '#domains/reporter/constants.ts';
import { reporters } from '#domains/reporter/contract.ts';
import { reporterRefusals } from '#domains/reporter/refusals.ts';
import { joinDesk, leaveDesk } from '#domains/reporter/store/accreditation.ts';
import { listDesks, loadReporter, rankReporters } from '#domains/reporter/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, reads, readsPage } from '#platform/calls/handlers.ts';

export const reporterRoutes = implementing(reporters, {
  ranking: reads(({ db }) => rankReporters(db)),
  find: reads(async ({ db, userId: viewerId, today }, { id }) => {
    const found = await loadReporter(db, id, { viewerId, today });
    return found && { ...found, quests: await questsOfPerson(db, { ...found, kind: 'reporter' }, today.season) };
  }, reporterRefusals.unknown),
  mine: reads(async ({ db, userId }) => ({ personId: (await careerOf(db, userId, 'reporter'))?.id ?? null })),
  desks: readsPage(DESKS_PER_PAGE, ({ db }, input) => listDesks(db, input)),
  join: commands({}, ({ tx, userId, today }, { id: deskId }) =>
    joinDesk(tx, { userId, deskId, today: today.absoluteDay }),
  ),
  leave: commands({}, ({ tx, userId }) => leaveDesk(tx, userId)),
});
