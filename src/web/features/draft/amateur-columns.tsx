import { useMemo } from 'react';
import type { AmateurView } from '#domains/draft/contract/shapes.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Words } from '#web/ui/layout.tsx';

/** Returns the columns of what is known about amateurs. */
export function useAmateurColumns(): Column<AmateurView>[] {
  const col = useColumnKit('draft').of<AmateurView>();
  return useMemo(
    () => [
      col.count('rank', { isLead: true, firstOrder: 'asc' }),
      col.player({ flag: true }),
      col.text('position', ({ player }) => player.position),
      col.count('age'),
      col.count('present', ({ present }) => (present.low + present.high) / 2, {
        cell: ({ present }) => <BandCell band={present} />,
      }),
      col.count('potential', ({ potential }) => (potential.low + potential.high) / 2, {
        cell: ({ potential }) => <BandCell band={potential} />,
      }),
      col.count('height', 'heightCm'),
      col.count('weight', 'weightKg'),
      col.count('taken', ({ taken }) => taken?.spot ?? null, { firstOrder: 'asc' }),
    ],
    [col],
  );
}

/** Shows the range in which the scouts put his rating. */
export function BandCell({ band: { low, high } }: { band: { low: number; high: number } }) {
  return (
    <Words numeric nowrap>
      {low}–{high}
    </Words>
  );
}
