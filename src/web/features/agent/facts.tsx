import { useTranslation } from 'react-i18next';
import type { agentLedgerKinds, agentNotifications } from '#domains/agent/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type Notification = FactOf<typeof agentNotifications>;

export const notifications: RenderersOf<Notification> = {
  'client-won': { icon: 'sign', Words: Won },
  'client-declined': { icon: 'user', Words: Declined },
  'client-left': { icon: 'user', Words: Left },
  'client-deal': { icon: 'sign', Words: Deal },
  'trade-asked': { icon: 'swap', Words: TradeAsked },
};

export const memos: RenderersOf<FactOf<typeof agentLedgerKinds>> = {
  commission: { icon: 'money', Words: Commission },
};

function Won({ player }: ParamsOf<Notification>['client-won']) {
  const { t } = useTranslation('agent');
  return t('notification.won', { player });
}

function Declined({ player }: ParamsOf<Notification>['client-declined']) {
  const { t } = useTranslation('agent');
  return t('notification.declined', { player });
}

function Left({ player, reason }: ParamsOf<Notification>['client-left']) {
  const { t } = useTranslation('agent');
  return t(`notification.left.${reason}`, { player });
}

function Deal({ player, team, salary, seasons }: ParamsOf<Notification>['client-deal']) {
  const { t } = useTranslation('agent');
  const format = useFormat();
  return t('notification.deal', { player, team, money: format.money(salary), count: seasons });
}

function TradeAsked({ player, agent }: ParamsOf<Notification>['trade-asked']) {
  const { t } = useTranslation('agent');
  return t('notification.tradeAsked', { player, agent });
}

function Commission() {
  const { t } = useTranslation('agent');
  return t('memo.commission');
}
