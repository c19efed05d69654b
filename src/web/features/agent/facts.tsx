import { useTranslation } from 'react-i18next';
import type { agentDesk, agentLedgerKinds, agentNotifications } from '#domains/agent/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type Notification = FactOf<typeof agentNotifications>;

type Desk = FactOf<typeof agentDesk>;

export const desk: DeskRenderersOf<Desk> = {
  'clients-unhappy': { icon: 'swap', Words: Unhappy, Go: GoToClients },
  'clients-frenzy': { icon: 'sign', Words: Frenzy, Go: GoToClients },
};

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

function Unhappy(params: ParamsOf<Desk>['clients-unhappy']) {
  const { t } = useTranslation('agent');
  return t('desk.unhappy', params);
}

function Frenzy(params: ParamsOf<Desk>['clients-frenzy']) {
  const { t } = useTranslation('agent');
  return t('desk.frenzy', params);
}

function GoToClients() {
  const { t } = useTranslation('agent');
  return t('desk.go');
}
