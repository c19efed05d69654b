import type { seasonNews as kinds } from '#domains/season/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const news: RenderersOf<typeof kinds> = {
  champion: { icon: 'cup', Words: said('news', 'champion') },
  promoted: { icon: 'up', Words: said('news', 'promoted') },
  relegated: { icon: 'down', Words: said('news', 'relegated') },
  'league-opens': { icon: 'league', Words: said('news', 'league-opens') },
};
