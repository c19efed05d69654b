import { BoxScore } from '#web/features/game/reports/box-score.tsx';
import { ChartsReport } from '#web/features/game/reports/charts-report.tsx';
import { FanReport } from '#web/features/game/reports/fan-report.tsx';
import { LinesReport } from '#web/features/game/reports/lines-report.tsx';
import { MadeReport } from '#web/features/game/reports/made-report.tsx';
import { PlayerStats } from '#web/features/game/reports/player-stats.tsx';
import { ShotsReport } from '#web/features/game/reports/shots-report.tsx';
import { SpecialsReport } from '#web/features/game/reports/specials-report.tsx';
import { WhyReport } from '#web/features/game/reports/why-report.tsx';
import type { GameStage } from '#web/features/game/stage.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

const REPORTS = ['box', 'players', 'specials', 'shots', 'lines', 'charts', 'why', 'fan'] as const;
type Report = (typeof REPORTS)[number];

/** Reports made of the events are cut at the second on screen; the others wait for the final horn. */
const FROM_EVENTS: readonly Report[] = ['shots', 'lines', 'charts'];

/** Shows the reports tab: one report at a time, named in the URL. */
export function Reports({ stage }: { stage: GameStage }) {
  const { t } = useTranslation(['game', 'game-reports']);
  const report = useSearchChoice('report', REPORTS);
  const { view } = stage;
  const isHidden = view.state === 'after' && !stage.isRevealed && !FROM_EVENTS.includes(report);
  return (
    <>
      <TabLinks
        label={t('game-reports:label')}
        param="report"
        current={report}
        tabs={REPORTS.map((id) => ({ id, label: t(`game-reports:tab.${id}`) }))}
      />
      {isHidden ? (
        <EmptyState icon="lock" title={t('game-reports:secret')}>
          {t('game-reports:secretHint')}
        </EmptyState>
      ) : (
        <Shown report={report} stage={stage} />
      )}
    </>
  );
}

function Shown({ report, stage }: { report: Report; stage: GameStage }) {
  switch (report) {
    case 'box':
      return <BoxScore view={stage.view} />;
    case 'players':
      return <PlayerStats view={stage.view} />;
    case 'specials':
      return <MadeReport stage={stage}>{(made) => <SpecialsReport view={stage.view} report={made} />}</MadeReport>;
    case 'shots':
      return <ShotsReport stage={stage} />;
    case 'lines':
      return <LinesReport stage={stage} />;
    case 'charts':
      return <ChartsReport stage={stage} />;
    case 'why':
      return <MadeReport stage={stage}>{(made) => <WhyReport view={stage.view} report={made} />}</MadeReport>;
    case 'fan':
      return <MadeReport stage={stage}>{(made) => <FanReport stage={stage} report={made} />}</MadeReport>;
  }
}
