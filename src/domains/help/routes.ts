import { QUESTIONS_PER_PAGE } from '#domains/help/constants.ts';
import { help } from '#domains/help/contract.ts';
import { answer, ask, listQuestions, questionsOf } from '#domains/help/store.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads, readsPage } from '#platform/calls/handlers.ts';

export const helpRoutes = implementing(help, {
  ask: delegates(
    {},
    ({ db, userId, now }, input) => ask(db, { ...input, userId, now }),
    ({ question }) => question,
  ),
  mine: reads(({ db, userId }) => questionsOf(db, userId)),
  inbox: readsPage(QUESTIONS_PER_PAGE, async ({ db, now }, input) => {
    const { questions: rows, total } = await listQuestions(db, { ...input, now });
    return { rows, total };
  }),
  answer: delegates({}, ({ db, userId: adminId, now }, input) => answer(db, { ...input, adminId, now })),
});
