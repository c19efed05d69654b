import type { withdrawalLedgerKinds, withdrawalNotifications } from '#domains/withdrawal/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const notifications: RenderersOf<typeof withdrawalNotifications> = {
  'withdrawal-requested': { icon: 'puck', Words: said('withdrawal', 'notice.requested'), to: '/admin?tab=withdrawals' },
  'withdrawal-state': { icon: 'puck', Words: said('withdrawal', ({ state }) => `notice.${state}`), to: '/withdraw' },
};

export const memos: RenderersOf<typeof withdrawalLedgerKinds> = {
  'withdrawal-held': { icon: 'puck', Words: said('withdrawal', 'memo.held'), to: '/withdraw' },
  'withdrawal-returned': { icon: 'puck', Words: said('withdrawal', 'memo.returned'), to: '/withdraw' },
  'withdrawal-paid': { icon: 'puck', Words: said('withdrawal', 'memo.paid'), to: '/withdraw-board' },
};
