import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { puckLedgerKinds, puckNotifications } from '#domains/puck/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Notification = FactOf<typeof puckNotifications>;
type Ledger = FactOf<typeof puckLedgerKinds>;

export const notifications: RenderersOf<Notification> = {
  'puck-gift': { icon: 'puck', Words: Given, to: '/puck' },
};

export const memos: RenderersOf<Ledger> = {
  'start-pucks': { icon: 'puck', Words: Start },
  gift: { icon: 'community', Words: Gift },
};

function Given({ user, pucks }: ParamsOf<Notification>['puck-gift']) {
  const { t } = useTranslation('puck');
  return t('giftNotice', { user, count: pucks });
}

function Start() {
  const { t } = useTranslation('puck');
  return t('startMemo');
}

function Gift({ from, to }: ParamsOf<Ledger>['gift']) {
  const { t } = useTranslation('puck');
  return t('giftMemo', { from, to });
}
