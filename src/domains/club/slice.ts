/** What clubs bring to the program. */
import { clubDays } from '#domains/club/days.ts';
import type { Slice } from '#domains/slice.ts';

export const clubSlice: Slice = {
  name: 'club',
  days: clubDays,
};
