import type { FactOf } from '#domains/fact.ts';
import type { scoutDesk, scoutLedgerKinds, scoutNotifications } from '#domains/scout/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof scoutNotifications>;

export const desk: DeskRenderersOf<FactOf<typeof scoutDesk>> = {
  'scout-idle': { icon: 'search', Words: said('scout', 'desk.idle'), Go: said('scout', 'desk.go') },
};

export const notifications: RenderersOf<Notification> = {
  'scouts-called-back': {
    icon: 'search',
    Words: said('scout', 'budget.calledBack', { count: 'scouts' }),
    to: '/office/scouting?tab=budget',
  },
};

export const memos: RenderersOf<FactOf<typeof scoutLedgerKinds>> = {
  'scouting-trips': { icon: 'search', Words: said('club', 'memo.scouting-trips') },
};
