import type { CompetitionStats as Stats } from '#domains/stats/contract.ts';
import { GoalieTotals, SkaterTotals } from '#web/features/stats/totals-tables.tsx';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';

const KINDS = ['skaters', 'goalies'] as const;

/** Shows the skaters or the goalies of a competition; which of them is in the URL. */
export function CompetitionStats({ of, skaters, goalies }: Stats & { of: 'cup' | 'championship' }) {
  const { t } = useTranslation('competition');
  const kind = useSearchChoice('kind', KINDS);
  if (skaters.length === 0)
    return (
      <EmptyState icon="cup" title={t('noStats')}>
        {t('noStatsHint')}
      </EmptyState>
    );
  return (
    <>
      <TabLinks
        tabs={KINDS.map((tab) => ({ id: tab, label: t(tab) }))}
        current={kind}
        label={t('kinds')}
        param="kind"
      />
      {kind === 'skaters' ? (
        <SkaterTotals name={`${of}-skaters`} rows={skaters} hasTeam />
      ) : (
        <GoalieTotals name={`${of}-goalies`} rows={goalies} hasTeam />
      )}
    </>
  );
}
