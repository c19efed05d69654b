import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { RumorView } from '#domains/rumor/contract.ts';
import type { PersonId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './rumor.module.css';

/** Lists a reporter's rumors, and whether they came true. */
export function Rumors({ personId }: { personId: PersonId }) {
  const { t } = useTranslation('rumor');
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(
    api.rumors.ofReporter.queryOptions({ input: { id: personId, page }, placeholderData: keepPreviousData }),
  );
  const columns = useColumns();
  return (
    <Section title={t('title')} isFlush>
      <p className={css.hint}>{t('hint')}</p>
      <Loaded query={query} skeleton={<LoadingTable rows={5} />}>
        {({ data, pagination }) => (
          <DataTable
            name="rumors"
            label={t('title')}
            rows={data}
            columns={columns}
            rowKey={({ id }) => id}
            empty={t('empty')}
            pages={pagination}
          />
        )}
      </Loaded>
    </Section>
  );
}

function useColumns(): Column<RumorView>[] {
  const { t } = useTranslation('rumor');
  const col = useColumnKit('rumor:columns', { isUnsortable: true }).of<RumorView>();
  return useMemo(
    () => [
      col.text(
        'what',
        ({ kind, player, coach }) => {
          const who = player ?? coach;
          return t(`kind.${kind}`, { who: who ? playerName(who) : NOTHING });
        },
        { isName: true },
      ),
      col.team('team', { name: 'nickname', value: ({ team }) => team.abbr }),
      col.text('state', ({ state }) => t(`state.${state}`)),
      col.text('by', ({ by }) => t('date', by)),
      col.text('told', ({ told }) => t('date', told)),
    ],
    [t, col],
  );
}
