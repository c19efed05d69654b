import { clubsOfCareers, jobTopics } from '#domains/job/store/topics.ts';
import type { CareerKind } from '#domains/person/constants.ts';
import type { CareerOfSlice } from '#domains/person/store/career.ts';
import { purses } from '#domains/purse/contract.ts';
import { takeCourse } from '#domains/purse/store.ts';
import { loadPurse } from '#domains/purse/views.ts';
import { implementing } from '#platform/calls/api.ts';
import { type Acting, commands, reads } from '#platform/calls/handlers.ts';

/** Implements the calls of purses. @param careers careers that users may have, with what they can learn */
export const purseRoutes = (careers: readonly CareerOfSlice[]) => {
  const teachingOf = (kind: CareerKind) => careers.find((one) => one.kind === kind)?.teaches;
  const find = reads(({ db, userId, now, today: { season } }, { kind }: { kind: CareerKind }) =>
    loadPurse(db, { userId, kind, teaching: teachingOf(kind), season, now }),
  );
  // Skills are shown on the person's page and affect their teams.
  const topics = async ({ tx, userId }: Acting) => jobTopics(tx, await clubsOfCareers(tx, userId));
  return implementing(purses, {
    find: find,
    learn: commands(
      { topics, answers: find },
      ({ tx, userId, today: { season, day } }, { kind, course, number, nationId }) =>
        takeCourse(tx, teachingOf(kind), { userId, kind, course, number, nationId, season, day }),
    ),
  });
};
