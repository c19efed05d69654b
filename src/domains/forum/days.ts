/** The forum opens with the world, and its categories with their leagues. */
import type { FoundingHook } from '#domains/day.ts';
import { openCategories } from '#domains/forum/store/categories.ts';

export const forumFounding: readonly FoundingHook[] = [
  { name: 'forum.categories', at: 'opens', run: ({ rows }) => openCategories(rows) },
  { name: 'forum.league-categories', at: 'tier-opens', run: ({ rows }) => openCategories(rows) },
];
