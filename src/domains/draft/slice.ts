/** What the entry draft brings to the program. */
import { picksOnce } from '#domains/draft/checks.ts';
import { draftDays } from '#domains/draft/days.ts';
import { draftNews, draftNotifications } from '#domains/draft/kinds.ts';
import type { Slice } from '#domains/slice.ts';

export const draftSlice: Slice = {
  name: 'draft',
  news: draftNews,
  notifications: draftNotifications,
  days: draftDays,
  checks: [picksOnce],
};
