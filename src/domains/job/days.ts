/**
 * The daily job hooks: pays staff, with a bonus for the playoffs, and ends jobs in conflict with the club a user
 * manages or the nation they preside over.
 */
import { type DayHook, live } from '#domains/day.ts';
import { endConflicts } from '#domains/job/store/conflicts.ts';
import { payBonuses, payStaffs } from '#domains/job/store/payroll.ts';

export const jobDays: readonly DayHook[] = [
  {
    name: 'job.pay',
    at: 'morning',
    // The books of clubs open with the first season that users play.
    run: live(async ({ rows, season, day }) => ({ staffPaid: await payStaffs(rows, { season, day }) })),
  },
  {
    name: 'job.bonuses',
    at: 'phase-ends',
    phase: 'regular',
    after: ['season.close-regular'],
    async run({ rows, season, day, past }) {
      return past ? undefined : { bonusesPaid: await payBonuses(rows, { season, day }) };
    },
  },
  {
    name: 'job.conflicts',
    at: 'night',
    after: ['election.count'],
    run: live(async ({ rows, season, day }) => {
      await endConflicts(rows, { season, day });
    }),
  },
];
