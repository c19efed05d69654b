/** The forum opens with the world, and its categories with their leagues; phases of the season are announced in it. */
import type { DayHook, FoundingHook } from '#domains/day.ts';
import { announcePhase } from '#domains/forum/store/announcements.ts';
import { openCategories } from '#domains/forum/store/categories.ts';

export const forumFounding: readonly FoundingHook[] = [
  { name: 'forum.categories', at: 'opens', run: ({ rows }) => openCategories(rows) },
  { name: 'forum.league-categories', at: 'tier-opens', run: ({ rows }) => openCategories(rows) },
];

export const forumDays: readonly DayHook[] = [
  {
    name: 'forum.announce-phase',
    at: 'phase-begins',
    async run({ rows, season, phase, past, now }) {
      // Before the users come, nobody reads it.
      if (past || !phase || !rows.tx) return undefined;
      // The night before the first phase is still of the season before.
      await announcePhase(rows.tx, { season: phase === 'preseason' ? season + 1 : season, phase, now });
      return undefined;
    },
  },
];
