import { useTranslation } from 'react-i18next';
import type {
  contractsDesk as deskKinds,
  contractsLedgerKinds as ledgerKinds,
  contractsNews as newsKinds,
  contractsNotifications as notificationKinds,
} from '#domains/contracts/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';
import { AcceptFromDesk } from './accept-from-desk.tsx';

type Desk = FactOf<typeof deskKinds>;
type Notification = FactOf<typeof notificationKinds>;

export const desk: DeskRenderersOf<Desk> = {
  'contract-ending': { icon: 'sign', Words: Ending, Go: GoToContracts },
  'contract-asked': { icon: 'sign', Words: Asked, Go: GoToTalk, Act: AcceptFromDesk },
  'client-talk': { icon: 'sign', Words: ClientTalk, Go: GoAnswer },
  'client-offer': { icon: 'sign', Words: ClientOffer, Go: GoAnswer },
};

export const notifications: RenderersOf<Notification> = {
  'offer-accepted': { icon: 'sign', Words: Accepted },
  'offer-declined': { icon: 'user', Words: Declined },
  'offer-outbid': { icon: 'user', Words: Outbid },
  'offer-low': { icon: 'user', Words: TooLow },
  'offer-void': { icon: 'alert', Words: Void },
  'agent-offer': { icon: 'sign', Words: AgentOffer },
  'agent-counter': { icon: 'sign', Words: AgentCounter },
  'talk-signed': { icon: 'sign', Words: TalkSigned },
  'talk-countered': { icon: 'sign', Words: TalkCountered },
  'talk-refused': { icon: 'user', Words: TalkRefused },
  'contracts-slid': { icon: 'sign', Words: Slid },
  'assistant-signed': { icon: 'sign', Words: AssistantSigned },
};

export const news: RenderersOf<FactOf<typeof newsKinds>> = {
  buyout: { icon: 'sign', Words: Buyout },
};

export const memos: RenderersOf<FactOf<typeof ledgerKinds>> = {
  wages: { icon: 'money', Words: Wages },
  'signing-bonus': { icon: 'money', Words: SigningBonus },
  'performance-bonus': { icon: 'money', Words: PerformanceBonus },
  buyout: { icon: 'money', Words: BoughtOut },
};

function Ending(params: ParamsOf<Desk>['contract-ending']) {
  const { t } = useTranslation('club');
  return t('desk.contract-ending', params);
}

function GoToContracts() {
  const { t } = useTranslation('club');
  return t('desk.go.contract-ending');
}

function Asked({ player, salary, seasons }: ParamsOf<Desk>['contract-asked']) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  return t('deskAsked', { player, terms: t('terms', { money: format.money(salary), count: seasons }) });
}

function GoToTalk() {
  const { t } = useTranslation('contracts');
  return t('deskCounter');
}

function AgentOffer({ player, team }: ParamsOf<Notification>['agent-offer']) {
  const { t } = useTranslation('contracts');
  return t('notification.agent-offer', { player, team });
}

function AgentCounter({ player, salary, seasons }: ParamsOf<Notification>['agent-counter']) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const terms = t('terms', { money: format.money(salary), count: seasons });
  return t('notification.agent-counter', { player, terms });
}

function TalkSigned({ player, salary, seasons }: ParamsOf<Notification>['talk-signed']) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const terms = t('terms', { money: format.money(salary), count: seasons });
  return t('notification.talk-signed', { player, terms });
}

function TalkCountered({ player, salary, seasons }: ParamsOf<Notification>['talk-countered']) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const terms = t('terms', { money: format.money(salary), count: seasons });
  return t('notification.talk-countered', { player, terms });
}

function TalkRefused({ player }: ParamsOf<Notification>['talk-refused']) {
  const { t } = useTranslation('contracts');
  return t('notification.talk-refused', { player });
}

function Accepted({ player }: ParamsOf<Notification>['offer-accepted']) {
  const { t } = useTranslation('contracts');
  return t('notification.offer-accepted', { player });
}

function Declined({ player }: ParamsOf<Notification>['offer-declined']) {
  const { t } = useTranslation('contracts');
  return t('notification.offer-declined', { player });
}

function Outbid({ player, team, salary, seasons }: ParamsOf<Notification>['offer-outbid']) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const terms = t('terms', { money: format.money(salary), count: seasons });
  return t('notification.offer-outbid', { player, team, terms });
}

function TooLow({ player, salary, seasons }: ParamsOf<Notification>['offer-low']) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const terms = t('terms', { money: format.money(salary), count: seasons });
  return t('notification.offer-low', { player, terms });
}

function Void({ player }: ParamsOf<Notification>['offer-void']) {
  const { t } = useTranslation('contracts');
  return t('notification.offer-void', { player });
}

function Slid(params: ParamsOf<Notification>['contracts-slid']) {
  const { t } = useTranslation('contracts');
  return t('notification.contracts-slid', params);
}

function AssistantSigned({ player, salary, seasons }: ParamsOf<Notification>['assistant-signed']) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const terms = t('terms', { money: format.money(salary), count: seasons });
  return t('notification.assistant-signed', { player, terms });
}

function Wages() {
  const { t } = useTranslation('club');
  return t('memo.wages');
}

function SigningBonus() {
  const { t } = useTranslation('contracts');
  return t('memo.signing-bonus');
}

function PerformanceBonus() {
  const { t } = useTranslation('contracts');
  return t('memo.performance-bonus');
}

function BoughtOut() {
  const { t } = useTranslation('contracts');
  return t('memo.buyout');
}

function Buyout({ player, team, cost, seasons }: ParamsOf<FactOf<typeof newsKinds>>['buyout']) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  return t('news.buyout', { player, team, money: format.money(cost), count: seasons });
}

function ClientTalk({ days, ...names }: ParamsOf<Desk>['client-talk']) {
  const { t } = useTranslation('contracts');
  const deadline = days === 0 ? t('deskClient.deputyToday') : t('deskClient.deputy', { count: days });
  return t('deskClient.talk', { ...names, deadline });
}

function ClientOffer({ days, ...names }: ParamsOf<Desk>['client-offer']) {
  const { t } = useTranslation('contracts');
  const deadline = days === 0 ? t('deskClient.decidesToday') : t('deskClient.decides', { count: days });
  return t('deskClient.offer', { ...names, deadline });
}

function GoAnswer() {
  const { t } = useTranslation('contracts');
  return t('deskClient.go');
}
