import { Checkbox, NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import type { ScoutingView, ScoutReport } from '#domains/scout/contract.ts';
import { BandCell } from '#web/features/draft/amateur-columns.tsx';
import css from '#web/features/job/staff.module.css';
import { NationSelect } from '#web/features/nations/nation-select.tsx';
import { NOTHING } from '#web/lib/format.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { playerName } from '#web/ui/names.ts';
import { PersonLink } from '#web/ui/person-link.tsx';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Card, Section } from '#web/ui/section.tsx';
import own from './reports.module.css';

/** Whether to list only prospects that scouts disagree about; the first is the default. */
const DISPUTED_ONLY = ['false', 'true'] as const;
const POSITIONS = ['all', 'F', 'D', 'G'] as const;
const OF: Record<(typeof POSITIONS)[number], readonly string[] | null> = {
  all: null,
  F: ['LW', 'C', 'RW'],
  D: ['LD', 'RD'],
  G: ['G'],
};

/** Lists the scouts' reports on amateurs. */
export function Reports({ view, csvName }: { view: ScoutingView; csvName: string }) {
  const { t } = useTranslation('scout');
  const nation = useSearchNumber('nation');
  const position = useSearchChoice('position', POSITIONS);
  const disputed = useSearchChoice('disputed', DISPUTED_ONLY) === 'true';
  const [sort, setSort] = useTableSort({ by: 'potential', order: 'desc' });
  const columns = useReportColumns();
  const rows = useMemo(
    () =>
      view.reports.filter(
        ({ player, isDisputed }) =>
          (nation === undefined || player.nationId === nation) &&
          (OF[position]?.includes(player.position) ?? true) &&
          (isDisputed || !disputed),
      ),
    [view, nation, position, disputed],
  );
  if (view.reports.length === 0) {
    return (
      <EmptyState icon="search" title={t('report.none')}>
        {t('report.noneWords')}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <Filters view={view} />
      <Section title={t('report.count', { count: rows.length })} isFlush>
        <DataTable
          name="scouting-reports"
          label={t('tab.reports')}
          rows={rows}
          columns={columns}
          rowKey={({ player }) => player.id}
          sort={sort}
          onSort={setSort}
          empty={t('report.noneFits')}
          csvName={csvName}
        />
      </Section>
    </Stack>
  );
}

function Filters({ view }: { view: ScoutingView }) {
  const { t } = useTranslation('scout');
  const setSearch = useSetSearch();
  const seen = new Set(view.reports.map(({ player }) => player.nationId));
  const disputed = useSearchChoice('disputed', DISPUTED_ONLY) === 'true';
  return (
    <Card className={css.filters}>
      <NationSelect label={t('column.nation')} any={t('search.any')} among={seen} />
      <NativeSelect
        label={t('column.position')}
        value={useSearchChoice('position', POSITIONS)}
        data={POSITIONS.map((value) => ({ value, label: t(`report.positions.${value}`) }))}
        onChange={({ currentTarget: { value } }) => setSearch({ position: value === 'all' ? undefined : value })}
      />
      <Checkbox
        label={t('report.disputedOnly')}
        checked={disputed}
        onChange={({ currentTarget: { checked } }) => setSearch({ disputed: checked ? 'true' : undefined })}
      />
      <ResetFilters />
    </Card>
  );
}

function useReportColumns(): Column<ScoutReport>[] {
  const { t } = useTranslation(['scout', 'draft']);
  const col = useColumnKit('draft').of<ScoutReport>();
  return useMemo(
    () => [
      col.player({ flag: true }),
      col.text('position', ({ player }) => player.position),
      col.count('age'),
      col.count('rank'),
      col.count('present', ({ present }) => (present.low + present.high) / 2, {
        cell: ({ present }) => <BandCell band={present} />,
      }),
      col.count('potential', ({ potential }) => (potential.low + potential.high) / 2, {
        cell: ({ potential }) => <BandCell band={potential} />,
      }),
      col.count('round', {
        header: t('scout:column.round'),
        title: t('scout:column.roundTitle'),
        cell: ({ round }) => (round === null ? NOTHING : t('scout:report.round', { round })),
        firstOrder: 'asc',
      }),
      col.text('risk', ({ risk }) => t(`scout:report.risk.${risk}`), {
        header: t('scout:column.risk'),
        title: t('scout:column.riskTitle'),
      }),
      col.text('comparables', ({ comparables }) => comparables.map((player) => playerName(player)).join(', '), {
        header: t('scout:column.comparables'),
        title: t('scout:column.comparablesTitle'),
        cell: ({ comparables }) =>
          comparables.map((player) => (
            <div key={player.id}>
              <PlayerLink player={player} face />
            </div>
          )),
        isUnsortable: true,
      }),
      col.text('opinions', ({ opinions }) => opinions.map(({ person }) => playerName(person)).join(', '), {
        header: t('scout:column.opinions'),
        cell: (report) => <Opinions report={report} />,
        isUnsortable: true,
      }),
    ],
    [t, col],
  );
}

/** Lists each scout's opinion; any disagreement comes first. */
function Opinions({ report: { opinions, isDisputed, isTaken } }: { report: ScoutReport }) {
  const { t } = useTranslation(['scout', 'skills']);
  return (
    <ul className={`${css.list} ${own.opinions}`} data-lines>
      {isTaken && <li>{t('scout:report.taken')}</li>}
      {isDisputed && <li>{t('scout:report.disputed')}</li>}
      {opinions.map(({ person, looks, potential, strengths, weakness, daysAgo, isOld }) => (
        <li key={`${person.id} ${daysAgo} ${looks}`}>
          <PersonLink person={person} /> <BandCell band={potential} />{' '}
          <span className={css.dim}>
            {t('scout:report.looks', { count: looks })} · {t('scout:report.ago', { count: daysAgo })}
            {isOld && ` · ${t('scout:report.old')}`}
            {strengths.length > 0 &&
              ` · ${t('scout:report.strong', { skills: strengths.map((skill) => t(`skills:name.${skill}`)).join(', ') })}`}
            {weakness && ` · ${t('scout:report.weak', { skill: t(`skills:name.${weakness}`) })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
