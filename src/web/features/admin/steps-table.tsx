import { useMemo } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Section } from '#web/ui/section.tsx';
import type { ClockControl } from './use-clock-control.ts';

type Step = NonNullable<ClockControl['view']>['steps'][number];

/** Lists the world's latest steps, newest first. */
export function StepsTable({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('admin');
  const col = useColumnKit('admin:steps').of<Step>();
  const columns = useMemo<Column<Step>[]>(
    () => [
      col.text('job', { isName: true }),
      col.count('day', (step) => `${step.season}/${step.day}`),
      col.number('durationMs', { header: t('steps.duration') }),
      col.instant('finishedAt', { header: t('steps.finished') }),
      col.text('key'),
    ],
    [t, col],
  );
  return (
    <Section title={t('steps.title')} isFlush>
      <DataTable
        name="admin-steps"
        label={t('steps.title')}
        rows={steps}
        columns={columns}
        rowKey={(step) => step.key}
        empty={t('steps.empty')}
      />
    </Section>
  );
}
