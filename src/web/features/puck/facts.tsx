import type { puckLedgerKinds, puckNotifications } from '#domains/puck/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const notifications: RenderersOf<typeof puckNotifications> = {
  'puck-gift': { icon: 'puck', Words: said('puck', 'giftNotice', { count: 'pucks' }), to: '/puck' },
};

export const memos: RenderersOf<typeof puckLedgerKinds> = {
  'start-pucks': { icon: 'puck', Words: said('puck', 'startMemo'), to: '/guide?chapter=quests' },
  gift: { icon: 'community', Words: said('puck', 'giftMemo') },
};
