import { GoalieTotals, SkaterTotals } from '#web/features/stats/totals-tables.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { CupHeader } from './cup-header.tsx';
import { NoSuchCup } from './cup-overview-screen.tsx';

const KINDS = ['skaters', 'goalies'] as const;

/** Shows the skaters and goalies of a friendly cup. */
export function CupStatsScreen() {
  const { t } = useTranslation('cup');
  const id = useIdParam();
  const kind = useSearchChoice('kind', KINDS);
  if (typeof id !== 'number') return <NoSuchCup />;
  return (
    <Load
      from={api.cups.stats.queryOptions({
        input: { id: id ?? 0 },
        enabled: typeof id === 'number',
        select: ({ data }) => data,
      })}
      missing={<NoSuchCup />}
    >
      {({ skaters, goalies, ...cup }) => (
        <>
          <CupHeader cup={cup} screen="/friendly-cup/stats/$id" />
          {skaters.length === 0 ? (
            <EmptyState icon="cup" title={t('noStats')}>
              {t('noStatsHint')}
            </EmptyState>
          ) : (
            <>
              <TabLinks
                tabs={KINDS.map((tab) => ({ id: tab, label: t(tab) }))}
                current={kind}
                label={t('kinds')}
                param="kind"
              />
              {kind === 'skaters' ? (
                <SkaterTotals name="cup-skaters" rows={skaters} hasTeam />
              ) : (
                <GoalieTotals name="cup-goalies" rows={goalies} hasTeam />
              )}
            </>
          )}
        </>
      )}
    </Load>
  );
}
