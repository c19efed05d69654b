import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { recapNews as kinds } from '#domains/news/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;

export const news: RenderersOf<News> = {
  'game-recap': { icon: 'puck', Words: Recap },
  injury: { icon: 'bandage', Words: Injury },
};

/** Names winner and loser, and the first star. */
function Recap({ star, ...params }: ParamsOf<News>['game-recap']) {
  const { t } = useTranslation('news');
  const { home, away, homeScore, awayScore, endedIn } = params;
  const isHomeWin = homeScore > awayScore;
  const words = t('game-recap', {
    ...params,
    winner: isHomeWin ? home : away,
    loser: isHomeWin ? away : home,
    winnerScore: Math.max(homeScore, awayScore),
    loserScore: Math.min(homeScore, awayScore),
    context: homeScore === awayScore ? 'draw' : endedIn,
  });
  return star === '' ? words : `${words} ${t('star', { star })}`;
}

function Injury({ days, ...params }: ParamsOf<News>['injury']) {
  const { t } = useTranslation('news');
  return t('injury', { ...params, count: days });
}
