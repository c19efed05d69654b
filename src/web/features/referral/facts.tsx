import type { referralLedgerKinds, referralNotifications } from '#domains/referral/kinds.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';

export const notifications: RenderersOf<typeof referralNotifications> = {
  'referral-reward': {
    icon: 'community',
    Words: said('referral', 'notice', { count: 'pucks' }),
    to: '/referral-program',
  },
};

export const memos: RenderersOf<typeof referralLedgerKinds> = {
  'referral-reward': { icon: 'community', Words: said('referral', ({ as }) => `memo.${as}`), to: '/referral-program' },
};
