import type { CompetitionView } from '#domains/director/contract.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Section } from '#web/ui/section.tsx';

export type CompetitionEntry = CompetitionView['entries'][number];

/** Shows who takes part in a competition: by seed, and once it is over by final place. */
export function EntriesTable({
  of: place,
  label,
  entries,
  isOver,
  more = [],
  isMarked,
}: {
  /** Whose words head the columns `team`, `place` and `seed`. */
  of: 'cup' | 'championship';
  label: string;
  entries: readonly CompetitionEntry[];
  isOver: boolean;
  more?: readonly Column<CompetitionEntry>[];
  isMarked?: (entry: CompetitionEntry) => boolean;
}) {
  const col = useColumnKit(place, { isUnsortable: true }).of<CompetitionEntry>();
  const columns = [
    col.team('team', { name: 'full', isName: true }),
    isOver ? col.count('place', 'finalPlace') : col.count('seed'),
    ...more,
  ];
  const byPlace = (one: CompetitionEntry, other: CompetitionEntry) => (one.finalPlace ?? 0) - (other.finalPlace ?? 0);
  return (
    <Section title={label} isFlush>
      <DataTable
        name={`${place}-entries`}
        label={label}
        rows={isOver ? entries.toSorted(byPlace) : entries}
        columns={columns}
        rowKey={({ id }) => id}
        {...(isMarked && { isMarked })}
      />
    </Section>
  );
}
