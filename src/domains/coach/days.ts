/** What nights and summers do to coaches. */
import { JUDGMENT } from '#domains/coach/constants.ts';
import { COACHING } from '#domains/coach/store/profession.ts';
import { reviewInSeason, reviewInSummer } from '#domains/coach/store/reviews.ts';
import { rateStaffs } from '#domains/coach/store/staffs.ts';
import type { DayHook, FoundingHook } from '#domains/day.ts';
import { fillOpenJobs } from '#domains/job/store/filling.ts';
import { foundNationalStaffs, foundStaffs } from '#domains/job/store/newcomers.ts';
import { FIRST_PLAYOFF_DAY } from '#engine/calendar.ts';

export const coachDays: readonly DayHook[] = [
  {
    name: 'coach.fill-jobs',
    at: 'night',
    after: ['game.finish-live'],
    async run({ rows, season, day, secret, past }) {
      const filling = { season, day, secret, isAnnounced: past === null, isAtOnce: false, fromSeason: season };
      const filled = await fillOpenJobs(rows, COACHING, filling);
      if (filled > 0) await rateStaffs(rows);
      return filled > 0 ? { coachesHired: filled } : undefined;
    },
  },
  {
    name: 'coach.collapses',
    at: 'night',
    after: ['coach.fill-jobs'],
    async run({ rows, season, day, secret, past }) {
      if (day % JUDGMENT.everyDays !== 0 || day < JUDGMENT.fromDay || day >= FIRST_PLAYOFF_DAY) return undefined;
      const sacked = await reviewInSeason(rows, { season, day, secret, isAnnounced: past === null });
      if (sacked > 0) await rateStaffs(rows);
      return sacked > 0 ? { coachesDismissed: sacked } : undefined;
    },
  },
  {
    name: 'coach.summer',
    at: 'season-ends',
    async run({ rows, season, day, secret, past }) {
      const isPast = past !== null;
      const { headsChanged } = await reviewInSummer(rows, {
        season,
        day,
        secret,
        isAnnounced: !isPast,
        isAtOnce: isPast,
      });
      return { headCoachesChanged: headsChanged };
    },
  },
  {
    // Clubs have been promoted and relegated: the best staff of one league may be average in the next.
    name: 'coach.rate-staffs',
    at: 'season-begins',
    run: ({ rows, season }) => rateStaffs(rows, season + 1),
  },
];

export const coachFounding: readonly FoundingHook[] = [
  {
    name: 'coach.found-staffs',
    at: 'begins',
    after: ['draft.first-class'],
    run: ({ rows, season, secret, clubIds }) => foundStaffs(rows, COACHING, { season, secret, clubIds }),
  },
  {
    name: 'coach.found-national-staffs',
    at: 'begins',
    after: ['federation.found-teams'],
    run: ({ rows, season, secret }) => foundNationalStaffs(rows, COACHING, { season, secret }),
  },
  {
    name: 'coach.staffs-of-tier',
    at: 'tier-opens',
    after: ['cap.limits-of-tier'],
    run: ({ rows, season, secret, clubIds }) => foundStaffs(rows, COACHING, { season, secret, clubIds }),
  },
];
