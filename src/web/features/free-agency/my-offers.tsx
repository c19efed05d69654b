import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FreeAgentOfferView } from '#domains/contracts/contract.ts';
import { useContractCommand } from '#web/features/contracts/use-contract-command.ts';
import { useReasonWords } from '#web/features/contracts/use-reason-words.ts';
import { useTermsWords } from '#web/features/contracts/use-terms-words.ts';
import { api, client } from '#web/lib/api.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row } from '#web/ui/layout.tsx';
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
  const open = useMemo(() => (query.data?.data ?? []).filter(({ status }) => status === 'open'), [query.data]);
  const columns = useOfferColumns(open);
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

function useOfferColumns(open: readonly FreeAgentOfferView[]): Column<FreeAgentOfferView>[] {
  const { t } = useTranslation('free-agency');
  const col = useColumnKit('free-agency').of<FreeAgentOfferView>();
  const terms = useTermsWords();
  const why = useReasonWords();
  return useMemo(
    () => [
      col.count('rank', ({ id }) => open.findIndex((each) => each.id === id) + 1 || null),
      col.player({ flag: true }),
      col.text('terms', (offer) => terms(offer.terms)),
      col.text('status', ({ status, decidesIn }) =>
        status === 'open' ? t('decides', { count: decidesIn }) : t(`status.${status}`),
      ),
      col.text('reason', ({ reason, lacks }) =>
        reason ? why(reason) : lacks ? t('lacks', { why: t(`lack.${lacks}`) }) : null,
      ),
      col.actions('action', (offer) => (
        <Row gap="xs" unbroken>
          <MoveUp offer={offer} open={open} />
          <Withdraw offer={offer} />
        </Row>
      )),
    ],
    [t, terms, why, col, open],
  );
}

/** Moves an open offer up in the order in which players sign if not all can be paid. */
function MoveUp({ offer, open }: { offer: FreeAgentOfferView; open: readonly FreeAgentOfferView[] }) {
  const { t } = useTranslation('free-agency');
  const { teamId } = useManager();
  const index = open.findIndex(({ id }) => id === offer.id);
  const ids = open.map(({ id }) => id);
  const move = useContractCommand(
    () =>
      client.contracts.rankOffers({
        id: teamId ?? 0,
        offerIds: [...ids.slice(0, index - 1), offer.id, ...ids.filter((id, at) => at >= index - 1 && id !== offer.id)],
      }),
    () => t('reordered'),
  );
  if (index < 1) return null;
  return (
    <Button size="xs" variant="default" loading={move.isPending} onClick={() => move.mutate(undefined)}>
      {t('moveUp')}
    </Button>
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
