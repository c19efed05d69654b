import { mentors } from '#domains/mentor/contract.ts';
import { endMentoring } from '#domains/mentor/store.ts';
import { mentoringOf } from '#domains/mentor/views.ts';
import { implementing, refuse, signedIn } from '#platform/calls/api.ts';

const api = implementing(mentors);

export const mentorRoutes = {
  view: api.view.handler(async ({ context }) => ({
    data: await mentoringOf(context.db, signedIn(context).id, context.now),
  })),
  end: api.end.handler(async ({ context, input: { newcomerId } }) => {
    const ended = await endMentoring(context.db, { newcomerId, userId: signedIn(context).id, now: context.now });
    if (!ended.ok) refuse(ended);
  }),
};
