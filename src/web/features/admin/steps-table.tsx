import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Section } from '#web/ui/section.tsx';
import type { ClockControl } from './use-clock-control.ts';

type Step = NonNullable<ClockControl['view']>['steps'][number];

/** The last steps that the world has taken, newest first. */
export function StepsTable({ steps }: { steps: readonly Step[] }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const columns = useMemo<Column<Step>[]>(
    () => [
      { id: 'job', header: t('steps.job'), value: (step) => step.job, isName: true },
      { id: 'day', header: t('steps.day'), value: (step) => `${step.season}/${step.day}` },
      {
        id: 'durationMs',
        header: t('steps.duration'),
        value: (step) => step.durationMs,
        cell: (step) => format.number(step.durationMs),
      },
      {
        id: 'finishedAt',
        header: t('steps.finished'),
        value: (step) => step.finishedAt,
        cell: (step) => format.instant(step.finishedAt),
      },
      { id: 'key', header: t('steps.key'), value: (step) => step.key, isText: true },
    ],
    [t, format],
  );
  return (
    <Section title={t('steps.title')} isFlush>
      <DataTable
        label={t('steps.title')}
        rows={steps}
        columns={columns}
        rowKey={(step) => step.key}
        empty={t('steps.empty')}
      />
    </Section>
  );
}
