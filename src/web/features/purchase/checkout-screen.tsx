import { Button, Checkbox } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import {
  LIMIT_DAYS,
  PRODUCT_IDS,
  type ProductId,
  productOf,
  REFUND_DAYS,
  SPENDING_LIMIT,
} from '#domains/purchase/constants.ts';
import type { CheckoutView } from '#domains/purchase/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Lines, MainAndSide, Stack } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { ProductButtons, useGoodsName } from './goods.tsx';
import { LimitsForm } from './limits-form.tsx';
import css from './purchase.module.css';

/** Shows a product, its price, the terms of sale, and the button to the payment page. */
export function CheckoutScreen() {
  const { t } = useTranslation(['purchase', 'screens']);
  const { id } = useParams({ from: '/shop/checkout/$id' });
  const product = PRODUCT_IDS.find((known) => known === id);
  return (
    <>
      <PageHeader title={t('screens:/shop/checkout/$id')} details={t('purchase:intro')} />
      <Load from={api.purchases.checkout.queryOptions()}>
        {({ data }) =>
          data.isOpen ? (
            <Checkout checkout={data} product={product} />
          ) : (
            <EmptyState icon="puck" title={t('purchase:closedTitle')}>
              <p>{t(data.isTest ? 'purchase:closedTest' : 'purchase:closed')}</p>
            </EmptyState>
          )
        }
      </Load>
    </>
  );
}

function Checkout({ checkout, product }: { checkout: CheckoutView; product: ProductId | undefined }) {
  const { t } = useTranslation('purchase');
  return (
    <MainAndSide>
      <Stack>
        {product ? (
          <Order key={product} checkout={checkout} product={product} />
        ) : (
          <EmptyState icon="puck" title={t('unknownTitle')}>
            <p>{t('unknown')}</p>
          </EmptyState>
        )}
        <Section title={t('other')}>
          <ProductButtons currency={checkout.currency} {...(product && { except: product })} />
        </Section>
      </Stack>
      <LimitsForm key={JSON.stringify(checkout.limits)} checkout={checkout} />
    </MainAndSide>
  );
}

function Order({ checkout, product }: { checkout: CheckoutView; product: ProductId }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const nameOf = useGoodsName();
  const [isAccepted, setAccepted] = useState(false);
  const { currency, termsVersion, isTest, isFrozen } = checkout;
  const price = format.price(productOf(product).price, currency);
  const order = useCommand(
    api.purchases.order.call,
    ({ data }) => {
      // The payment provider's page is another site.
      window.location.assign(data.url);
      return null;
    },
    [api.purchases.key()],
  );
  return (
    <Section title={t('summary')}>
      <dl className={css.facts}>
        <dt>{t('product')}</dt>
        <dd>{nameOf(product)}</dd>
        <dt>{t('price')}</dt>
        <dd>{price}</dd>
      </dl>
      <p className={css.words}>{t('taxNote')}</p>
      <p className={css.words}>{t('currencyNote', { currency })}</p>
      <Terms checkout={checkout} />
      <Checkbox
        label={t('accept')}
        checked={isAccepted}
        onChange={({ currentTarget: { checked } }) => setAccepted(checked)}
        mb="md"
      />
      {isTest && <p className={css.words}>{t('test')}</p>}
      {isFrozen && <p className={css.words}>{t('frozen')}</p>}
      <Button
        disabled={!isAccepted || isFrozen}
        loading={order.isPending}
        onClick={() => order.mutate({ product, termsVersion })}
      >
        {t('pay', { price })}
      </Button>
      <p className={css.words}>{t('payHint')}</p>
    </Section>
  );
}

function Terms({ checkout: { currency, termsVersion } }: { checkout: CheckoutView }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const limits = {
    ...{ day: format.price(SPENDING_LIMIT.day, currency), month: format.price(SPENDING_LIMIT.month, currency) },
    days: LIMIT_DAYS,
  };
  return (
    <>
      <h3>
        {t('terms')} · {t('termsVersion', { version: termsVersion })}
      </h3>
      <Lines bullets prose bottom="lg">
        <li>{t('termsText.what')}</li>
        <li>{t('termsText.when')}</li>
        <li>{t('termsText.refund', { days: REFUND_DAYS })}</li>
        <li>{t('termsText.spent')}</li>
        <li>{t('termsText.dispute')}</li>
        <li>{t('termsText.limits', limits)}</li>
      </Lines>
    </>
  );
}
