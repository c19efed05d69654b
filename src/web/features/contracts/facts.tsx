import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  contractsDesk as deskKinds,
  contractsLedgerKinds as ledgerKinds,
  contractsNews as newsKinds,
  contractsNotifications as notificationKinds,
} from '#domains/contracts/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
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
  'contract-asked': {
    icon: 'sign',
    Words: withTerms('deskAsked'),
    Go: said('contracts', 'deskCounter'),
    Act: AcceptFromDesk,
  },
  'client-talk': { icon: 'sign', Words: ClientTalk, Go: GoAnswer },
  'client-offer': { icon: 'sign', Words: ClientOffer, Go: GoAnswer },
};

export const notifications: RenderersOf<Notification> = {
  'offer-accepted': { icon: 'sign', Words: said('contracts', 'notification.offer-accepted') },
  'offer-declined': { icon: 'user', Words: said('contracts', 'notification.offer-declined') },
  'offer-outbid': { icon: 'user', Words: withTerms('notification.offer-outbid') },
  'offer-low': { icon: 'user', Words: withTerms('notification.offer-low') },
  'offer-void': { icon: 'alert', Words: said('contracts', 'notification.offer-void') },
  'agent-offer': { icon: 'sign', Words: said('contracts', 'notification.agent-offer') },
  'agent-counter': { icon: 'sign', Words: withTerms('notification.agent-counter') },
  'talk-signed': { icon: 'sign', Words: withTerms('notification.talk-signed') },
  'talk-countered': { icon: 'sign', Words: withTerms('notification.talk-countered') },
  'talk-refused': { icon: 'user', Words: said('contracts', 'notification.talk-refused') },
  'contracts-slid': { icon: 'sign', Words: said('contracts', 'notification.contracts-slid') },
  'assistant-signed': { icon: 'sign', Words: withTerms('notification.assistant-signed') },
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

interface Terms {
  player: string;
  team?: string;
  salary: number;
  seasons: number;
}

type TermsLine =
  | 'deskAsked'
  | `notification.${'offer-outbid' | 'offer-low' | 'agent-counter' | 'talk-signed' | 'talk-countered' | 'assistant-signed'}`;

/** The words of a fact that names terms: what a season costs, and for how many. */
function withTerms(line: TermsLine): (params: Terms) => ReactNode {
  return (params) => <TermsSaid line={line} {...params} />;
}

function TermsSaid({ line, player, team = '', salary, seasons }: Terms & { line: TermsLine }) {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  return t(line, { player, team, terms: t('terms', { money: format.money(salary), count: seasons }) });
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
