import { useTranslation } from 'react-i18next';
import type { Award } from '#domains/awards/constants.ts';
import type { awardNews as kinds } from '#domains/awards/kinds.ts';
import type { FactOf } from '#domains/fact.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;

export const news: RenderersOf<News> = {
  'award-won': { icon: 'star', Words: AwardWon },
  'title-won': { icon: 'star', Words: TitleWon },
};

/** Votes that the news report in the same words. */
const CALLED = [
  'MVP',
  'defender',
  'goalie',
  'rookie',
  'defensive-forward',
  'playmaker',
  'playoff-MVP',
  'coach',
] as const satisfies readonly Award[];

function AwardWon({ award, firsts, ballots, ...params }: ParamsOf<News>['award-won']) {
  const { t } = useTranslation('awards');
  const said = { ...params, firsts, ballots };
  if (award === 'manager') return t('award-won_manager', said);
  if (award === 'sportsmanship') return t('award-won_sportsmanship', said);
  const called = CALLED.find((one) => one === award);
  if (!called) return null;
  return t(firsts === ballots ? 'award-won_unanimous' : 'award-won_some', { ...said, award: t(`called.${called}`) });
}

function TitleWon({ award, ...params }: ParamsOf<News>['title-won']) {
  const { t } = useTranslation('awards');
  if (award === 'points-title' || award === 'goals-title' || award === 'wins-title') {
    return t(`title-won_${award}`, params);
  }
  return null;
}
