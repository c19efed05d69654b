import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { TeamId } from '#engine/ids.ts';
import { api, client } from '#web/lib/api.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useTranslation } from '#web/lib/words.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './welcome-back.module.css';

/** Few users return after a while, and they read the results first. */
const Highlights = lazy(() => import('./highlights.tsx'));

/** Sums up what a manager has missed, in a minute's reading; disappears once read. @param waiting number of items on the desk */
export function WelcomeBack({ teamId, waiting }: { teamId: TeamId; waiting: number }) {
  const { t } = useTranslation('rookie');
  const { data: away } = useQuery(api.rookie.view.queryOptions({ select: ({ data }) => data.away }));
  const read = useMutation({
    mutationFn: () => client.rookie.back(),
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.rookie.key() }),
  });
  if (!away || read.isSuccess) return null;
  return (
    <Section
      title={t('away.title')}
      isFlush
      aside={
        <Button size="xs" variant="default" loading={read.isPending} onClick={() => read.mutate()}>
          {t('away.read')}
        </Button>
      }
    >
      <ul className={css.facts}>
        <li>{away.played > 0 ? t('away.record', { count: away.played, won: away.won }) : t('away.none')}</li>
        <li>{t('away.news', { count: away.news })}</li>
        <li>{waiting > 0 ? t('away.waits', { count: waiting }) : t('away.nothingWaits')}</li>
      </ul>
      {away.results.map((game) => (
        <GameScoreRow key={game.id} game={game} />
      ))}
      {away.news > 0 && (
        <Suspense fallback={null}>
          <Highlights teamId={teamId} since={away.since} />
        </Suspense>
      )}
    </Section>
  );
}
