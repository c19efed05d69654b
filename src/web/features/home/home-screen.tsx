import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NewsList } from '#web/features/news/news-list.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { DayTimeline } from './day-timeline.tsx';
import css from './home.module.css';
import { ScoreStrip } from './score-strip.tsx';

/** Live scores move without reloading. */
const REFRESH_MS = 15_000;
const STORYLINES = 3;
const NEXT_GAMES = 6;

/** The game in one look, from the running world. */
export function HomeScreen() {
  const { t } = useTranslation(['home', 'common']);
  const format = useFormat();
  useTitle(t('home:title'));
  const query = useQuery(api.world.today.queryOptions({ refetchInterval: REFRESH_MS }));
  const today = query.data?.data;
  return (
    <>
      <ScoreStrip today={today} />
      <div className={css.hero}>
        <CenterIce />
        <div className={css.heroInner}>
          {today && (
            <p className={css.now}>
              {t('home:now', {
                season: today.clock.seasonNumber,
                day: today.clock.day,
                phase: t(`common:phase.${today.clock.phase}`),
              })}
            </p>
          )}
          <h1 className={css.headline}>{t('home:headline')}</h1>
          <p className={css.lead}>
            {today
              ? t('home:lead', {
                  clubs: format.number(today.counts.clubs),
                  players: format.number(today.counts.players),
                })
              : t('common:tagLine')}
          </p>
          <div className={css.calls}>
            <Link to="/auth/register" className={css.register}>
              {t('home:register')}
            </Link>
            <Link to="/auth/login" className={css.logIn}>
              {t('home:logIn')}
            </Link>
          </div>
        </div>
      </div>
      <div className={css.page}>
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {today && (
          <StatTiles
            tiles={(['clubs', 'players', 'managers', 'gamesPlayed', 'online'] as const).map((count) => ({
              label: t(`home:counts.${count}`),
              value: format.number(today.counts[count]),
            }))}
          />
        )}
        <div className={css.columns}>
          <Section title={t('home:nextFaceoffs')} isFlush>
            {!today && <LoadingTable rows={4} columns={3} />}
            {today?.next.length === 0 && <EmptyState icon="calendar" title={t('home:noNext')} />}
            {today?.next.slice(0, NEXT_GAMES).map((game) => (
              <GameScoreRow key={game.id} game={game} />
            ))}
          </Section>
          <Section title={t('home:storylines')} isFlush>
            {!today && <LoadingTable rows={3} columns={2} />}
            {today?.storylines.length === 0 && <EmptyState icon="community" title={t('home:noStorylines')} />}
            {today && <NewsList items={today.storylines.slice(0, STORYLINES)} />}
          </Section>
        </div>
        <DayTimeline dayMinutes={today?.clock.dayMinutes} />
      </div>
    </>
  );
}

/** The center of a rink: red line, blue lines, faceoff circle. */
function CenterIce() {
  return (
    <svg className={css.ice} viewBox="0 0 800 600" preserveAspectRatio="xMaxYMid slice" fill="none" aria-hidden>
      <path d="M250 -20 100 620M850 -20 700 620" stroke="#4682f0" strokeOpacity=".5" strokeWidth="14" />
      <path d="M550 -20 400 620" stroke="#e0484e" strokeOpacity=".75" strokeWidth="9" />
      <circle cx="475" cy="300" r="122" stroke="#78aaff" strokeOpacity=".6" strokeWidth="4" />
      <circle cx="475" cy="300" r="9" fill="#78aaff" fillOpacity=".8" />
    </svg>
  );
}
