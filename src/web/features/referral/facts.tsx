import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { referralLedgerKinds, referralNotifications } from '#domains/referral/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof referralNotifications>;
type Ledger = FactOf<typeof referralLedgerKinds>;

export const notifications: RenderersOf<Notification> = {
  'referral-reward': { icon: 'community', Words: Rewarded, to: '/referral-program' },
};

export const memos: RenderersOf<Ledger> = {
  'referral-reward': { icon: 'community', Words: Reward, to: '/referral-program' },
};

function Rewarded({ user, pucks }: ParamsOf<Notification>['referral-reward']) {
  const { t } = useTranslation('referral');
  return t('notice', { user, count: pucks });
}

function Reward({ as }: ParamsOf<Ledger>['referral-reward']) {
  const { t } = useTranslation('referral');
  return t(`memo.${as}`);
}
