import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Card } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { Plaque } from './plaque.tsx';

/** A plaque for each member, the newest first. */
export function Members() {
  const { t } = useTranslation('hall-of-fame');
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.hallOfFame.members.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={8} columns={3} />}>
      {({ data, pagination }) =>
        data.length === 0 ? (
          <Card>
            <EmptyState icon="star" title={t('emptyTitle')}>
              {t('empty')}
            </EmptyState>
          </Card>
        ) : (
          <>
            <Columns min={340}>
              {data.map((member) => (
                <Plaque key={member.player.id} member={member} />
              ))}
            </Columns>
            <Pager currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
          </>
        )
      }
    </Loaded>
  );
}
