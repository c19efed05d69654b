import type { TFunction } from 'i18next';
import type { FoundPlayer } from '#domains/search/contract.ts';
import { NOTHING } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import css from './search.module.css';

/** What free agents think of the club of the one who reads. */
export function interestColumn<Row extends FoundPlayer>(t: TFunction<'search'>): Column<Row> {
  return {
    id: 'interest',
    header: t('column.interest'),
    title: t('column.interestTitle'),
    value: ({ interest }) => (interest ? t(`interest.${interest}`) : null),
    cell: ({ interest }) =>
      interest ? (
        <span className={css.interest} data-interest={interest}>
          {t(`interest.${interest}`)}
        </span>
      ) : (
        NOTHING
      ),
    isText: true,
    isUnsortable: true,
  };
}
