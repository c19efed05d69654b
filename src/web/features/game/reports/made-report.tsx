import type { ReactNode } from 'react';
import type { GameReport } from '#domains/game/contract/report.ts';
import type { GameId } from '#engine/ids.ts';
import { useReport } from '#web/features/game/reports/use-report.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

/** Shows a report that is made after the final horn; says so until it is ready. */
export function MadeReport({ stage, children }: { stage: GameStage; children: (report: GameReport) => ReactNode }) {
  const { t } = useTranslation('game-reports');
  if (stage.view.state !== 'after') return <EmptyState icon="clock" title={t('being.later')} />;
  return <Asked gameId={stage.view.game.id}>{children}</Asked>;
}

function Asked({ gameId, children }: { gameId: GameId; children: (report: GameReport) => ReactNode }) {
  const { t } = useTranslation('game-reports');
  const answer = useReport(gameId);
  switch (answer.state) {
    case 'ready':
      return children(answer.report);
    case 'no-events':
      return <EmptyState icon="clock" title={t('being.noEvents')} />;
    case 'being-made':
      return (
        <Stack plate gap="sm" inset="lg" role="status">
          <h2>{t('being.title')}</h2>
          <p>{t(answer.isBusy ? 'being.busy' : 'being.hint')}</p>
          <Skeleton height={180} />
        </Stack>
      );
  }
}
