import { useMemo } from 'react';
import type { Camp, CampReportRow } from '#domains/camp/contract.ts';
import type { Skill } from '#engine/player/skills.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Text } from '#web/ui/layout.tsx';
import css from './camp.module.css';

/** Shows the report on the last camp of this kind, standouts first. */
export function CampReport({ camp: { kind, report, isOver } }: { camp: Camp }) {
  const { t } = useTranslation('camp');
  const columns = useReportColumns(kind);
  if (report === null)
    return (
      <Text bottom="md" tone="dim">
        {t(isOver ? 'reportNext' : 'reportNone')}
      </Text>
    );
  const title = t('report', { season: report.season, focus: t(`focusOf.${report.focus}`) });
  return (
    <div className={css.report}>
      <h3>{title}</h3>
      {report.rows.length === 0 ? (
        <p>{t('nobodyCame')}</p>
      ) : (
        <>
          <Text bottom="md" tone="dim">
            {t('gradeNote')}
          </Text>
          <DataTable
            name="camp-report"
            label={title}
            rows={report.rows}
            columns={columns}
            rowKey={({ player }) => player.id}
          />
        </>
      )}
    </div>
  );
}

function useReportColumns(kind: Camp['kind']): Column<CampReportRow>[] {
  const { t } = useTranslation(['camp', 'skills']);
  const col = useColumnKit('camp').of<CampReportRow>();
  const format = useFormat();
  return useMemo(() => {
    const points = (hundredths: number | undefined) =>
      hundredths === undefined ? NOTHING : format.signed(hundredths / 100, 2);
    const form: Column<CampReportRow> = col.signed('form');
    return [
      col.player({ flag: true, value: ({ player }) => player.lastname }),
      col.count('age'),
      col.count('grade'),
      // The result first: on a phone the worked-on skills are reached by scrolling.
      ...(kind === 'training' ? [form] : []),
      col.count('overall', ({ gain }) => gain?.overall ?? null, { cell: ({ gain }) => points(gain?.overall) }),
      col.count('skillGain', ({ gain, skill }) => (skill === null ? null : (gain?.skill ?? null)), {
        cell: ({ gain, skill }) => points(skill === null ? undefined : gain?.skill),
      }),
      {
        id: 'skill',
        header: t('camp:column.skill'),
        // The server sends only the engine's skills.
        value: ({ skill, gain }) =>
          gain === null ? NOTHING : skill === null ? t('camp:everything') : t(`skills:name.${skill as Skill}`),
        isText: true,
      },
    ];
  }, [t, format, kind, col]);
}
