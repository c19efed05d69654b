import { QUESTIONS_PER_PAGE } from '#domains/help/constants.ts';
import { help } from '#domains/help/contract.ts';
import { answer, ask, listQuestions, questionsOf } from '#domains/help/store.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads, readsPage } from '#platform/calls/handlers.ts';

const api = implementing(help);

export const helpRoutes = {
  ask: api.ask.handler(
    delegates(
      {},
      ({ db, userId, now }, input) => ask(db, { ...input, userId, now }),
      ({ question }) => question,
    ),
  ),
  mine: api.mine.handler(reads(({ db, userId }) => questionsOf(db, userId))),
  inbox: api.inbox.handler(
    readsPage(QUESTIONS_PER_PAGE, async ({ db, now }, input) => {
      const { questions: rows, total } = await listQuestions(db, { ...input, now });
      return { rows, total };
    }),
  ),
  answer: api.answer.handler(
    delegates({}, ({ db, userId: adminId, now }, input) => answer(db, { ...input, adminId, now })),
  ),
};
