/** Daily work on the draft: new classes, the lottery, selections, and new picks. */
import type { DayHook, FoundingHook } from '#domains/day.ts';
import { finishDrafts } from '#domains/draft/store/hold.ts';
import { importTonight } from '#domains/draft/store/imports.ts';
import { writeJuniorSeason } from '#domains/draft/store/juniors.ts';
import { goOnWithDrafts } from '#domains/draft/store/live.ts';
import { openDrafts } from '#domains/draft/store/order.ts';
import { handOutPicks, movePicksWithClubs } from '#domains/draft/store/picks.ts';
import { addAmateurs } from '#domains/youth/store/amateurs.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';

export const draftDays: readonly DayHook[] = [
  {
    name: 'draft.lottery',
    at: 'phase-ends',
    phase: 'playoffs',
    after: ['season.champions'],
    run: ({ rows, season, day, secret, past }) =>
      openDrafts(rows, { season, day, secret, isAnnounced: past?.isAnnounced ?? true }),
  },
  {
    name: 'draft.junior-leagues',
    at: 'phase-ends',
    phase: 'regular',
    run: async ({ rows, season, day, secret }) => ({ juniors: await writeJuniorSeason(rows, { season, day, secret }) }),
  },
  {
    name: 'draft.begin',
    at: 'morning',
    after: ['contracts.morning'],
    async run({ rows, season, day, secret, dayMinutes, pace, now, enqueue }) {
      // A world advanced by command, or catching up on lost days, does not wait for clocks: see below.
      if (day !== PHASE_STARTS.draft || pace !== 'live' || !rows.tx) return undefined;
      await goOnWithDrafts(rows.tx, { season, day, secret, dayMinutes, now, enqueue });
    },
  },
  {
    name: 'draft.finish',
    at: 'phase-ends',
    phase: 'draft',
    async run({ rows, season, day, secret, past }) {
      return { drafted: await finishDrafts(rows, { season, day, secret, isAnnounced: past?.isAnnounced ?? true }) };
    },
  },
  {
    name: 'draft.imports',
    at: 'night',
    after: ['game.finish-live'],
    async run({ rows, season, day, absoluteDay, secret }) {
      if (day !== PHASE_STARTS.frenzy) return undefined;
      return { imports: await importTonight(rows, { season, day, absoluteDay, secret }) };
    },
  },
  {
    name: 'draft.move-picks',
    at: 'phase-ends',
    phase: 'draft',
    after: ['season.move-clubs'],
    run: ({ rows, season }) => movePicksWithClubs(rows, season + 1),
  },
  {
    name: 'draft.hand-out-picks',
    at: 'season-ends',
    run: ({ rows, season }) => handOutPicks(rows, season + 1),
  },
  {
    name: 'draft.amateurs',
    at: 'season-begins',
    run: async ({ rows, season, secret }) => ({ amateurs: await addAmateurs(rows, { season: season + 1, secret }) }),
  },
];

export const draftFounding: readonly FoundingHook[] = [
  {
    name: 'draft.first-class',
    at: 'begins',
    after: ['season.open-first'],
    async run({ rows, season, secret }) {
      await handOutPicks(rows, season);
      await addAmateurs(rows, { season, secret });
    },
  },
  {
    name: 'draft.picks-of-tier',
    at: 'tier-opens',
    run: ({ rows, season }) => handOutPicks(rows, season),
  },
];
