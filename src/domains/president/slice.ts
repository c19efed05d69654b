/** The president slice. */

import { resignOf } from '#domains/federation/store/members.ts';
import type { CareerOfSlice } from '#domains/person/store/career.ts';
import { presidentRoutes } from '#domains/president/routes.ts';
import type { Slice } from '#domains/slice.ts';
import { absoluteDayOf } from '#engine/calendar.ts';

/** The career as president: it begins with just a name, and ending it resigns the office. */
const presidentCareer: CareerOfSlice = {
  kind: 'president',
  begins: async () => ({ ok: true }),
  async ends(tx, { userId, season, day }) {
    await resignOf(tx, { userId, absoluteDay: absoluteDayOf({ season, day }) });
    return { ok: true };
  },
};

export const presidentSlice: Slice = {
  name: 'president',
  routes: () => ({ presidents: presidentRoutes }),
  career: presidentCareer,
};
