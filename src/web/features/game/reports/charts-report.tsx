import { ExpectedGoalsChart } from '#web/features/game/charts/expected-goals-chart.tsx';
import { MomentumChart } from '#web/features/game/charts/momentum-chart.tsx';
import { WinChanceChart } from '#web/features/game/charts/win-chance-chart.tsx';
import type { GameStage } from '#web/features/game/stage.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';

/** Shows win chance, expected goals and momentum, one below the other on a shared time axis. */
export function ChartsReport({ stage }: { stage: GameStage }) {
  const { t } = useTranslation(['game', 'game-reports']);
  if (stage.events.length === 0) return <EmptyState icon="stick" title={t('charts.waiting')} />;
  return (
    <Stack>
      <Section title={t('charts.win.name')}>
        <WinChanceChart stage={stage} />
      </Section>
      <Section title={t('charts.xg.name')}>
        <ExpectedGoalsChart stage={stage} />
      </Section>
      <Section title={t('charts.momentum.name')}>
        <MomentumChart stage={stage} />
      </Section>
    </Stack>
  );
}
