import type { GameView } from '#domains/game/contract/game.ts';
import type { FanChart, GameReport } from '#domains/game/contract/report.ts';
import { FanPlot } from '#web/features/game/reports/fan-plot.tsx';
import { Outcomes } from '#web/features/game/reports/outcomes.tsx';
import type { GameStage } from '#web/features/game/stage.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

/** Shows the same game played a thousand times: the range of results, and the place of the real one among them. */
export function FanReport({ stage, report }: { stage: GameStage; report: GameReport }) {
  const { t } = useTranslation('game-reports');
  const { fanChart, notReplayed } = report;
  if (!fanChart) {
    return <EmptyState icon="clock" title={t(`why.notReplayed.${notReplayed ?? 'no-inputs'}`)} />;
  }
  return (
    <Stack>
      <Section title={t('fan.chart')}>
        <FanPlot stage={stage} fan={fanChart} realMinutes={report.realMinutes} />
      </Section>
      <Section title={t('fan.final')}>
        <Outcomes view={stage.view} fan={fanChart} real={report.goalDifference} />
        <Counts view={stage.view} fan={fanChart} />
      </Section>
    </Stack>
  );
}

function Counts({ view, fan }: { view: GameView; fan: FanChart }) {
  const { t } = useTranslation('game-reports');
  const format = useFormat();
  const { home, away } = view.game;
  const percent = (games: number) => format.percent((games / fan.games) * 100, 0);
  const leader = fan.mean >= 0 ? home : away;
  const mean = t('amount', { team: leader.abbr, goals: format.signed(Math.abs(fan.mean) / 1000, 2) });
  return (
    <StatTiles
      tiles={[
        { label: t('fan.wins', { team: away.abbr }), value: percent(fan.awayWins) },
        { label: t('fan.wins', { team: home.abbr }), value: percent(fan.homeWins) },
        { label: t('fan.overtimes'), value: percent(fan.overtimes) },
        { label: t('fan.shootouts'), value: percent(fan.shootouts) },
        { label: t('fan.mean'), value: mean },
      ]}
    />
  );
}
