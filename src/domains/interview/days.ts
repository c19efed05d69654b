/** What nights do to interviews. */
import type { DayHook } from '#domains/day.ts';
import { expireInterviews } from '#domains/interview/store.ts';

export const interviewDays: readonly DayHook[] = [
  {
    name: 'interview.expire',
    at: 'night',
    async run({ rows, absoluteDay, past }) {
      if (past || !rows.tx) return undefined;
      return { interviewsExpired: await expireInterviews(rows.tx, absoluteDay) };
    },
  },
];
