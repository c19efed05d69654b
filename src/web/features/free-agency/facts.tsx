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
};

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
};

export const notifications: RenderersOf<Notification> = {
  'frenzy-won': { icon: 'sign', Words: Won },
  'frenzy-lost': { icon: 'user', Words: Lost },
  'let-go': { icon: 'user', Words: LetGo },
};

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

function LetGo({ player, salary }: ParamsOf<Notification>['let-go']) {
  const { t } = useTranslation('free-agency');
  const format = useFormat();
  return t('notification.let-go', { player, salary: format.money(salary) });
}
