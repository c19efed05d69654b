import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type {
  freeAgencyDesk as deskKinds,
  freeAgencyNews as kinds,
  freeAgencyNotifications as notificationKinds,
} from '#domains/free-agency/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';
import { useFormat } from '#web/lib/format.ts';

type News = FactOf<typeof kinds>;
type Desk = FactOf<typeof deskKinds>;
type Notification = FactOf<typeof notificationKinds>;

export const news: RenderersOf<News> = {
  signing: { icon: 'sign', Words: Signing },
  retirement: { icon: 'skates', Words: Retirement },
  'season-start': { icon: 'calendar', Words: SeasonStart },
  'offer-sheet': { icon: 'sign', Words: SheetSigned },
  'offer-sheet-matched': { icon: 'sign', Words: SheetMatched },
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

function SheetMatched(params: ParamsOf<News>['offer-sheet-matched']) {
  const { t } = useTranslation('free-agency');
  return t('news.offer-sheet-matched', params);
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

function Retirement(params: ParamsOf<News>['retirement']) {
  const { t } = useTranslation('news');
  return t('retirement', params);
}

function SeasonStart(params: ParamsOf<News>['season-start']) {
  const { t } = useTranslation('news');
  return t('season-start', params);
}

export const desk: DeskRenderersOf<Desk> = {
  'contracts-run-out': { icon: 'sign', Words: RunOut, Go: GoToAssistant },
  'offer-sheet-to-match': { icon: 'alert', Words: ToMatch, Go: GoToSheet, isUrgent: true },
  'arbitration-to-decide': { icon: 'alert', Words: ToDecide, Go: GoToAward, isUrgent: true },
  'buyout-window': { icon: 'sign', Words: BuyoutWindow, Go: GoToRoster },
  'frenzy-unplanned': { icon: 'sign', Words: RoundUnplanned, Go: GoToFrenzy, isUrgent: true },
  'frenzy-round': { icon: 'sign', Words: RoundAhead, Go: GoToFrenzy },
};

function ToDecide({ player, salary, seasons, days }: ParamsOf<Desk>['arbitration-to-decide']) {
  const { t } = useTranslation('free-agency');
  const terms = useMoneyTerms()(salary, seasons);
  return t('desk.to_decide', { player, terms, count: days });
}

function BuyoutWindow({ days }: ParamsOf<Desk>['buyout-window']) {
  const { t } = useTranslation('free-agency');
  return t('desk.buyout_window', { count: days });
}

function RoundUnplanned(params: ParamsOf<Desk>['frenzy-unplanned']) {
  const { t } = useTranslation('free-agency');
  return t('desk.round_unplanned', params);
}

function RoundAhead({ targets, ...params }: ParamsOf<Desk>['frenzy-round']) {
  const { t } = useTranslation('free-agency');
  return t('desk.round_ahead', { ...params, count: targets });
}

function GoToFrenzy() {
  const { t } = useTranslation('free-agency');
  return t('desk.toFrenzy');
}

function GoToRoster() {
  const { t } = useTranslation('free-agency');
  return t('desk.toRoster');
}

function GoToAward() {
  const { t } = useTranslation('free-agency');
  return t('desk.toAward');
}

function ToMatch({ player, team, salary, seasons, days }: ParamsOf<Desk>['offer-sheet-to-match']) {
  const { t } = useTranslation('free-agency');
  const terms = useMoneyTerms()(salary, seasons);
  return t('desk.to_match', { player, team, terms, count: days });
}

function GoToSheet() {
  const { t } = useTranslation('free-agency');
  return t('desk.toSheet');
}

export const notifications: RenderersOf<Notification> = {
  'frenzy-won': { icon: 'sign', Words: Won },
  'frenzy-lost': { icon: 'user', Words: Lost },
  'office-goes-on': { icon: 'sign', Words: OfficeGoesOn },
  'office-signed': { icon: 'sign', Words: OfficeSigned },
  'let-go': { icon: 'user', Words: LetGo },
  parted: { icon: 'user', Words: Parted },
  'relegation-release': { icon: 'alert', Words: Released },
  'assistant-filled': { icon: 'sign', Words: AssistantFilled },
  'juniors-joined': { icon: 'user', Words: JuniorsJoined },
  'qualified-signed': { icon: 'sign', Words: QualifiedSigned },
  'assistant-qualified': { icon: 'sign', Words: AssistantQualified },
  'sheet-signed': { icon: 'alert', Words: OwnSheetSigned },
  'sheet-matched': { icon: 'user', Words: OfferMatched },
  'sheet-won': { icon: 'sign', Words: OfferWon },
  'sheet-void': { icon: 'alert', Words: OfferVoid },
  'sheet-assistant': { icon: 'sign', Words: AssistantMatched },
  'sheet-lost': { icon: 'user', Words: PlayerLost },
  'arbitration-called': { icon: 'alert', Words: Called },
  'arbitration-awarded': { icon: 'sign', Words: AwardBinds },
  'arbitration-open': { icon: 'alert', Words: AwardOpen },
  'arbitration-void': { icon: 'user', Words: AwardVoid },
};

function OfficeGoesOn({ team }: ParamsOf<Notification>['office-goes-on']) {
  const { t } = useTranslation('free-agency');
  return t('notification.office-goes-on', { team });
}

function OfficeSigned({ player, salary, seasons }: ParamsOf<Notification>['office-signed']) {
  const { t } = useTranslation('free-agency');
  return t('notification.office-signed', { player, terms: useMoneyTerms()(salary, seasons) });
}

function Called({ player, days }: ParamsOf<Notification>['arbitration-called']) {
  const { t } = useTranslation('free-agency');
  return t('notification.arbitration-called', { player, count: days });
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

function AwardVoid({ player, salary }: ParamsOf<Notification>['arbitration-void']) {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  return t('notification.arbitration-void', { player, salary: format.money(salary) });
}

function AssistantFilled({ player, salary, seasons }: ParamsOf<Notification>['assistant-filled']) {
  const { t } = useTranslation('free-agency');
  return t('notification.assistant-filled', { player, terms: useMoneyTerms()(salary, seasons) });
}

function JuniorsJoined({ count }: ParamsOf<Notification>['juniors-joined']) {
  const { t } = useTranslation('free-agency');
  return t('notification.juniors-joined', { count });
}

function QualifiedSigned({ player, salary }: ParamsOf<Notification>['qualified-signed']) {
  const { t } = useTranslation('free-agency');
  return t('notification.qualified-signed', { player, salary: useFormat().money(salary) });
}

function AssistantQualified({ player, salary }: ParamsOf<Notification>['assistant-qualified']) {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  return t('notification.assistant-qualified', { player, salary: format.money(salary) });
}

function OwnSheetSigned({ player, team, salary, seasons, days }: ParamsOf<Notification>['sheet-signed']) {
  const { t } = useTranslation('free-agency');
  const terms = useMoneyTerms()(salary, seasons);
  return t('notification.sheet-signed', { player, team, terms, count: days });
}

function OfferMatched({ player, team }: ParamsOf<Notification>['sheet-matched']) {
  const { t } = useTranslation('free-agency');
  return t('notification.sheet-matched', { player, team });
}

function OfferWon({ player }: ParamsOf<Notification>['sheet-won']) {
  const { t } = useTranslation('free-agency');
  return t('notification.sheet-won', { player });
}

function OfferVoid({ player }: ParamsOf<Notification>['sheet-void']) {
  const { t } = useTranslation('free-agency');
  return t('notification.sheet-void', { player });
}

function AssistantMatched({ player, team }: ParamsOf<Notification>['sheet-assistant']) {
  const { t } = useTranslation('free-agency');
  return t('notification.sheet-assistant', { player, team });
}

function PlayerLost({ player, team }: ParamsOf<Notification>['sheet-lost']) {
  const { t } = useTranslation('free-agency');
  return t('notification.sheet-lost', { player, team });
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

function GoToAssistant() {
  const { t } = useTranslation('free-agency');
  return t('desk.toAssistant');
}

function Won({ player, salary, seasons }: ParamsOf<Notification>['frenzy-won']) {
  const { t } = useTranslation(['free-agency', 'contracts']);
  const format = useFormat();
  const terms = t('contracts:terms', { money: format.money(salary), count: seasons });
  return t('free-agency:notification.frenzy-won', { player, terms });
}

function Lost({ player, team }: ParamsOf<Notification>['frenzy-lost']) {
  const { t } = useTranslation('free-agency');
  return t('notification.frenzy-lost', { player, team });
}

function Released({ player }: ParamsOf<Notification>['relegation-release']) {
  const { t } = useTranslation('free-agency');
  return t('notification.relegation-release', { player });
}

function Parted({ player, max }: ParamsOf<Notification>['parted']) {
  const { t } = useTranslation('free-agency');
  return t('notification.parted', { player, max });
}

function LetGo({ player, salary }: ParamsOf<Notification>['let-go']) {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  return t('notification.let-go', { player, salary: format.money(salary) });
}
