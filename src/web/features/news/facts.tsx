import type { recapNews as kinds } from '#domains/news/kinds.ts';
import { type ParamsOf, type RenderersOf, said } from '#web/lib/fact.tsx';
import { formatList } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { pickWay } from './pick-way.ts';

export const news: RenderersOf<typeof kinds> = {
  'game-recap': { icon: 'puck', Words: Recap },
  injury: { icon: 'bandage', Words: Injury },
  streak: {
    icon: 'up',
    Words: said('news', ({ streak, team, games }) => `streak.${streak}${pickWay(`${team}${games}`, [0, 1, 2])}`),
  },
  'streak-ended': {
    icon: 'down',
    Words: said('news', ({ streak, team }) => `streak-ended.${streak}${pickWay(team, [0, 1])}`),
  },
  milestone: { icon: 'star', Words: said('news', ({ what, player }) => `milestone.${what}${pickWay(player, [0, 1])}`) },
  'league-leader': { icon: 'cup', Words: said('news', wayOfLeader, { count: 'ahead' }) },
  preview: {
    icon: 'calendar',
    Words: said('news', ({ home, away }) => `preview.way${pickWay(`${home}${away}`, [0, 1, 2])}`),
  },
  'power-ranking': { icon: 'up', Words: PowerRanking },
  'off-season-movers': { icon: 'swap', Words: OffSeasonMovers },
};

/** Says who won and lost, with the first star. */
function Recap({ star, seriesGame, ...params }: ParamsOf<typeof kinds>['game-recap']) {
  const { t } = useTranslation('news');
  const { home, away, homeScore, awayScore, endedIn } = params;
  const isHomeWin = homeScore > awayScore;
  const result = t(`game-recap_${homeScore === awayScore ? 'draw' : endedIn}`, {
    ...params,
    winner: isHomeWin ? home : away,
    loser: isHomeWin ? away : home,
    winnerScore: Math.max(homeScore, awayScore),
    loserScore: Math.min(homeScore, awayScore),
  });
  const words = seriesGame === undefined ? result : t('series-game', { game: seriesGame, words: result });
  return star === '' ? words : `${words} ${t('star', { star })}`;
}

function Injury({ days, part, seriesGame, ...params }: ParamsOf<typeof kinds>['injury']) {
  const { t } = useTranslation('news');
  const words = t('injury', { ...params, part: t(`part.${part}`), count: days });
  return seriesGame === undefined ? words : t('series-game', { game: seriesGame, words });
}

function wayOfLeader({ ahead, team }: ParamsOf<typeof kinds>['league-leader']) {
  return ahead === 0 ? 'league-leader.level' : (`league-leader.ahead${pickWay(team, [0, 1])}` as const);
}

function PowerRanking({ week, league, teams }: ParamsOf<typeof kinds>['power-ranking']) {
  const { t } = useTranslation('news');
  const list = teams.map(({ team, moved }, index) => {
    const climb =
      moved === null || moved === 0 ? '' : ` ${t(moved > 0 ? 'climbed' : 'fell', { count: Math.abs(moved) })}`;
    return `${index + 1}. ${team}${climb}`;
  });
  return t('power-ranking', { week, league, teams: list.join(', ') });
}

function OffSeasonMovers({ league, up, down }: ParamsOf<typeof kinds>['off-season-movers']) {
  const { t, i18n } = useTranslation('news');
  const named = (moved: typeof up, way: 'gained' | 'lost') =>
    formatList(
      moved.map(({ team, overall, points }) => t(`off-season.${way}`, { team, overall, points })),
      i18n.language,
    );
  const [winners, losers] = [named(up, 'gained'), named(down, 'lost')];
  const context = down.length === 0 ? 'up' : up.length === 0 ? 'down' : 'both';
  return t(`off-season.${context}`, { league, winners, losers });
}
