import type { CareerKind } from '#domains/person/constants.ts';
import type { CareerOfSlice } from '#domains/person/store/career.ts';
import { purses } from '#domains/purse/contract.ts';
import { takeCourse } from '#domains/purse/store.ts';
import { loadPurse } from '#domains/purse/views.ts';
import { type ApiContext, implementing, refuse, signedIn } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';
import { publishChange } from '#platform/realtime.ts';

const api = implementing(purses);

/** @param careers those that users may have, with what they can learn */
export const purseRoutes = (careers: readonly CareerOfSlice[]) => {
  const teachingOf = (kind: CareerKind) => careers.find((one) => one.kind === kind)?.teaches;

  async function answer(context: ApiContext, kind: CareerKind) {
    const { db } = context;
    const { season } = await readToday(db);
    return { data: await loadPurse(db, { userId: signedIn(context).id, kind, teaching: teachingOf(kind), season }) };
  }

  return {
    find: api.find.handler(({ context, input: { kind } }) => answer(context, kind)),

    learn: api.learn.handler(async ({ context, input: { kind, course, number, nationId } }) => {
      const { season, day } = await readToday(context.db);
      const userId = signedIn(context).id;
      const done = await context.db.transaction(async (tx) => {
        const did = await takeCourse(tx, teachingOf(kind), { userId, kind, course, number, nationId, season, day });
        // What somebody can is on his page, and worth something to his teams.
        if (did.ok) await publishChange(tx, ['everything']);
        return did;
      });
      return done.ok ? answer(context, kind) : refuse(done);
    }),
  };
};
