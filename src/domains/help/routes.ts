import { QUESTIONS_PER_PAGE } from '#domains/help/constants.ts';
import { help } from '#domains/help/contract.ts';
import { answer, ask, listQuestions, questionsOf } from '#domains/help/store.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';

const api = implementing(help);

export const helpRoutes = {
  ask: api.ask.handler(async ({ context, input }) => {
    const asked = await ask(context.db, { ...input, userId: signedIn(context).id, now: context.now });
    if (!asked.ok) return refuse(asked);
    return { data: asked.question };
  }),
  mine: api.mine.handler(async ({ context }) => ({ data: await questionsOf(context.db, signedIn(context).id) })),
  inbox: api.inbox.handler(async ({ context, input }) => {
    const { questions, total } = await listQuestions(context.db, { ...input, now: context.now });
    const totalPages = Math.max(1, Math.ceil(total / QUESTIONS_PER_PAGE));
    return { data: questions, pagination: { currentPage: input.page, totalPages, total } };
  }),
  answer: api.answer.handler(async ({ context, input }) => {
    const answered = await answer(context.db, { ...input, adminId: signedIn(context).id, now: context.now });
    if (!answered.ok) refuse(answered);
  }),
};
