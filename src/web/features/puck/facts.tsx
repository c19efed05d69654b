import type { FactOf } from '#domains/fact.ts';
import type { puckLedgerKinds, puckNotifications } from '#domains/puck/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof puckNotifications>;
type Ledger = FactOf<typeof puckLedgerKinds>;

export const notifications: RenderersOf<Notification> = {
  'puck-gift': { icon: 'puck', Words: said('puck', 'giftNotice', { count: 'pucks' }), to: '/puck' },
};

export const memos: RenderersOf<Ledger> = {
  'start-pucks': { icon: 'puck', Words: said('puck', 'startMemo'), to: '/guide?chapter=quests' },
  gift: { icon: 'community', Words: said('puck', 'giftMemo') },
};
