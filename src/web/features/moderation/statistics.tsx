import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { STATISTICS_DAYS } from '#domains/moderation/constants.ts';
import type { ModerationStatistics } from '#domains/moderation/contract.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

type Moderator = ModerationStatistics['moderators'][number];

/** Shows the state of the queue, and recent decisions by moderator. */
export function Statistics() {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const { data } = useQuery(api.moderation.statistics.queryOptions({ select: (answer) => answer.data }));
  if (!data) return null;
  const { waiting, decided, checks, moderators } = data;
  return (
    <>
      <Section title={t('statistics.title')}>
        <StatTiles
          tiles={[
            {
              label: t('statistics.waiting'),
              value: waiting.open + waiting.claimed + waiting.appealed,
              note: t('statistics.waitingNote', waiting),
            },
            {
              label: t('statistics.oldest'),
              value: waiting.oldest === null ? NOTHING : format.instant(waiting.oldest, 'date'),
            },
            {
              label: t('statistics.decided', { days: STATISTICS_DAYS }),
              value: decided.cases,
              note: t('statistics.decidedNote', decided),
            },
            {
              label: t('statistics.median'),
              value: decided.medianMinutes === null ? NOTHING : format.duration(decided.medianMinutes * 60),
              note:
                decided.slowMinutes === null
                  ? undefined
                  : t('statistics.slow', { time: format.duration(decided.slowMinutes * 60) }),
            },
            {
              label: t('statistics.overturned'),
              value: decided.overturned,
              note: t('statistics.overturnedNote', decided),
            },
          ]}
        />
      </Section>
      {checks.length > 0 && <Checks checks={checks} />}
      {moderators.length > 0 && <Moderators moderators={moderators} />}
    </>
  );
}

/** Shows how often each automatic check is right. */
function Checks({ checks }: Pick<ModerationStatistics, 'checks'>) {
  const { t } = useTranslation('moderation');
  const col = useColumnKit('moderation').of<ModerationStatistics['checks'][number]>();
  const columns = useMemo(
    (): Column<ModerationStatistics['checks'][number]>[] => [
      col.text('check', ({ check }) => t(`check.${check}`), { isName: true }),
      col.number('waiting'),
      col.number('upheld'),
      col.number('dismissed'),
    ],
    [t, col],
  );
  return (
    <Section title={t('statistics.checks')} isFlush>
      <DataTable
        name="moderation-checks"
        label={t('statistics.checks')}
        rows={checks}
        columns={columns}
        rowKey={({ check }) => check}
      />
    </Section>
  );
}

function Moderators({ moderators }: { moderators: readonly Moderator[] }) {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const col = useColumnKit('moderation').of<Moderator>();
  const columns = useMemo(
    (): Column<Moderator>[] => [
      col.text('moderator', ({ user }) => user?.name ?? t('left'), { isName: true }),
      col.number('cases'),
      col.number('removed'),
      col.number('median', ({ medianMinutes }) => medianMinutes, {
        cell: ({ medianMinutes }) => (medianMinutes === null ? NOTHING : format.duration(medianMinutes * 60)),
      }),
      col.number('overturned'),
    ],
    [t, format, col],
  );
  return (
    <Section title={t('statistics.moderators')} isFlush>
      <DataTable
        name="moderators"
        label={t('statistics.moderators')}
        rows={moderators}
        columns={columns}
        rowKey={({ user }) => user?.id ?? 0}
      />
    </Section>
  );
}
