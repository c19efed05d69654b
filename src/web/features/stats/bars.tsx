import type { ReactNode } from 'react';
import { Stack } from '#web/ui/layout.tsx';
import css from './bars.module.css';

export interface Bar {
  id: string | number;
  label: ReactNode;
  value: number;
  /** The value in words; absent: the number itself. */
  words?: string;
}

/** Shows values as bars from the same baseline, the longest at full width; a list for screen readers. */
export function Bars({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const longest = Math.max(1, ...bars.map((bar) => bar.value));
  return (
    <Stack as="ul" gap="sm" aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.id} className={css.row}>
          <span className={css.label}>{bar.label}</span>
          <span className={css.track} aria-hidden>
            <span className={css.bar} style={{ width: `${(100 * Math.max(0, bar.value)) / longest}%` }} />
          </span>
          <span className={css.value}>{bar.words ?? bar.value}</span>
        </li>
      ))}
    </Stack>
  );
}
