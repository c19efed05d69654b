import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type {
  freeAgencyDesk as deskKinds,
  freeAgencyNews as kinds,
  freeAgencyNotifications as notificationKinds,
} from '#domains/free-agency/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type News = FactOf<typeof kinds>;
type Desk = FactOf<typeof deskKinds>;
type Notification = FactOf<typeof notificationKinds>;

const GoToFrenzy = said('free-agency', 'desk.toFrenzy');

export const news: RenderersOf<News> = {
  signing: { icon: 'sign', Words: Signing },
  retirement: { icon: 'skates', Words: said('news', 'retirement') },
  'season-start': { icon: 'calendar', Words: said('news', 'season-start') },
  'offer-sheet': { icon: 'sign', Words: SheetSigned },
  'offer-sheet-matched': { icon: 'sign', Words: said('free-agency', 'news.offer-sheet-matched') },
  'offer-sheet-lost': { icon: 'sign', Words: SheetLost },
  'arbitration-filed': { icon: 'whistle', Words: CaseFiled },
  'arbitration-award': { icon: 'whistle', Words: Awarded },
  'arbitration-walk-away': { icon: 'user', Words: WalkedAway },
};

function CaseFiled({ by, ...params }: ParamsOf<News>['arbitration-filed']) {
  const { t } = useTranslation('free-agency');
  return t(`news.arbitration-filed-${by}`, params);
}

function Awarded({ salary, seasons, ...params }: ParamsOf<News>['arbitration-award']) {
  const { t } = useTranslation(['free-agency', 'contracts']);
  const terms = useMoneyTerms()(salary, seasons);
  return t('free-agency:news.arbitration-award', { ...params, terms });
}

function WalkedAway({ salary, ...params }: ParamsOf<News>['arbitration-walk-away']) {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  return t('news.arbitration-walk-away', { ...params, salary: format.money(salary) });
}

function SheetSigned({ salary, seasons, ...params }: ParamsOf<News>['offer-sheet']) {
  const { t } = useTranslation(['free-agency', 'contracts']);
  const terms = useMoneyTerms()(salary, seasons);
  return t('free-agency:news.offer-sheet', { ...params, terms });
}

function SheetLost({ picks, ...params }: ParamsOf<News>['offer-sheet-lost']) {
  const { t } = useTranslation('free-agency');
  return t('news.offer-sheet-lost', { ...params, count: picks });
}

function Signing({ salary, seasons, ...params }: ParamsOf<News>['signing']) {
  const { t } = useTranslation('news');
  const format = useFormat();
  return t('signing', { ...params, count: seasons, salary: format.money(salary) });
}

export const desk: DeskRenderersOf<Desk> = {
  'contracts-run-out': { icon: 'sign', Words: RunOut, Go: said('free-agency', 'desk.toAssistant') },
  'offer-sheet-to-match': { icon: 'alert', Words: ToMatch, Go: said('free-agency', 'desk.toSheet'), isUrgent: true },
  'arbitration-to-decide': { icon: 'alert', Words: ToDecide, Go: said('free-agency', 'desk.toAward'), isUrgent: true },
  'buyout-window': {
    icon: 'sign',
    Words: said('free-agency', 'desk.buyout_window', { count: 'days' }),
    Go: said('free-agency', 'desk.toRoster'),
  },
  'frenzy-unplanned': {
    icon: 'sign',
    Words: said('free-agency', 'desk.round_unplanned'),
    Go: GoToFrenzy,
    isUrgent: true,
  },
  'frenzy-round': { icon: 'sign', Words: RoundAhead, Go: GoToFrenzy },
};

function ToDecide({ player, salary, seasons, days }: ParamsOf<Desk>['arbitration-to-decide']) {
  const { t } = useTranslation('free-agency');
  const terms = useMoneyTerms()(salary, seasons);
  return t('desk.to_decide', { player, terms, count: days });
}

function RoundAhead({ targets, ...params }: ParamsOf<Desk>['frenzy-round']) {
  const { t } = useTranslation('free-agency');
  return t('desk.round_ahead', { ...params, count: targets });
}

function ToMatch({ player, team, salary, seasons, days }: ParamsOf<Desk>['offer-sheet-to-match']) {
  const { t } = useTranslation('free-agency');
  const terms = useMoneyTerms()(salary, seasons);
  return t('desk.to_match', { player, team, terms, count: days });
}

function RelegationDeadCap({ player, cost, seasons }: ParamsOf<Notification>['relegation-dead-cap']) {
  const { t } = useTranslation('free-agency');
  return t('notification.relegation-dead-cap', { player, cost, count: seasons });
}

