import { useMutation } from '@tanstack/react-query';
import { alert } from '#web/lib/alerts.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import { Icon } from '../icon.tsx';
import { type Column, csvOf } from './columns.ts';
import css from './data-table.module.css';

/** Saves the shown rows and columns as a CSV file. @param load the rows of the file, where they are others than those shown */
export function ExportButton<Row>({
  name,
  rows,
  columns,
  load,
}: {
  name: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  load?: (() => Promise<readonly Row[]>) | undefined;
}) {
  const { t, i18n } = useTranslation();
  const save = useMutation({
    mutationFn: async () => saveFile(`${name}.csv`, csvOf(load ? await load() : rows, columns, i18n.language)),
    onError: (error) => alert('error', messageOf(error, t('somethingFailed'))),
  });
  return (
    <Row unbroken justify="between" gap="lg" aside line="top" inset="sm">
      <span>{t('table.rows', { count: rows.length })}</span>
      <button type="button" className={css.export} disabled={save.isPending} onClick={() => save.mutate()}>
        <Icon name="download" size={16} /> {t('table.exportCsv')}
      </button>
    </Row>
  );
}

function saveFile(name: string, text: string): void {
  // The byte-order mark tells spreadsheets that the file is UTF-8.
  const file = new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
