import type { FactOf } from '#domains/fact.ts';
import type { referralLedgerKinds, referralNotifications } from '#domains/referral/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof referralNotifications>;
type Ledger = FactOf<typeof referralLedgerKinds>;

export const notifications: RenderersOf<Notification> = {
  'referral-reward': {
    icon: 'community',
    Words: said('referral', 'notice', { count: 'pucks' }),
    to: '/referral-program',
  },
};

export const memos: RenderersOf<Ledger> = {
  'referral-reward': { icon: 'community', Words: said('referral', ({ as }) => `memo.${as}`), to: '/referral-program' },
};
