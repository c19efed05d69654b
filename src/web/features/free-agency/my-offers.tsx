import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreeAgentOfferView } from '#domains/contracts/contract.ts';
import { useContractCommand } from '#web/features/contracts/use-contract-command.ts';
import { useReasonWords } from '#web/features/contracts/use-reason-words.ts';
import { useTermsWords } from '#web/features/contracts/use-terms-words.ts';
import { api, client } from '#web/lib/api.ts';
import { useManager } from '#web/lib/session.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Lists the offers of the user's club to free agents, and their answers. */
export function MyOffers() {
  const { t } = useTranslation('free-agency');
  const { teamId } = useManager();
  const query = useQuery(
    api.contracts.freeAgentOffers.queryOptions({ input: { id: teamId ?? 0 }, enabled: teamId !== null }),
  );
  const columns = useOfferColumns();
  return (
    <Section title={t('tab.MyOffers')} isFlush>
      {teamId === null ? (
        <EmptyState icon="club" title={t('noClub')} />
      ) : (
        <Loaded query={query} skeleton={<LoadingTable rows={4} columns={4} />}>
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState icon="edit" title={t('noOffersTitle')}>
                {t('noOffers')}
              </EmptyState>
            ) : (
              <DataTable
                name="my-offers"
                label={t('tab.MyOffers')}
                rows={data}
                columns={columns}
                rowKey={({ id }) => id}
              />
            )
          }
        </Loaded>
      )}
    </Section>
  );
}

function useOfferColumns(): Column<FreeAgentOfferView>[] {
  const { t } = useTranslation('free-agency');
  const col = useColumnKit('free-agency').of<FreeAgentOfferView>();
  const terms = useTermsWords();
  const why = useReasonWords();
  return useMemo(
    () => [
      col.player({ face: true, flag: true }),
      col.text('terms', (offer) => terms(offer.terms)),
      col.text('status', ({ status, decidesIn }) =>
        status === 'open' ? t('decides', { count: decidesIn }) : t(`status.${status}`),
      ),
      col.text('reason', ({ reason }) => (reason ? why(reason) : null)),
      col.actions('action', (offer) => <Withdraw offer={offer} />),
    ],
    [t, terms, why, col],
  );
}

function Withdraw({ offer }: { offer: FreeAgentOfferView }) {
  const { t } = useTranslation('free-agency');
  const withdraw = useContractCommand(
    () => client.contracts.withdrawOffer({ id: offer.id }),
    () => t('withdrawn'),
  );
  if (offer.status !== 'open') return null;
  return (
    <Button size="xs" variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate(undefined)}>
      {t('withdraw')}
    </Button>
  );
}
