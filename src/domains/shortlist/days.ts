/** What mornings do to shortlists: their owners hear who has moved. */
import { type DayHook, live } from '#domains/day.ts';
import { tellOfShortlisted } from '#domains/shortlist/store.ts';

export const shortlistDays: readonly DayHook[] = [
  {
    name: 'shortlist.tell',
    at: 'morning',
    after: ['roster.recalls'],
    // Nobody follows anybody in a past that is being made.
    run: live(async ({ rows }) => ({ shortlistNotices: await tellOfShortlisted(rows) })),
  },
];
