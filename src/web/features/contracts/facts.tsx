import { useTranslation } from 'react-i18next';
import type {
  contractsDesk as deskKinds,
  contractsLedgerKinds as ledgerKinds,
  contractsNews as newsKinds,
  contractsNotifications as notificationKinds,
} from '#domains/contracts/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';
import { AcceptFromDesk } from './accept-from-desk.tsx';

type Desk = FactOf<typeof deskKinds>;
type Notification = FactOf<typeof notificationKinds>;

const GoAnswer = said('contracts', 'deskClient.go');

export const desk: DeskRenderersOf<Desk> = {
  'contract-ending': {
    icon: 'sign',
    Words: said('club', 'desk.contract-ending'),
    Go: said('club', 'desk.go.contract-ending'),
  },
  'contract-asked': { icon: 'sign', Words: Asked, Go: said('contracts', 'deskCounter'), Act: AcceptFromDesk },
  'client-talk': { icon: 'sign', Words: ClientTalk, Go: GoAnswer },
  'client-offer': { icon: 'sign', Words: ClientOffer, Go: GoAnswer },
};

export const notifications: RenderersOf<Notification> = {
  'offer-accepted': { icon: 'sign', Words: said('contracts', 'notification.offer-accepted') },
  'offer-declined': { icon: 'user', Words: said('contracts', 'notification.offer-declined') },
  'offer-outbid': { icon: 'user', Words: Outbid },
  'offer-low': { icon: 'user', Words: TooLow },
  'offer-void': { icon: 'alert', Words: said('contracts', 'notification.offer-void') },
  'agent-offer': { icon: 'sign', Words: said('contracts', 'notification.agent-offer') },
  'agent-counter': { icon: 'sign', Words: AgentCounter },
  'talk-signed': { icon: 'sign', Words: TalkSigned },
  'talk-countered': { icon: 'sign', Words: TalkCountered },
  'talk-refused': { icon: 'user', Words: said('contracts', 'notification.talk-refused') },
  'contracts-slid': { icon: 'sign', Words: said('contracts', 'notification.contracts-slid') },
  'assistant-signed': { icon: 'sign', Words: AssistantSigned },
};

export const news: RenderersOf<FactOf<typeof newsKinds>> = {
  buyout: { icon: 'sign', Words: said('contracts', 'news.buyout', { count: 'seasons' }) },
};

export const memos: RenderersOf<FactOf<typeof ledgerKinds>> = {
  wages: { icon: 'money', Words: said('club', 'memo.wages') },
  'signing-bonus': { icon: 'money', Words: said('contracts', 'memo.signing-bonus') },
  'performance-bonus': { icon: 'money', Words: said('contracts', 'memo.performance-bonus') },
  buyout: { icon: 'money', Words: said('contracts', 'memo.buyout') },
};

function Asked({ player, salary, seasons }: ParamsOf<Desk>['contract-asked']) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  return t('deskAsked', { player, terms: t('terms', { money: format.money(salary), count: seasons }) });
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

function AssistantSigned({ player, salary, seasons }: ParamsOf<Notification>['assistant-signed']) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  const terms = t('terms', { money: format.money(salary), count: seasons });
  return t('notification.assistant-signed', { player, terms });
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
