import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { STATISTICS_DAYS } from '#domains/moderation/constants.ts';
import type { ModerationStatistics } from '#domains/moderation/contract.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';

type Moderator = ModerationStatistics['moderators'][number];

/** How the queue stands, and who has decided what lately. */
export function Statistics() {
  const { t } = useTranslation('moderation');
  const format = useFormat();
  const { data } = useQuery(api.moderation.statistics.queryOptions({ select: (answer) => answer.data }));
  if (!data) return null;
  const { waiting, decided, moderators } = data;
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
            },
            {
              label: t('statistics.overturned'),
              value: decided.overturned,
              note: t('statistics.overturnedNote', decided),
            },
          ]}
        />
      </Section>
      {moderators.length > 0 && <Moderators moderators={moderators} />}
    </>
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
