import { NativeSelect } from '@mantine/core';
import { STARS } from '#domains/report-sale/constants.ts';
import type { ReportMarket as Market, ReportOffer, ReportPurchase } from '#domains/report-sale/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import css from '#web/features/job/staff.module.css';
import { api, client } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { useTableSort } from '#web/ui/data-table/use-table-sort.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { Card, Section } from '#web/ui/section.tsx';
import { SellerRating } from './seller-rating.tsx';

/** Lists reports that a manager can buy from scouts without a club, and those that the club has bought. */
export function ReportMarket({ teamId }: { teamId: TeamId }) {
  return (
    <Load from={api.reportSales.market.queryOptions({ input: { id: teamId } })}>
      {({ data }) => (
        <Stack>
          <Offers teamId={teamId} market={data} />
          <Purchases teamId={teamId} purchases={data.purchases} />
        </Stack>
      )}
    </Load>
  );
}

function Offers({ teamId, market: { isOpen, offers } }: { teamId: TeamId; market: Market }) {
  const { t } = useTranslation('report-sale');
  const [sort, setSort] = useTableSort({ by: 'rank', order: 'asc' });
  const columns = useOfferColumns(teamId);
  if (!isOpen || offers.length === 0) {
    return (
      <EmptyState icon="search" title={t('noOffers')}>
        {t(isOpen ? 'noOffersHint' : 'closed')}
      </EmptyState>
    );
  }
  return (
    <>
      <Card>
        <p className={css.duty}>{t('offersHint')}</p>
      </Card>
      <Section title={t('offers')} isFlush>
        <DataTable
          name="report-offers"
          label={t('offers')}
          rows={offers}
          columns={columns}
          rowKey={({ id }) => id}
          sort={sort}
          onSort={setSort}
          empty={t('noOffers')}
        />
      </Section>
    </>
  );
}

function useOfferColumns(teamId: TeamId): Column<ReportOffer>[] {
  const { t } = useTranslation('report-sale');
  const col = useColumnKit('report-sale').of<ReportOffer>();
  const format = useFormat();
  return [
    col.player({ flag: true }),
    col.count('rank', { firstOrder: 'asc' }),
    col.person('scout', 'person', { value: ({ person }) => playerName(person) }),
    col.count('record', ({ calls, callsRight }) => (calls === 0 ? null : (callsRight / calls) * 100), {
      cell: ({ calls, callsRight }) => (calls === 0 ? NOTHING : format.percent((callsRight / calls) * 100, 0)),
    }),
    col.text('rating', ({ rating }) => rating?.mean ?? null, {
      cell: ({ rating }) => <SellerRating rating={rating} />,
    }),
    col.count('looks'),
    col.count('last', 'daysAgo', { cell: ({ daysAgo }) => t('ago', { count: daysAgo }), firstOrder: 'asc' }),
    col.money('price', { firstOrder: 'asc' }),
    col.actions('buy', (offer) => <Buy teamId={teamId} offer={offer} />, { header: t('buy') }),
  ];
}

function Buy({ teamId, offer: { id, player, person, price, isConflict } }: { teamId: TeamId; offer: ReportOffer }) {
  const { t } = useTranslation('report-sale');
  const format = useFormat();
  const name = playerName(player);
  const buy = useCommand(client.reportSales.buy, () => t('bought', { player: name }), [
    api.reportSales.key(),
    api.scouts.key(),
    api.draft.key(),
    api.finances.key(),
  ]);
  if (isConflict) return <span data-tip={t('conflictTitle')}>{t('conflict')}</span>;
  return (
    <ConfirmButton
      size="xs"
      loading={buy.isPending}
      question={t('buyQuestion', { player: name })}
      explanation={<p>{t('buyExplanation', { scout: playerName(person), money: format.money(price) })}</p>}
      confirmLabel={t('buy')}
      onConfirm={() => buy.mutate({ id: teamId, offerId: id, price })}
    >
      {t('buy')}
    </ConfirmButton>
  );
}

function Purchases({ teamId, purchases }: { teamId: TeamId; purchases: ReportPurchase[] }) {
  const { t } = useTranslation('report-sale');
  const col = useColumnKit('report-sale').of<ReportPurchase>();
  const columns: Column<ReportPurchase>[] = [
    col.player({ flag: true }),
    col.person('scout', 'person', { value: ({ person }) => playerName(person) }),
    col.text('bought', ({ season, day }) => season * 100 + day, {
      cell: ({ season, day }) => t('date', { season: seasonLabel(season), day }),
    }),
    col.money('price'),
    col.count('stars', { cell: (purchase) => <Rate teamId={teamId} purchase={purchase} />, isUnsortable: true }),
  ];
  return (
    <Section title={t('purchases')} isFlush>
      <DataTable
        name="report-purchases"
        label={t('purchases')}
        rows={purchases}
        columns={columns}
        rowKey={({ id }) => id}
        empty={t('noPurchases')}
      />
    </Section>
  );
}

const NOT_RATED = '';

function Rate({ teamId, purchase: { id, player, stars } }: { teamId: TeamId; purchase: ReportPurchase }) {
  const { t } = useTranslation('report-sale');
  const rate = useCommand(client.reportSales.rate, () => t('rated'), [api.reportSales.key()]);
  const given = Array.from({ length: STARS.most - STARS.least + 1 }, (_, index) => STARS.most - index);
  return (
    <NativeSelect
      size="xs"
      aria-label={t('rating', { player: playerName(player) })}
      value={stars === null ? NOT_RATED : String(stars)}
      disabled={rate.isPending}
      data={[
        ...(stars === null ? [{ value: NOT_RATED, label: t('rate') }] : []),
        ...given.map((count) => ({ value: String(count), label: t('stars', { count }) })),
      ]}
      onChange={({ currentTarget: { value } }) => {
        if (value !== NOT_RATED) rate.mutate({ id: teamId, saleId: id, stars: Number(value) });
      }}
    />
  );
}
