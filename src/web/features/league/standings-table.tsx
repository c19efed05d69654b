import type { StandingsRow } from '#domains/shapes.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import type { Sort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import css from './standings.module.css';
import { useStandingsColumns } from './standings-columns.tsx';

interface Lines {
  promoted: number;
  relegated: number;
  playoffs: number;
}

/**
 * Standings with the lines between their ranks and the user's team marked. Lines are drawn only in the default order;
 * `short` is for cards.
 */
export function StandingsTable({
  rows,
  lines,
  label,
  short,
  sort,
  onSort,
  csvName,
}: {
  rows: readonly StandingsRow[];
  lines?: Lines;
  label: string;
  short?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  csvName?: string;
}) {
  const columns = useStandingsColumns({ short });
  const own = new Set(useUser()?.teams.map((team) => team.id));
  const isInOrder = !sort || (sort.by === 'team' && sort.order === 'asc');
  return (
    <div className={css.table}>
      <DataTable
        name={short ? 'standings-card' : 'standings'}
        label={label}
        rows={rows}
        columns={columns}
        rowKey={({ team }) => team.id}
        sort={sort}
        onSort={onSort}
        csvName={csvName}
        isMarked={({ team }) => own.has(team.id)}
        rowClass={({ rank }) => (lines && isInOrder ? lineBelow(rank, rows.length, lines) : undefined)}
      />
    </div>
  );
}

function lineBelow(rank: number, size: number, lines: Lines): string | undefined {
  if (lines.promoted > 0 && rank === 1) return css.promotion;
  if (lines.relegated > 0 && rank === size - lines.relegated) return css.relegation;
  return rank === lines.playoffs && rank < size ? css.playoffs : undefined;
}

/** Explains the lines and marks. */
export function StandingsLegend({ rows, lines }: { rows: readonly StandingsRow[]; lines: Lines }) {
  const { t } = useTranslation('league');
  const marks = (['y', 'x', 'e', 'r'] as const).filter((mark) => rows.some((row) => row.clinched === mark));
  return (
    <div className={css.legend}>
      <span>{t('pointsLegend')}</span>
      {lines.promoted > 0 && (
        <span>
          <i data-line="promotion" />
          {t('lines.promotion')}
        </span>
      )}
      <span>
        <i data-line="playoffs" />
        {t('lines.playoffs', { count: lines.playoffs })}
      </span>
      {lines.relegated > 0 && (
        <span>
          <i data-line="relegation" />
          {t('lines.relegation', { count: lines.relegated })}
        </span>
      )}
      {marks.map((mark) => (
        <span key={mark}>
          <b>{mark}</b> {t(`clinched.${mark}`)}
        </span>
      ))}
    </div>
  );
}
