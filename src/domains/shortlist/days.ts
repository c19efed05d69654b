/** Morning hooks that notify users of moves on their shortlists. */
import { type DayHook, live } from '#domains/day.ts';
import { tellOfShortlisted } from '#domains/shortlist/store.ts';

export const shortlistDays: readonly DayHook[] = [
  {
    name: 'shortlist.tell',
    at: 'morning',
    after: ['roster.recalls'],
    // Not run for simulated past seasons, in which there are no users.
    run: live(async ({ rows }) => ({ shortlistNotices: await tellOfShortlisted(rows) })),
  },
];
