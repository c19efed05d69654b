import { SegmentedControl } from '@mantine/core';
import { memo } from 'react';
import { ExpectedGoalsChart } from '#web/features/game/charts/expected-goals-chart.tsx';
import { MomentumChart } from '#web/features/game/charts/momentum-chart.tsx';
import { WinChanceChart } from '#web/features/game/charts/win-chance-chart.tsx';
import { type GameStage, showsSame } from '#web/features/game/stage.ts';
import { useSearchState } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './chart.module.css';

const CHARTS = ['momentum', 'win', 'xg'] as const;
type ChartName = (typeof CHARTS)[number];

/** Shows how the game unfolds, in one of three curves, no higher than its place. */
export const ChartsCard = memo(function ChartsCard({ stage }: { stage: GameStage }) {
  const { t } = useTranslation('game');
  const [chart, setChart] = useSearchState('chart', CHARTS);
  return (
    <section className={css.lane} aria-label={t('charts.title')}>
      <SegmentedControl<ChartName>
        className={css.which}
        aria-label={t('charts.which')}
        value={chart}
        onChange={setChart}
        data={CHARTS.map((value) => ({ value, label: t(`charts.${value}.name`) }))}
      />
      {chart === 'win' && <WinChanceChart stage={stage} isCompact />}
      {chart === 'xg' && <ExpectedGoalsChart stage={stage} isCompact />}
      {chart === 'momentum' && <MomentumChart stage={stage} isCompact />}
    </section>
  );
}, showsSame);
