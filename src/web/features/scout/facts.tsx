import type { scoutDesk, scoutLedgerKinds, scoutNotifications } from '#domains/scout/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const desk: DeskRenderersOf<typeof scoutDesk> = {
  'scout-idle': { icon: 'search', Words: said('scout', 'desk.idle'), Go: said('scout', 'desk.go') },
};

export const subject = 'office';

export const notifications: RenderersOf<typeof scoutNotifications> = {
  'scouts-called-back': {
    icon: 'search',
    Words: said('scout', 'budget.calledBack', { count: 'scouts' }),
    to: '/office/scouting?tab=budget',
  },
};

export const memos: RenderersOf<typeof scoutLedgerKinds> = {
  'scouting-trips': { icon: 'search', Words: said('club', 'memo.scouting-trips') },
};
