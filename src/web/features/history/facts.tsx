import type { historyNews as kinds } from '#domains/history/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const news: RenderersOf<typeof kinds> = {
  'record-broken': { icon: 'up', Words: said('history', ({ scope }) => `broken.${scope}`) },
  'number-retired': { icon: 'star', Words: said('history', 'numberRetired') },
};
