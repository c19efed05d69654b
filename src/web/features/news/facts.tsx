import { useTranslation } from 'react-i18next';
import type { FactOf } from '#domains/fact.ts';
import type { recapNews as kinds } from '#domains/news/kinds.ts';
import type { ParamsOf, RenderersOf } from '#web/lib/fact.tsx';

type News = FactOf<typeof kinds>;

export const news: RenderersOf<News> = {
  'game-recap': { icon: 'puck', Words: Recap },
  injury: { icon: 'bandage', Words: Injury },
  streak: { icon: 'up', Words: Streak },
  'streak-ended': { icon: 'down', Words: StreakEnded },
  milestone: { icon: 'star', Words: Milestone },
  'league-leader': { icon: 'cup', Words: Leader },
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

/** Which of some ways of saying it: by what it says, so that it reads the same whenever it is looked at. */
function pick<Count extends number>(words: string, ways: readonly Count[]): Count {
  const sum = [...words].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 10_007, 7);
  const way = ways[sum % ways.length];
  if (way === undefined) throw new RangeError('there is no way to say it');
  return way;
}

function Streak({ streak, ...params }: ParamsOf<News>['streak']) {
  const { t } = useTranslation('news');
  return t(`streak.${streak}${pick(`${params.team}${params.games}`, [0, 1, 2])}`, params);
}

function StreakEnded({ streak, ...params }: ParamsOf<News>['streak-ended']) {
  const { t } = useTranslation('news');
  return t(`streak-ended.${streak}${pick(params.team, [0, 1])}`, params);
}

function Milestone({ what, ...params }: ParamsOf<News>['milestone']) {
  const { t } = useTranslation('news');
  return t(`milestone.${what}${pick(params.player, [0, 1])}`, params);
}

function Leader({ ahead, ...params }: ParamsOf<News>['league-leader']) {
  const { t } = useTranslation('news');
  if (ahead === 0) return t('league-leader.level', params);
  return t(`league-leader.ahead${pick(params.team, [0, 1])}`, { ...params, count: ahead });
}
