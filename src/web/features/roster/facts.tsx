import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type {
  rosterDesk as deskKinds,
  rosterLedgerKinds as ledgerKinds,
  rosterNews as newsKinds,
  rosterNotifications as notificationKinds,
} from '#domains/roster/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';
import { FollowAssistant } from './follow-assistant.tsx';

type News = FactOf<typeof newsKinds>;
type Desk = FactOf<typeof deskKinds>;
type Notification = FactOf<typeof notificationKinds>;

export const news: RenderersOf<News> = {
  recall: { icon: 'up', Words: Recall },
  'fill-in': { icon: 'user', Words: FillIn },
  'waiver-claim': { icon: 'up', Words: WaiverClaim },
};

export const notifications: RenderersOf<Notification> = {
  'fill-in': { icon: 'user', Words: FillInNeeded },
  'waiver-claimed': { icon: 'alert', Words: WaiverClaimed },
  'waivers-inherited': { icon: 'alert', Words: InheritedWaivers },
  'roster-illegal': { icon: 'alert', Words: IllegalNotice },
  'roster-fined': { icon: 'alert', Words: Fined },
  'assistant-recalled': { icon: 'up', Words: CalledUp },
  'assistant-sent-down': { icon: 'down', Words: SentDown },
  'waiver-return': { icon: 'swap', Words: WaiverReturn },
  'assistant-reserved': { icon: 'bandage', Words: Reserved },
};

export const desk: DeskRenderersOf<Desk> = {
  'roster-illegal': { icon: 'alert', Words: Illegal, Go: GoToRoster, Act: FollowAssistant, isUrgent: true },
};

export const memos: RenderersOf<FactOf<typeof ledgerKinds>> = {
  fines: { icon: 'office', Words: Fines },
};

function Recall(params: ParamsOf<News>['recall']) {
  const { t } = useTranslation('news');
  const { ordinal } = useFormat();
  return params.times === 1 ? t('recall', params) : t('recall-again', { ...params, time: ordinal(params.times) });
}

function FillIn(params: ParamsOf<News>['fill-in']) {
  const { t } = useTranslation('news');
  return t('fill-in', params);
}

function WaiverClaim(params: ParamsOf<News>['waiver-claim']) {
  const { t } = useTranslation('news');
  return t('waiver-claim', params);
}

function WaiverClaimed({ player, team }: ParamsOf<Notification>['waiver-claimed']) {
  const { t } = useTranslation('news');
  return t('notification.waiver-claimed', { player, team });
}

function InheritedWaivers({ player, byAssistant }: ParamsOf<Notification>['waivers-inherited']) {
  const { t } = useTranslation('roster');
  return t(byAssistant ? 'inherited.assistant' : 'inherited.manager', { player });
}

function FillInNeeded() {
  const { t } = useTranslation('news');
  return t('notification.fill-in');
}

function IllegalNotice({ day }: ParamsOf<Notification>['roster-illegal']) {
  const { t } = useTranslation('roster');
  return t('illegal.notice', { day });
}

function Fined({ fine }: ParamsOf<Notification>['roster-fined']) {
  const { t } = useTranslation('roster');
  const format = useFormat();
  return t('illegal.fined', { fine: format.money(fine) });
}

function CalledUp({ player, team }: ParamsOf<Notification>['assistant-recalled']) {
  const { t } = useTranslation('roster');
  return t('assistant.recalled', { player, team });
}

function SentDown({ player, to, isOnWaivers }: ParamsOf<Notification>['assistant-sent-down']) {
  const { t } = useTranslation('roster');
  return isOnWaivers ? t('assistant.waivers', { player }) : t(`assistant.down.${to}`, { player });
}

function Reserved({ player }: ParamsOf<Notification>['assistant-reserved']) {
  const { t } = useTranslation('roster');
  return t('assistant.reserved', { player });
}

function Fines() {
  const { t } = useTranslation('roster');
  return t('illegal.memo');
}

function Illegal({ count, dollars, day, reserve, down }: ParamsOf<Desk>['roster-illegal']) {
  const { t, i18n } = useTranslation('roster');
  const format = useFormat();
  const joined = (names: readonly string[]) =>
    new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
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

function GoToRoster() {
  const { t } = useTranslation('roster');
  return t('illegal.go');
}

function WaiverReturn({ player, team }: ParamsOf<Notification>['waiver-return']) {
  const { t } = useTranslation('roster');
  return t('waiverReturn', { player, team });
}
