import { useState } from 'react';
import type { ChartStop } from '#web/features/game/charts/chart-stop.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import css from './chart.module.css';

/** Shows the stops of a chart as a table, opened on demand: the same data for users who cannot see the chart. */
export function ChartTable({
  label,
  columns,
  stops,
}: {
  label: string;
  columns: readonly string[];
  stops: readonly ChartStop[];
}) {
  const { t } = useTranslation('game');
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('charts.asTable')}</summary>
      {isOpen && (
        // biome-ignore lint/a11y/useSemanticElements: groups no fields of a form
        <div
          role="group"
          aria-label={label}
          className={css.scroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
        >
          <Sheet
            label={label}
            head={[t('charts.when'), ...columns]}
            rows={stops.map(({ place, time, when, values }) => [`${place} ${time}`, when, ...values])}
          />
        </div>
      )}
    </details>
  );
}
