import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PRICE } from '#domains/report-sale/constants.ts';
import type { OwnOffers as View } from '#domains/report-sale/contract.ts';
import css from '#web/features/job/staff.module.css';
import { api, client } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Row } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { SellerRating } from './seller-rating.tsx';

/** Lists the reports that the user sells as a scout, with their earnings. */
export function OwnOffers() {
  const query = useQuery(api.reportSales.mine.queryOptions({ input: {} }));
  return <Loaded query={query}>{({ data }) => data && <Offers view={data} />}</Loaded>;
}

type Report = View['reports'][number];

function Offers({ view: { isIndependent, isOpen, rating, earned, purse, reports } }: { view: View }) {
  const { t } = useTranslation('report-sale');
  const col = useColumnKit('report-sale').of<Report>();
  const format = useFormat();
  const columns: Column<Report>[] = [
    col.player({ flag: true }),
    col.count('rank'),
    col.count('looks'),
    col.count('sold'),
    col.count('offer', 'price', { cell: (report) => <Offer report={report} />, isUnsortable: true }),
  ];
  return (
    <Section title={t('sell.title')}>
      <p>{t('sell.hint')}</p>
      <p>
        {t('sell.earned', { money: format.money(earned) })} {t('sell.purse', { money: format.money(purse) })}{' '}
        <span className={css.dim}>
          <SellerRating rating={rating} />
        </span>
      </p>
      {!isIndependent && <p>{t('sell.employed')}</p>}
      {!isOpen && <p>{t('closed')}</p>}
      {isIndependent && isOpen && (
        <DataTable
          name="own-report-offers"
          label={t('sell.title')}
          rows={reports}
          columns={columns}
          rowKey={({ player }) => player.id}
          empty={t('sell.none')}
        />
      )}
    </Section>
  );
}

function Offer({ report: { player, price, maySell } }: { report: Report }) {
  const { t } = useTranslation('report-sale');
  const [asked, setAsked] = useState<number>(price ?? PRICE.usual);
  const name = playerName(player);
  const changes = [api.reportSales.key()];
  const put = useCommand(client.reportSales.offer, () => t('sell.putSaid', { player: name }), changes);
  const back = useCommand(client.reportSales.withdraw, () => t('sell.backSaid', { player: name }), changes);
  if (!maySell) return NOTHING;
  return (
    <Row as="form" gap="sm" top="sm" onSubmit={sends(() => put.mutate({ playerId: player.id, price: asked }))}>
      <NumberField
        size="xs"
        w={110}
        aria-label={t('sell.price', { player: name })}
        kind="money"
        min={PRICE.least}
        max={PRICE.most}
        step={PRICE.least}
        value={asked}
        onChange={setAsked}
      />
      <Button type="submit" size="xs" loading={put.isPending} disabled={asked === price}>
        {t(price === null ? 'sell.put' : 'sell.change')}
      </Button>
      {price !== null && (
        <Button
          size="xs"
          variant="default"
          loading={back.isPending}
          onClick={() => back.mutate({ playerId: player.id })}
        >
          {t('sell.back')}
        </Button>
      )}
    </Row>
  );
}
