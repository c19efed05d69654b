import { useTranslation } from 'react-i18next';
import { Icon } from '../icon.tsx';
import { type Column, csvOf } from './columns.ts';
import css from './data-table.module.css';

/** Saves the shown rows and columns as a CSV file. */
export function ExportButton<Row>({
  name,
  rows,
  columns,
}: {
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
}) {
  const { t } = useTranslation();
  const save = () => {
    // The byte-order mark tells spreadsheets that the file is UTF-8.
    const file = new Blob(['\uFEFF', csvOf(rows, columns)], { type: 'text/csv;charset=utf-8' });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(file);
    link.download = `${name}.csv`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className={css.foot}>
      <span>{t('table.rows', { count: rows.length })}</span>
      <button type="button" className={css.export} onClick={save}>
        <Icon name="download" size={16} /> {t('table.exportCsv')}
      </button>
    </div>
  );
}
