import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { playerDesk as kinds, playerNews as newsKinds } from '#domains/player/kinds.ts';
import type { DeskRenderersOf } from '#web/lib/desk-renderer.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';

type Desk = FactOf<typeof kinds>;
type News = FactOf<typeof newsKinds>;

export const news: RenderersOf<News> = {
  'special-awakened': { icon: 'star', Words: Awakened },
};

export const desk: DeskRenderersOf<Desk> = {
  injury: { icon: 'bandage', Words: said('club', 'desk.injury'), Go: said('club', 'desk.go.injury') },
};

function Awakened({ skill, ...params }: ParamsOf<News>['special-awakened']) {
  const { t } = useTranslation(['news', 'skills']);
  return t('news:special-awakened', { ...params, skill: t(`skills:special.${skill}`) });
}
