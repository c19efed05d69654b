/** The nightly hooks of interviews. */
import { type DayHook, live, stored } from '#domains/day.ts';
import { expireInterviews } from '#domains/interview/store.ts';

export const interviewDays: readonly DayHook[] = [
  {
    name: 'interview.expire',
    at: 'night',
    run: live(stored(async (tx, { absoluteDay }) => ({ interviewsExpired: await expireInterviews(tx, absoluteDay) }))),
  },
];
