import { useQuery } from '@tanstack/react-query';
import type { ScoutingView } from '#domains/scout/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import css from '#web/features/job/staff.module.css';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { isWatchingOpponents } from './assignments.tsx';
import { ReportOf } from './opponent-report.tsx';

/**
 * Shows a scout's knowledge of his club's next opponent on his own page: the report after a night of watching, before
 * that how to get it. Only scouts who watch opponents get it, so nothing is fetched for others.
 */
export function OwnOpponent({ teamId, view }: { teamId: TeamId; view: ScoutingView }) {
  const { t } = useTranslation('scout');
  const isWatching = isWatchingOpponents(view);
  const query = useQuery(api.scouts.opponent.queryOptions({ input: { id: teamId }, enabled: isWatching }));
  if (isWatching) {
    return (
      <Loaded query={query}>
        {({ data }) => (data ? <ReportOf report={data} hasGame /> : <Waiting words={t('opponent.tomorrow')} />)}
      </Loaded>
    );
  }
  return view.isOpen && <Waiting words={t('opponent.notWatching')} />;
}

function Waiting({ words }: { words: string }) {
  const { t } = useTranslation('scout');
  return (
    <Section title={t('opponent.title')}>
      <p className={css.dim}>{words}</p>
    </Section>
  );
}
