import type { shopLedgerKinds } from '#domains/shop/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const memos: RenderersOf<typeof shopLedgerKinds> = {
  'shop-purchase': { icon: 'star', Words: said('shop', 'memo'), to: '/puck/shop' },
};
