import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { withdrawalLedgerKinds, withdrawalNotifications } from '#domains/withdrawal/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof withdrawalNotifications>;
type Ledger = FactOf<typeof withdrawalLedgerKinds>;

export const notifications: RenderersOf<Notification> = {
  'withdrawal-requested': { icon: 'puck', Words: Requested, to: '/admin?tab=withdrawals' },
  'withdrawal-state': { icon: 'puck', Words: Moved, to: '/withdraw' },
};

export const memos: RenderersOf<Ledger> = {
  'withdrawal-held': { icon: 'puck', Words: Held, to: '/withdraw' },
  'withdrawal-returned': { icon: 'puck', Words: Returned, to: '/withdraw' },
  'withdrawal-paid': { icon: 'puck', Words: Paid, to: '/withdraw-board' },
};

function Requested({ withdrawalId }: ParamsOf<Notification>['withdrawal-requested']) {
  const { t } = useTranslation('withdrawal');
  return t('notice.requested', { id: withdrawalId });
}

function Moved({ withdrawalId, state, reason }: ParamsOf<Notification>['withdrawal-state']) {
  const { t } = useTranslation('withdrawal');
  return t(`notice.${state}`, { id: withdrawalId, reason });
}

function Held({ withdrawalId }: ParamsOf<Ledger>['withdrawal-held']) {
  const { t } = useTranslation('withdrawal');
  return t('memo.held', { id: withdrawalId });
}

function Returned({ withdrawalId }: ParamsOf<Ledger>['withdrawal-returned']) {
  const { t } = useTranslation('withdrawal');
  return t('memo.returned', { id: withdrawalId });
}

function Paid({ withdrawalId }: ParamsOf<Ledger>['withdrawal-paid']) {
  const { t } = useTranslation('withdrawal');
  return t('memo.paid', { id: withdrawalId });
}
