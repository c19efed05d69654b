/** What mornings do to shortlists: their owners hear who has moved. */
import type { DayHook } from '#domains/day.ts';
import { tellOfShortlisted } from '#domains/shortlist/store.ts';

export const shortlistDays: readonly DayHook[] = [
  {
    name: 'shortlist.tell',
    at: 'morning',
    after: ['roster.recalls'],
    async run({ rows, past }) {
      // Nobody follows anybody in a past that is being made.
      if (past) return undefined;
      return { shortlistNotices: await tellOfShortlisted(rows) };
    },
  },
];
