/** Daily work on contracts: arrivals, free agents' decisions, and talks that cool off or end with the season. */
import { isBonusMorning } from '#domains/contracts/rules/performance.ts';
import { answerWaiting } from '#domains/contracts/store/agent-answers.ts';
import { decideOffers } from '#domains/contracts/store/decisions.ts';
import { arrive } from '#domains/contracts/store/offers.ts';
import { carryOver, payBonuses } from '#domains/contracts/store/performance.ts';
import { slideContracts } from '#domains/contracts/store/sliding.ts';
import { finishAllTalks, finishOldTalks } from '#domains/contracts/store/talks.ts';
import { type DayHook, live } from '#domains/day.ts';

export const contractsDays: readonly DayHook[] = [
  {
    name: 'contracts.morning',
    at: 'morning',
    // New arrivals can be called up, and are paid from today on.
    after: ['player.wake'],
    async run({ rows, season, day, absoluteDay, secret, past, now }) {
      const today = { season, day, absoluteDay, secret };
      const arrived = await arrive(rows, today);
      // There are no talks in a simulated past: all players but imports sign in one night.
      if (past) return { arrived, signed: 0 };
      await finishOldTalks(rows, absoluteDay);
      await answerWaiting(rows, today, now);
      return { arrived, signed: await decideOffers(rows, today) };
    },
  },
  {
    name: 'contracts.bonuses',
    at: 'morning',
    after: ['contracts.morning'],
    run: live(async ({ rows, season, day, absoluteDay }) => {
      if (!isBonusMorning(day)) return undefined;
      return { bonusesPaid: await payBonuses(rows, { season, day, absoluteDay }) };
    }),
  },
  {
    name: 'contracts.overage',
    at: 'phase-ends',
    phase: 'playoffs',
    async run({ rows, season, day, past }) {
      return past ? undefined : { overages: await carryOver(rows, { season, day }) };
    },
  },
  {
    name: 'contracts.sliding',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['contracts.overage'],
    async run({ rows, season }) {
      return { slid: await slideContracts(rows, { season }) };
    },
  },
  {
    name: 'contracts.season-ends',
    at: 'season-ends',
    after: ['free-agency.summer'],
    run: live(({ rows }) => finishAllTalks(rows)),
  },
];
