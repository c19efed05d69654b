/** What nights bring to rumors. */
import type { DayHook } from '#domains/day.ts';
import { tellRumors } from '#domains/rumor/store.ts';

export const rumorDays: readonly DayHook[] = [
  {
    name: 'rumor.tell',
    at: 'night',
    after: ['news.feats'],
    async run({ rows, season, day, past }) {
      if (past || !rows.tx) return undefined;
      return { rumors: await tellRumors(rows.tx, { season, day }) };
    },
  },
];
