/** What nights and summers do to scouts. */
import { type DayHook, type FoundingHook, live } from '#domains/day.ts';
import { fillOpenJobs } from '#domains/job/store/filling.ts';
import { foundStaffs } from '#domains/job/store/newcomers.ts';
import { playSummer } from '#domains/job/store/summer.ts';
import { RENEWS } from '#domains/scout/constants.ts';
import { settleCalls } from '#domains/scout/store/calls.ts';
import { openEyes } from '#domains/scout/store/eyes.ts';
import { lookAround } from '#domains/scout/store/looks.ts';
import { SCOUTING } from '#domains/scout/store/profession.ts';
import { wander } from '#domains/scout/store/wandering.ts';

export const scoutDays: readonly DayHook[] = [
  {
    name: 'scout.fill-jobs',
    at: 'night',
    async run({ rows, season, day, secret, past }) {
      const filling = { season, day, secret, isAnnounced: past === null, isAtOnce: false, fromSeason: season };
      const filled = await fillOpenJobs(rows, SCOUTING, filling);
      return filled > 0 ? { scoutsHired: filled } : undefined;
    },
  },
  {
    name: 'scout.look-around',
    at: 'night',
    run: live(async ({ rows, season, day, secret }) => {
      // In the years before the world, scouts are not sent.
      await wander(rows, { season, day, secret });
      const looks = await lookAround(rows, { season, day, secret });
      return looks > 0 ? { scoutLooks: looks } : undefined;
    }),
  },
  {
    name: 'scout.summer',
    at: 'season-ends',
    async run({ rows, season, day, secret, past }) {
      const isPast = past !== null;
      const scoutCalls = await settleCalls(rows, { season, secret });
      const summer = { season, day, secret, isAnnounced: !isPast, isAtOnce: isPast };
      const { endings } = await playSummer(rows, SCOUTING, summer, ({ staff, isManaged, random }) => {
        if (isManaged) return [];
        const over = staff.filter((job) => job.untilSeason <= season && !random.chance(RENEWS));
        return over.map((job) => ({ job, reason: 'expired' as const }));
      });
      return { scoutCalls, scoutsChanged: endings.length };
    },
  },
  {
    name: 'scout.open-eyes',
    at: 'season-begins',
    run: ({ rows, season }) => openEyes(rows, season + 1),
  },
];

export const scoutFounding: readonly FoundingHook[] = [
  {
    name: 'scout.found-staffs',
    at: 'begins',
    after: ['reporter.found-first'],
    async run({ rows, season, secret, clubIds }) {
      await foundStaffs(rows, SCOUTING, { season, secret, clubIds });
      await openEyes(rows, season);
    },
  },
  {
    name: 'scout.staffs-of-tier',
    at: 'tier-opens',
    after: ['coach.staffs-of-tier'],
    run: ({ rows, season, secret, clubIds }) => foundStaffs(rows, SCOUTING, { season, secret, clubIds }),
  },
];
