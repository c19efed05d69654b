import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { seasonNews as kinds } from '#domains/season/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;

export const news: RenderersOf<News> = {
  champion: { icon: 'cup', Words: Champion },
  promoted: { icon: 'up', Words: Promoted },
  relegated: { icon: 'down', Words: Relegated },
  'league-opens': { icon: 'league', Words: LeagueOpens },
};

function Champion(params: ParamsOf<News>['champion']) {
  const { t } = useTranslation('news');
  return t('champion', params);
}

function Promoted(params: ParamsOf<News>['promoted']) {
  const { t } = useTranslation('news');
  return t('promoted', params);
}

function Relegated(params: ParamsOf<News>['relegated']) {
  const { t } = useTranslation('news');
  return t('relegated', params);
}

function LeagueOpens(params: ParamsOf<News>['league-opens']) {
  const { t } = useTranslation('news');
  return t('league-opens', params);
}
