import type { ReactNode } from 'react';
import { SQUAD_DAY } from '#domains/championship/constants.ts';
import type { StageView } from '#domains/director/contract.ts';
import type { EntryId } from '#engine/ids.ts';
import type { BracketEntry } from '#web/features/competition/bracket.tsx';
import { entriesOf } from '#web/features/competition/competition-stages.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { ChampionshipPage, type ChampionshipScreen } from './championship-page.tsx';

/** A screen of a championship that shows something of each stage, the first one first; nothing before groups are drawn. */
export function DrawnPage({
  screen,
  isLatestFirst = false,
  children,
}: {
  screen: ChampionshipScreen;
  isLatestFirst?: boolean;
  children: (stage: StageView, entries: ReadonlyMap<EntryId, BracketEntry>) => ReactNode;
}) {
  const { t } = useTranslation('championship');
  return (
    <ChampionshipPage screen={screen}>
      {({ competition }) => {
        const { stages } = competition;
        if (stages.length === 0) return <EmptyState icon="cup" title={t('notDrawn', { day: SQUAD_DAY })} />;
        const entries = entriesOf(competition);
        const shown = stages.map((stage) => children(stage, entries));
        return <Stack>{isLatestFirst ? shown.reverse() : shown}</Stack>;
      }}
    </ChampionshipPage>
  );
}
