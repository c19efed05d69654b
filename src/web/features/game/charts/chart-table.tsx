import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChartStop } from '#web/features/game/charts/chart-stop.ts';
import css from './chart.module.css';

/** The stops of a chart as a table that is opened on demand: the same for those who cannot see the chart. */
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
          <table className={css.table} aria-label={label}>
            <thead>
              <tr>
                <th scope="col">{t('charts.when')}</th>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {stops.map(({ place, time, when, values }) => (
                <tr key={`${place} ${time}`}>
                  <th scope="row">{when}</th>
                  {columns.map((column, index) => (
                    <td key={column}>{values[index]}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
