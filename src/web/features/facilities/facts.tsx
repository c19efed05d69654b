import type { facilitiesLedgerKinds as kinds } from '#domains/facilities/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const memos: RenderersOf<typeof kinds> = {
  building: { icon: 'office', Words: said('club', ({ facility }) => `memo.building-${facility}`) },
  'building-reversed': { icon: 'office', Words: said('facilities', 'reversed') },
  'facility-upkeep': { icon: 'office', Words: said('club', 'memo.facility-upkeep') },
};
