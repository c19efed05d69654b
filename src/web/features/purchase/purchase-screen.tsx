import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { PurchaseView } from '#domains/purchase/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MainAndSide, Row, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { useGoodsName } from './goods.tsx';
import css from './purchase.module.css';

/** Milliseconds between refetches of a purchase that awaits payment. */
const LOOK_MS = 3_000;

/** Shows one of the user's purchases: its status, receipt, and actions. */
export function PurchaseScreen() {
  const { t } = useTranslation(['purchase', 'screens']);
  const id = Number(useParams({ from: '/purchase/$id' }).id);
  const query = useQuery({
    ...api.purchases.find.queryOptions({ input: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.data.state === 'pending' || data?.data.isRefundOpen ? LOOK_MS : false,
  });
  const missing = (
    <EmptyState icon="puck" title={t('purchase:missingTitle')}>
      <p>{t('purchase:missing')}</p>
    </EmptyState>
  );
  return (
    <>
      <PageHeader title={t('screens:/purchase/$id')} />
      <Loaded query={query} missing={missing}>
        {({ data }) => (
          <MainAndSide>
            <Receipt purchase={data} />
            <Stack>
              <State purchase={data} />
              <Refund purchase={data} />
            </Stack>
          </MainAndSide>
        )}
      </Loaded>
    </>
  );
}

function Receipt({ purchase }: { purchase: PurchaseView }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const nameOf = useGoodsName();
  const { id, receiptNumber, paidAt, buyer, seller, isTest, product, amount, currency, refunded } = purchase;
  const { takenBack, owed, termsVersion } = purchase;
  const rows: [string, string | null][] = [
    [t('receipt.number'), receiptNumber === null ? null : String(receiptNumber)],
    [t('receipt.order'), String(id)],
    [t('receipt.date'), paidAt && format.instant(paidAt, 'date')],
    [t('receipt.seller'), seller || (isTest ? t('receipt.sellerTest') : null)],
    [t('receipt.buyer'), buyer],
    [t('product'), nameOf(product)],
    [t('receipt.amount'), format.price(amount, currency)],
    [t('credited'), paidAt && nameOf(product)],
    [t('receipt.refunded'), refunded > 0 ? format.price(refunded, currency) : null],
    [t('receipt.takenBack'), takenBack > 0 ? format.number(takenBack) : null],
    [t('receipt.owed'), owed > 0 ? format.number(owed) : null],
    [t('receipt.terms'), t('termsVersion', { version: termsVersion })],
  ];
  return (
    <div data-print={paidAt ? true : undefined}>
      <Section title={paidAt ? t('receipt.title') : t('summary')}>
        <dl className={css.facts}>
          {rows.flatMap(([label, value]) =>
            value === null ? [] : [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>],
          )}
        </dl>
        <p className={css.words}>{paidAt ? t('taxNote') : t('receipt.none')}</p>
        {isTest && <p className={css.words}>{t('test')}</p>}
      </Section>
    </div>
  );
}

function State({ purchase }: { purchase: PurchaseView }) {
  const { t } = useTranslation('purchase');
  const { id, state, isWaiting, declined, payUrl, product, paidAt } = purchase;
  const cancel = useCommand(api.purchases.cancel.call, () => t('canceled'), [api.purchases.key()]);
  return (
    <Section title={t(`state.${state}`)}>
      <p className={css.words} role="status">
        {isWaiting ? t('stateHint.waiting') : t(`stateHint.${state}`)}
      </p>
      {declined && <p className={css.words}>{t(`declined.${knownDecline(declined)}`)}</p>}
      <Row gap="md" align="end">
        {payUrl && (
          <Button component="a" href={payUrl}>
            {t('continue')}
          </Button>
        )}
        {payUrl && (
          <ConfirmButton
            variant="default"
            question={t('cancelQuestion')}
            confirmLabel={t('cancel')}
            onConfirm={() => cancel.mutate({ id })}
          >
            {t('cancel')}
          </ConfirmButton>
        )}
        {paidAt && (
          <Button variant="default" onClick={() => window.print()}>
            {t('receipt.print')}
          </Button>
        )}
        {state !== 'pending' && (
          <LinkButton to="/shop/checkout/$id" params={{ id: product }} variant="default">
            {t('again')}
          </LinkButton>
        )}
      </Row>
    </Section>
  );
}

function knownDecline(code: string) {
  return code === 'insufficient_funds' || code === 'authentication_required' ? code : 'generic';
}

function Refund({ purchase: { id, refund, isRefundOpen, currency } }: { purchase: PurchaseView }) {
  const { t } = useTranslation('purchase');
  const changes = [api.purchases.key(), api.pucks.key(), sessionQuery.queryKey];
  const ask = useCommand(api.purchases.refund.call, () => t('refund.asked'), changes);
  const send = () => ask.mutate({ id });
  if (isRefundOpen) {
    return (
      <Section title={t('refund.title')}>
        <p className={css.words}>{t('refund.open')}</p>
        <Button variant="default" loading={ask.isPending} onClick={send}>
          {t('refund.retry')}
        </Button>
      </Section>
    );
  }
  return refund && <RefundOffer {...refund} currency={currency} isPending={ask.isPending} onAsk={send} />;
}

function RefundOffer({
  pucks,
  until,
  currency,
  isPending,
  onAsk,
  ...refund
}: NonNullable<PurchaseView['refund']> & { currency: string; isPending: boolean; onAsk: () => void }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const amount = format.price(refund.amount, currency);
  return (
    <Section title={t('refund.title')}>
      <p className={css.words}>{t('refund.offer', { count: pucks, amount, until: format.instant(until, 'date') })}</p>
      <ConfirmButton
        variant="default"
        loading={isPending}
        question={t('refund.question')}
        confirmLabel={t('refund.ask', { amount })}
        onConfirm={onAsk}
      >
        {t('refund.ask', { amount })}
      </ConfirmButton>
    </Section>
  );
}
