import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { playerDesk as kinds, playerNews as newsKinds } from '#domains/player/kinds.ts';
import type { DeskRenderersOf } from '#web/features/club/overview/desk-renderer.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof kinds>;
type News = FactOf<typeof newsKinds>;

export const news: RenderersOf<News> = {
  'special-awakened': { icon: 'star', Words: Awakened },
};

export const desk: DeskRenderersOf<Desk> = {
  injury: { icon: 'bandage', Words: Injury, Go: GoToPlayer },
};

function Injury(params: ParamsOf<Desk>['injury']) {
  const { t } = useTranslation('club');
  return t('desk.injury', params);
}

function GoToPlayer() {
  const { t } = useTranslation('club');
  return t('desk.go.injury');
}

function Awakened({ skill, ...params }: ParamsOf<News>['special-awakened']) {
  const { t } = useTranslation(['news', 'skills']);
  return t('news:special-awakened', { ...params, skill: t(`skills:special.${skill}`) });
}
