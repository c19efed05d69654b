import { useMemo } from 'react';
import type { GroupRow } from '#domains/director/contract.ts';
import type { EntryId } from '#engine/ids.ts';
import { useFormat } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Row } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { TeamLink } from '#web/ui/team-link.tsx';
import type { BracketEntry } from './bracket.tsx';
import css from './competition.module.css';

/**
 * The table of a group: a line below the last advancing team, the user's team marked, and the tiebreakers that decided
 * between tied teams.
 */
export function GroupTable({
  rows,
  entries,
  advancing,
  label,
}: {
  rows: readonly GroupRow[];
  entries: ReadonlyMap<EntryId, BracketEntry>;
  /** null: no stage follows. */
  advancing: number | null;
  label: string;
}) {
  const columns = useGroupColumns(entries);
  const own = new Set(useUser()?.teams.map((team) => team.id));
  return (
    <DataTable
      name="group-standings"
      label={label}
      rows={rows}
      columns={columns}
      rowKey={({ team }) => team}
      isMarked={({ team }) => own.has(entries.get(team)?.team.id ?? 0)}
      rowClass={({ rank }) => (rank === advancing && rank < rows.length ? css.advancing : undefined)}
    />
  );
}

function useGroupColumns(entries: ReadonlyMap<EntryId, BracketEntry>): Column<GroupRow>[] {
  const { t } = useTranslation('competition');
  const format = useFormat();
  const col = useColumnKit('competition:table.short', { isUnsortable: true }).of<GroupRow>();
  return useMemo(() => {
    const nameOf = ({ team }: GroupRow) => {
      const entry = entries.get(team);
      return entry ? teamName(entry.team) : '';
    };
    return [
      col.text('team', nameOf, {
        cell: (row) => {
          const entry = entries.get(row.team);
          return (
            <Row as="span" inline unbroken gap="sm">
              <span className={css.rank}>{row.rank}</span>
              {entry && <TeamLink team={entry.team} />}
            </Row>
          );
        },
        isName: true,
      }),
      col.count('played'),
      col.count('points', { cell: (row) => <strong>{row.points}</strong> }),
      col.count('wins'),
      col.count('overtimeWins', (row) => row.overtimeWins + row.shootoutWins),
      col.count('overtimeLosses', (row) => row.overtimeLosses + row.shootoutLosses),
      col.count('losses'),
      col.count('goals', (row) => format.score(row.goalsFor, row.goalsAgainst)),
      col.signed('difference', (row) => row.goalsFor - row.goalsAgainst),
      col.text('decidedBy', ({ decidedBy }) =>
        decidedBy === null || decidedBy === 'points' ? '' : t(`tiebreaker.${decidedBy}`),
      ),
    ];
  }, [t, format, col, entries]);
}
