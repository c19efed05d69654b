import type {
  rosterDesk as deskKinds,
  rosterLedgerKinds as ledgerKinds,
  rosterNews as newsKinds,
  rosterNotifications as notificationKinds,
} from '#domains/roster/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { formatList, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';

export const news: RenderersOf<typeof newsKinds> = {
  recall: { icon: 'up', Words: said('news', ({ times }) => (times === 1 ? 'recall' : 'recall-again')) },
  'fill-in': { icon: 'user', Words: said('news', 'fill-in') },
  'waiver-claim': { icon: 'up', Words: said('news', 'waiver-claim') },
};

export const subject = 'club';

export const notifications: RenderersOf<typeof notificationKinds> = {
  'fill-in': { icon: 'user', Words: said('news', 'notification.fill-in') },
  'waiver-claimed': { icon: 'alert', Words: said('news', 'notification.waiver-claimed') },
  'waivers-inherited': {
    icon: 'alert',
    Words: said('roster', ({ byAssistant }) => `inherited.${byAssistant ? 'assistant' : 'manager'}`),
  },
  'roster-illegal': { icon: 'alert', Words: said('roster', 'illegal.notice') },
  'roster-fined': { icon: 'alert', Words: said('roster', 'illegal.fined') },
  'assistant-recalled': { icon: 'up', Words: said('roster', 'assistant.recalled') },
  'assistant-sent-down': {
    icon: 'down',
    Words: said('roster', ({ to, isOnWaivers }) => (isOnWaivers ? 'assistant.waivers' : `assistant.down.${to}`)),
  },
  'waiver-return': { icon: 'swap', Words: said('roster', 'waiverReturn') },
  'assistant-reserved': { icon: 'bandage', Words: said('roster', 'assistant.reserved') },
};

export const desk: DeskRenderersOf<typeof deskKinds> = {
  'roster-illegal': {
    icon: 'alert',
    Words: Illegal,
    Go: said('roster', 'illegal.go'),
    isUrgent: true,
  },
};

export const memos: RenderersOf<typeof ledgerKinds> = {
  fines: { icon: 'office', Words: said('roster', 'illegal.memo') },
};

function Illegal({ count, dollars, day, reserve, down }: ParamsOf<typeof deskKinds>['roster-illegal']) {
  const { t, i18n } = useTranslation('roster');
  const format = useFormat();
  const joined = (names: readonly string[]) => formatList(names, i18n.language);
  const moves = [
    ...(reserve.length > 0 ? [t('illegal.reserve', { players: joined(reserve) })] : []),
    ...(down.length > 0 ? [t('illegal.down', { players: joined(down) })] : []),
  ];
  return [
    count > 0 ? t('illegal.men', { count }) : '',
    dollars > 0 ? t('illegal.dollars', { amount: format.money(dollars) }) : '',
    t('illegal.by', { day }),
    ...moves,
  ]
    .filter(Boolean)
    .join(' ');
}
