import type {
  contractsDesk as deskKinds,
  contractsLedgerKinds as ledgerKinds,
  contractsNews as newsKinds,
  contractsNotifications as notificationKinds,
} from '#domains/contracts/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type RenderersOf, said } from '#web/lib/fact.tsx';
import { Outbid } from './outbid.tsx';

const GoAnswer = said('contracts', 'deskClient.go');

export const desk: DeskRenderersOf<typeof deskKinds> = {
  'contract-ending': {
    icon: 'sign',
    Words: said('club', 'desk.contract-ending'),
    Go: said('club', 'desk.go.contract-ending'),
  },
  'contract-asked': {
    icon: 'sign',
    Words: said('contracts', 'deskAsked'),
    Go: said('contracts', 'deskCounter'),
  },
  'client-talk': { icon: 'sign', Words: said('contracts', 'deskClient.talk'), Go: GoAnswer },
  'client-offer': { icon: 'sign', Words: said('contracts', 'deskClient.offer'), Go: GoAnswer },
};

export const subject = 'office';

export const notifications: RenderersOf<typeof notificationKinds> = {
  'offer-accepted': { icon: 'sign', Words: said('contracts', 'notification.offer-accepted') },
  'offer-declined': { icon: 'user', Words: said('contracts', 'notification.offer-declined') },
  'offer-outbid': { icon: 'user', Words: Outbid },
  'offer-low': { icon: 'user', Words: said('contracts', 'notification.offer-low') },
  'parted-to-sign': { icon: 'sign', Words: said('contracts', 'notification.parted-to-sign') },
  'offer-void': { icon: 'alert', Words: said('contracts', 'notification.offer-void') },
  'agent-offer': { icon: 'sign', Words: said('contracts', 'notification.agent-offer') },
  'agent-counter': { icon: 'sign', Words: said('contracts', 'notification.agent-counter') },
  'talk-signed': { icon: 'sign', Words: said('contracts', 'notification.talk-signed') },
  'talk-countered': { icon: 'sign', Words: said('contracts', 'notification.talk-countered') },
  'talk-refused': { icon: 'user', Words: said('contracts', 'notification.talk-refused') },
  'contracts-slid': { icon: 'sign', Words: said('contracts', 'notification.contracts-slid') },
  'assistant-signed': { icon: 'sign', Words: said('contracts', 'notification.assistant-signed') },
};

export const news: RenderersOf<typeof newsKinds> = {
  buyout: { icon: 'sign', Words: said('contracts', 'news.buyout', { count: 'seasons' }) },
};

export const memos: RenderersOf<typeof ledgerKinds> = {
  wages: { icon: 'money', Words: said('club', 'memo.wages') },
  'signing-bonus': { icon: 'money', Words: said('contracts', 'memo.signing-bonus') },
  'performance-bonus': { icon: 'money', Words: said('contracts', 'memo.performance-bonus') },
  buyout: { icon: 'money', Words: said('contracts', 'memo.buyout') },
};
