import { useTranslation } from 'react-i18next';
import type {
  disciplineDesk as deskKinds,
  disciplineNews as newsKinds,
  disciplineNotifications as notificationKinds,
} from '#domains/discipline/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

type News = FactOf<typeof newsKinds>;
type Desk = FactOf<typeof deskKinds>;

export const news: RenderersOf<News> = {
  suspension: { icon: 'whistle', Words: Suspension },
};

export const notifications: RenderersOf<FactOf<typeof notificationKinds>> = {
  suspension: { icon: 'whistle', Words: Suspension },
};

export const desk: DeskRenderersOf<Desk> = {
  suspension: { icon: 'whistle', Words: said('club', 'desk.suspension'), Go: said('club', 'desk.go.suspension') },
};

function Suspension({ games, infraction, ...params }: ParamsOf<News>['suspension']) {
  const { t } = useTranslation('news');
  return t('suspension', { ...params, count: games, infraction: t(`infraction.${infraction}`) });
}
