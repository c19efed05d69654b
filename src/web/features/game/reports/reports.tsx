import { useTranslation } from 'react-i18next';
import { BoxScore } from '#web/features/game/reports/box-score.tsx';
import { ChartsReport } from '#web/features/game/reports/charts-report.tsx';
import { LinesReport } from '#web/features/game/reports/lines-report.tsx';
import { PlayerStats } from '#web/features/game/reports/player-stats.tsx';
import { ShotsReport } from '#web/features/game/reports/shots-report.tsx';
import { SpecialsReport } from '#web/features/game/reports/specials-report.tsx';
import type { GameStage } from '#web/features/game/stage.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

const REPORTS = ['box', 'players', 'specials', 'shots', 'lines', 'charts'] as const;
type Report = (typeof REPORTS)[number];

/** Those that are made of the events are cut at the second that is shown; the others wait for the last horn. */
const FROM_EVENTS: readonly Report[] = ['shots', 'lines', 'charts'];

/** The reports tab: one report at a time, named in the address. */
export function Reports({ stage }: { stage: GameStage }) {
  const { t } = useTranslation('game');
  const report = useSearchChoice('report', REPORTS);
  const { view } = stage;
  const isHidden = view.state === 'after' && !stage.isRevealed && !FROM_EVENTS.includes(report);
  return (
    <>
      <TabLinks
        label={t('reports.label')}
        param="report"
        current={report}
        tabs={REPORTS.map((id) => ({ id, label: t(`reports.tab.${id}`) }))}
      />
      {isHidden ? (
        <EmptyState icon="lock" title={t('reports.secret')}>
          {t('reports.secretHint')}
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
      return <SpecialsReport view={stage.view} />;
    case 'shots':
      return <ShotsReport stage={stage} />;
    case 'lines':
      return <LinesReport stage={stage} />;
    case 'charts':
      return <ChartsReport stage={stage} />;
  }
}
