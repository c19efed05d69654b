import { useTranslation } from 'react-i18next';
import type {
  disciplineDesk as deskKinds,
  disciplineNews as newsKinds,
  disciplineNotifications as notificationKinds,
} from '#domains/discipline/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof newsKinds>;
type Desk = FactOf<typeof deskKinds>;

export const news: RenderersOf<News> = {
  suspension: { icon: 'whistle', Words: Suspension },
};

export const notifications: RenderersOf<FactOf<typeof notificationKinds>> = {
  suspension: { icon: 'whistle', Words: Suspension },
};

export const desk: DeskRenderersOf<Desk> = {
  suspension: { icon: 'whistle', Words: StillSuspended, Go: GoToPlayer },
};

function Suspension({ games, infraction, ...params }: ParamsOf<News>['suspension']) {
  const { t } = useTranslation('news');
  return t('suspension', { ...params, count: games, infraction: t(`infraction.${infraction}`) });
}

function StillSuspended(params: ParamsOf<Desk>['suspension']) {
  const { t } = useTranslation('club');
  return t('desk.suspension', params);
}

function GoToPlayer() {
  const { t } = useTranslation('club');
  return t('desk.go.suspension');
}