export const notifications: RenderersOf<Notification> = {
  'frenzy-won': { icon: 'sign', Words: Won },
  'frenzy-lost': { icon: 'user', Words: said('free-agency', 'notification.frenzy-lost') },
  'office-goes-on': { icon: 'sign', Words: said('free-agency', 'notification.office-goes-on') },
  'office-signed': { icon: 'sign', Words: OfficeSigned },
  'let-go': { icon: 'user', Words: said('free-agency', 'notification.let-go') },
  parted: { icon: 'user', Words: said('free-agency', 'notification.parted') },
  'relegation-release': { icon: 'alert', Words: said('free-agency', 'notification.relegation-release') },
  'relegation-dead-cap': { icon: 'alert', Words: RelegationDeadCap },
  'assistant-filled': { icon: 'sign', Words: AssistantFilled },
  'juniors-joined': { icon: 'user', Words: said('free-agency', 'notification.juniors-joined') },
  'qualified-signed': { icon: 'sign', Words: QualifiedSigned },
  'assistant-qualified': { icon: 'sign', Words: said('free-agency', 'notification.assistant-qualified') },
  'sheet-signed': { icon: 'alert', Words: OwnSheetSigned },
  'sheet-matched': { icon: 'user', Words: said('free-agency', 'notification.sheet-matched') },
  'sheet-won': { icon: 'sign', Words: said('free-agency', 'notification.sheet-won') },
  'sheet-void': { icon: 'alert', Words: said('free-agency', 'notification.sheet-void') },
  'sheet-assistant': { icon: 'sign', Words: said('free-agency', 'notification.sheet-assistant') },
  'sheet-lost': { icon: 'user', Words: said('free-agency', 'notification.sheet-lost') },
  'arbitration-called': {
    icon: 'alert',
    Words: said('free-agency', 'notification.arbitration-called', { count: 'days' }),
  },
  'arbitration-awarded': { icon: 'sign', Words: AwardBinds },
  'arbitration-open': { icon: 'alert', Words: AwardOpen },
  'arbitration-void': { icon: 'user', Words: said('free-agency', 'notification.arbitration-void') },
};

function OfficeSigned({ player, salary, seasons }: ParamsOf<Notification>['office-signed']) {
  const { t } = useTranslation('free-agency');
  return t('notification.office-signed', { player, terms: useMoneyTerms()(salary, seasons) });
}

function AwardBinds({ player, salary, seasons }: ParamsOf<Notification>['arbitration-awarded']) {
  const { t } = useTranslation('free-agency');
  const terms = useMoneyTerms()(salary, seasons);
  return t('notification.arbitration-awarded', { player, terms });
}

function AwardOpen({ player, salary, seasons, days }: ParamsOf<Notification>['arbitration-open']) {
  const { t } = useTranslation('free-agency');
  const terms = useMoneyTerms()(salary, seasons);
  return t('notification.arbitration-open', { player, terms, count: days });
}

function AssistantFilled({ player, salary, seasons }: ParamsOf<Notification>['assistant-filled']) {
  const { t } = useTranslation('free-agency');
  return t('notification.assistant-filled', { player, terms: useMoneyTerms()(salary, seasons) });
}

function QualifiedSigned({ player, salary }: ParamsOf<Notification>['qualified-signed']) {
  const { t } = useTranslation('free-agency');
  return t('notification.qualified-signed', { player, salary: useFormat().money(salary) });
}

function OwnSheetSigned({ player, team, salary, seasons, days }: ParamsOf<Notification>['sheet-signed']) {
  const { t } = useTranslation('free-agency');
  const terms = useMoneyTerms()(salary, seasons);
  return t('notification.sheet-signed', { player, team, terms, count: days });
}

/** "$4,200,000 a season for 3 seasons". */
function useMoneyTerms(): (salary: number, seasons: number) => string {
  const { t } = useTranslation('contracts');
  const format = useFormat();
  return (salary, seasons) => t('terms', { money: format.money(salary), count: seasons });
}

function RunOut({ count, player }: ParamsOf<Desk>['contracts-run-out']) {
  const { t } = useTranslation('free-agency');
  return t('desk.run_out', { count, player, others: count - 1 });
}

function Won({ player, salary, seasons }: ParamsOf<Notification>['frenzy-won']) {
  const { t } = useTranslation(['free-agency', 'contracts']);
  const format = useFormat();
  const terms = t('contracts:terms', { money: format.money(salary), count: seasons });
  return t('free-agency:notification.frenzy-won', { player, terms });
}
