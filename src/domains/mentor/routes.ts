import { mentors } from '#domains/mentor/contract.ts';
import { endMentoring } from '#domains/mentor/store.ts';
import { mentoringOf } from '#domains/mentor/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { delegates, reads } from '#platform/calls/handlers.ts';

const api = implementing(mentors);

export const mentorRoutes = {
  view: api.view.handler(reads(({ db, userId, now }) => mentoringOf(db, userId, now))),
  end: api.end.handler(
    delegates({}, ({ db, userId, now }, { newcomerId }) => endMentoring(db, { newcomerId, userId, now })),
  ),
};
