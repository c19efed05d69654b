import { useMemo } from 'react';
import type { FruitLeaders } from '#domains/banana/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';

type Leader = FruitLeaders[number];

/** Ranks the finders of the last Banana Day; swapped fruit does not count. */
export function LeaderTable({ leaders }: { leaders: FruitLeaders }) {
  const { t } = useTranslation('banana');
  const col = useColumnKit('banana').of<Leader>();
  const columns = useMemo(
    (): Column<Leader>[] => [
      col.count('rank', 'rank'),
      col.user('user', 'user', { isName: true }),
      col.count('found', 'found'),
    ],
    [col],
  );
  return (
    <Section title={t('leaders.title')} isFlush>
      <DataTable
        name="fruit-leaders"
        label={t('leaders.title')}
        rows={leaders}
        columns={columns}
        rowKey={({ user }) => user.id}
        empty={
          <EmptyState icon="star" title={t('leaders.none')}>
            <p>{t('leaders.noneHint')}</p>
          </EmptyState>
        }
      />
    </Section>
  );
}
