import type { ReactNode } from 'react';
import { Text } from '#web/ui/layout.tsx';
import css from './stat-tiles.module.css';

export interface StatTile {
  label: string;
  value: ReactNode;
  /** The line below the number: rank, change or unit. */
  note?: ReactNode;
}

/** Key numbers in a row, in scoreboard numerals. */
export function StatTiles({ tiles }: { tiles: readonly StatTile[] }) {
  return (
    <dl className={css.tiles}>
      {tiles.map(({ label, value, note }) => (
        <div key={label} className={css.tile}>
          <Text as="dt" tone="dim" size="xs" strong>
            {label}
          </Text>
          <dd className={css.value}>{value}</dd>
          {note !== undefined && (
            <Text as="dd" tone="dim" size="xs">
              {note}
            </Text>
          )}
        </div>
      ))}
    </dl>
  );
}
