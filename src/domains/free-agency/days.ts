/** Daily work of the summer: clubs buy out overpaid players and re-sign their own, and the last night settles the rest. */
import type { DayHook } from '#domains/day.ts';
import { roundOf } from '#domains/free-agency/rules/frenzy.ts';
import { arbitrate } from '#domains/free-agency/store/ai-arbitration.ts';
import { answerSheets, sendSheets } from '#domains/free-agency/store/ai-sheets.ts';
import { buyOutDeadWeight } from '#domains/free-agency/store/buyouts.ts';
import { convertContracts } from '#domains/free-agency/store/conversion.ts';
import { runRound } from '#domains/free-agency/store/frenzy-round.ts';
import { agreeWithHeld } from '#domains/free-agency/store/qualifying.ts';
import { renewContracts } from '#domains/free-agency/store/renewals.ts';
import { signQualified } from '#domains/free-agency/store/restricted.ts';
import { bidInSeason } from '#domains/free-agency/store/season-bids.ts';
import { takeSummer } from '#domains/free-agency/store/summer.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';

export const freeAgencyDays: readonly DayHook[] = [
  {
    name: 'free-agency.buyouts',
    at: 'phase-ends',
    phase: 'postseason',
    after: ['cap.set-limits'],
    async run({ rows, season, day, absoluteDay, secret }) {
      return { boughtOut: await buyOutDeadWeight(rows, { season, day, absoluteDay, secret }) };
    },
  },
  {
    name: 'free-agency.convert',
    at: 'phase-ends',
    phase: 'draft',
    after: ['season.move-clubs'],
    run: ({ rows, season }) => convertContracts(rows, season),
  },
  {
    name: 'free-agency.renewals',
    at: 'phase-ends',
    phase: 'draft',
    after: ['draft.finish', 'free-agency.convert'],
    async run({ rows, season, day, absoluteDay, secret, now }) {
      return { renewed: await renewContracts(rows, { season, day, absoluteDay, secret, now }) };
    },
  },
  {
    name: 'free-agency.arbitration',
    at: 'morning',
    after: ['player.wake', 'contracts.morning'],
    run: ({ rows, season, day, absoluteDay, secret }) => arbitrate(rows, { season, day, absoluteDay, secret }),
  },
  {
    name: 'free-agency.restricted',
    at: 'morning',
    after: ['player.wake', 'contracts.morning', 'free-agency.arbitration'],
    async run({ rows, season, day, absoluteDay, secret }) {
      const today = { season, day, absoluteDay, secret };
      const sheetsSettled = await answerSheets(rows, today);
      const sheetsSigned = await sendSheets(rows, today);
      return { sheetsSettled, sheetsSigned, qualifiedSigned: await signQualified(rows, today) };
    },
  },
  {
    name: 'free-agency.season-bids',
    at: 'morning',
    // Players freed by an award, a buyout or waivers this morning get bids at once.
    after: ['contracts.morning', 'free-agency.arbitration', 'free-agency.restricted', 'roster.legal'],
    async run({ rows, season, day, absoluteDay, secret, past, now }) {
      return past ? undefined : { seasonBids: await bidInSeason(rows, { season, day, absoluteDay, secret, now }) };
    },
  },
  {
    name: 'free-agency.agree-with-held',
    at: 'phase-ends',
    phase: 'frenzy',
    async run({ rows, season, day, absoluteDay, secret, now }) {
      return { heldSigned: await agreeWithHeld(rows, { season, day, absoluteDay, secret, now }) };
    },
  },
  {
    name: 'free-agency.frenzy',
    at: 'slot',
    async run({ rows, season, day, absoluteDay, secret, slot, now }) {
      const round = slot === null ? null : roundOf(day, slot, PHASE_STARTS.frenzy);
      if (round === null) return undefined;
      return { frenzySigned: await runRound(rows, { season, day, absoluteDay, secret, now }, round) };
    },
  },
  {
    name: 'free-agency.summer',
    at: 'season-ends',
    // Free agents enter the summer as the year has developed them.
    after: ['player.free-agents-grow'],
    run: ({ rows, season, secret, now }) => takeSummer(rows, { season, secret, now }),
  },
];
