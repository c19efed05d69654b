import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { NewsList } from '#web/features/news/news-list.tsx';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTitle } from '#web/lib/use-title.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Columns, Row, Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { DayTimeline } from './day-timeline.tsx';
import css from './home.module.css';
import { ScoreStrip } from './score-strip.tsx';

/** The rink and its words load after the page: their room is reserved. */
const Showcase = lazy(() => import('./showcase/showcase.tsx'));

/** How often live scores are refetched. */
const REFRESH_MS = 15_000;
const STORYLINES = 3;
const NEXT_GAMES = 6;

/** Presents the game at a glance, with data from the running world. */
export function HomeScreen() {
  const { t } = useTranslation(['home', 'common']);
  const format = useFormat();
  useTitle(t('home:title'));
  const query = useQuery(api.world.today.queryOptions({ refetchInterval: REFRESH_MS }));
  const today = query.data?.data;
  return (
    <Stack gap="none">
      <ScoreStrip today={today} />
      <div className={css.hero}>
        <div className={css.heroInner}>
          <div>
            <p className={css.now}>
              {today &&
                t('home:now', {
                  season: today.clock.seasonNumber,
                  day: today.clock.day,
                  phase: t(`common:phase.${today.clock.phase}`),
                })}
              {today?.clock.quietUntil && (
                <> · {t('home:quiet', { time: format.instant(today.clock.quietUntil, 'time') })}</>
              )}
            </p>
            <h1 className={css.headline}>{t('home:headline')}</h1>
            <p className={css.lead}>
              <strong>{t('common:tagLine')}.</strong> {t('home:lead')}
            </p>
            <Row gap="md">
              <Link to="/auth/register" className={css.register}>
                {t('home:register')}
              </Link>
              <Link to="/auth/login" className={css.logIn}>
                {t('home:logIn')}
              </Link>
            </Row>
          </div>
          <div className={css.showcase}>
            <Suspense fallback={null}>
              <Showcase />
            </Suspense>
          </div>
        </div>
      </div>
      <div className={css.page}>
        {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {!query.isError && (
          <StatTiles
            tiles={(['clubs', 'players', 'managers', 'gamesPlayed', 'online'] as const).map((count) => ({
              label: t(`home:counts.${count}`),
              value: today ? format.number(today.counts[count]) : '–',
            }))}
          />
        )}
        <Columns fit min={420}>
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
        </Columns>
        <DayTimeline clock={today?.clock} />
      </div>
    </Stack>
  );
}
