import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { TICKET_PRICE } from '#domains/raffle/constants.ts';
import { itemOf, SHELVES } from '#domains/shop/constants.ts';
import type { ShopItem, ShopView } from '#domains/shop/contract.ts';
import { CardRow } from '#web/features/card/collected-cards.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchChoice, useSetSearch } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Columns, Row, Stack, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pucks } from '#web/ui/pucks.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { ItemCard } from './item-card.tsx';

const TYPES = ['any', ...SHELVES, 'raffles', 'gifts'] as const;

/** Lists everything that pucks can buy, by shelf. @param hasRaffles whether raffles are offered to the user */
export function ShopScreen({ hasRaffles }: { hasRaffles: boolean }) {
  const { t } = useTranslation(['shop', 'screens']);
  const { puckBalance } = useManager();
  const type = useSearchChoice('type', TYPES);
  const setSearch = useSetSearch();
  const isShown = (one: (typeof TYPES)[number]) => type === 'any' || type === one;
  return (
    <>
      <PageHeader title={t('screens:/puck/shop')} details={t('shop:intro')} actions={<Pucks amount={puckBalance} />} />
      <Stack>
        <Row gap="md" align="end">
          <NativeSelect
            label={t('shop:type')}
            value={type}
            data={TYPES.filter((value) => hasRaffles || value !== 'raffles').map((value) => ({
              value,
              label: t(`shop:shelf.${value}`),
            }))}
            onChange={({ currentTarget: { value } }) => setSearch({ type: value === 'any' ? undefined : value })}
          />
          <ResetFilters of={['type']} />
        </Row>
        <Load from={api.shop.find.queryOptions()} skeleton={<LoadingTable rows={6} columns={3} />}>
          {({ data }) => <Shelves shop={data} type={type} />}
        </Load>
        {hasRaffles && isShown('raffles') && (
          <Elsewhere title={t('shop:shelf.raffles')} hint={t('shop:rafflesHint', { price: TICKET_PRICE })}>
            <LinkButton to="/puck/raffle-event/{-$id}" variant="default">
              {t('shop:toRaffles')}
            </LinkButton>
          </Elsewhere>
        )}
        {isShown('gifts') && (
          <Elsewhere title={t('shop:shelf.gifts')} hint={t('shop:giftsHint')}>
            <LinkButton to="/puck" variant="default">
              {t('shop:give')}
            </LinkButton>
          </Elsewhere>
        )}
      </Stack>
    </>
  );
}

/** What pucks can buy on another screen. */
function Elsewhere({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <Section title={title}>
      <Text bottom="md" prose>
        {hint}
      </Text>
      {children}
    </Section>
  );
}

function Shelves({ shop, type }: { shop: ShopView; type: (typeof TYPES)[number] }) {
  const { t } = useTranslation('shop');
  const shown = SHELVES.filter((shelf) => type === 'any' || type === shelf);
  const of = (shelf: (typeof SHELVES)[number]): readonly ShopItem[] =>
    shop.items.filter(({ id }) => itemOf(id).shelf === shelf);
  return shown.map((shelf) => (
    <Section key={shelf} title={t(`shelf.${shelf}`)}>
      <Columns min={280}>
        {of(shelf).map((item) => (
          <ItemCard key={item.id} item={item} shop={shop} />
        ))}
      </Columns>
      {shelf === 'cards' && shop.pack.length > 0 && (
        <>
          <Text as="h3" size="lg" top="lg" bottom="sm">
            {t('newestPack')}
          </Text>
          <CardRow cards={shop.pack} />
        </>
      )}
    </Section>
  ));
}
