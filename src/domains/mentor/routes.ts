import { mentors } from '#domains/mentor/contract.ts';
import { endMentoring } from '#domains/mentor/store.ts';
import { mentoringOf } from '#domains/mentor/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';

export const mentorRoutes = implementing(mentors, {
  view: reads(({ db, userId, now }) => mentoringOf(db, userId, now)),
  end: delegates({}, ({ db, userId, now }, { newcomerId }) => endMentoring(db, { newcomerId, userId, now })),
});
