import type { ReactNode } from 'react';
import css from './stat-tiles.module.css';

export interface StatTile {
  label: string;
  value: ReactNode;
  /** A line below: rank, change, unit. */
  note?: ReactNode;
}

/** Key numbers in a row, in the numerals of a scoreboard. */
export function StatTiles({ tiles }: { tiles: readonly StatTile[] }) {
  return (
    <dl className={css.tiles}>
      {tiles.map(({ label, value, note }) => (
        <div key={label} className={css.tile}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
          {note !== undefined && <dd className={css.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
