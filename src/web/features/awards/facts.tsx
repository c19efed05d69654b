import { useTranslation } from 'react-i18next';
import type { awardNews as kinds } from '#domains/awards/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;

export const news: RenderersOf<News> = {
  'award-won': { icon: 'star', Words: AwardWon },
  'title-won': { icon: 'star', Words: TitleWon },
};

function AwardWon({ award, firsts, ballots, ...params }: ParamsOf<News>['award-won']) {
  const { t } = useTranslation('awards');
  const said = { ...params, firsts, ballots };
  const isUnanimous = firsts === ballots;
  if (award === 'manager' || award === 'sportsmanship')
    return t(isUnanimous ? `award-won_${award}-unanimous` : `award-won_${award}`, said);
  return t(isUnanimous ? 'award-won_unanimous' : 'award-won_some', { ...said, award: t(`called.${award}`) });
}

function TitleWon({ award, ...params }: ParamsOf<News>['title-won']) {
  const { t } = useTranslation('awards');
  return t(`title-won_${award}`, params);
}
