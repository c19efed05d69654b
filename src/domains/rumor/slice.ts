/** What rumors bring to the program. */
import { rumorDays } from '#domains/rumor/days.ts';
import { rumorNews } from '#domains/rumor/kinds.ts';
import type { Slice } from '#domains/slice.ts';

export const rumorSlice: Slice = { name: 'rumor', routes: () => ({}), news: rumorNews, days: rumorDays };
