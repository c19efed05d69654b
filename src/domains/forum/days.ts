/** The forum's hooks: opening with the world, adding categories with new leagues, and announcing phases of the season. */
import { type DayHook, type FoundingHook, live } from '#domains/day.ts';
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
    run: live(async ({ rows, season, phase, now }) => {
      // A generated past has no readers.
      if (!phase || !rows.tx) return undefined;
      // The night before the first phase still belongs to the previous season.
      await announcePhase(rows.tx, { season: phase === 'preseason' ? season + 1 : season, phase, now });
    }),
  },
];
