import { Button } from '@mantine/core';
import { useState } from 'react';
import { LIMIT_DAYS, RAISE_DAYS, SPENDING_LIMIT } from '#domains/purchase/constants.ts';
import type { CheckoutView } from '#domains/purchase/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';
import css from './purchase.module.css';

/** Cents per unit of currency. */
const CENTS = 100;

/** Shows the user's spending limits, and debts since a refund. */
export function LimitsForm({ checkout }: { checkout: CheckoutView }) {
  const { t } = useTranslation('purchase');
  const format = useFormat();
  const { limits, left, next, currency, debt } = checkout;
  const [day, setDay] = useState(limits.day / CENTS);
  const [month, setMonth] = useState(limits.month / CENTS);
  const changes = [api.purchases.key(), sessionQuery.queryKey];
  const save = useCommand(api.purchases.setLimits.call, () => t('limit.saved'), changes);
  const pay = useCommand(api.purchases.payDebt.call, () => t('debt.paid'), changes);
  const moneyOf = (cents: { day: number; month: number }) => ({
    ...{ day: format.price(cents.day, currency), month: format.price(cents.month, currency), days: LIMIT_DAYS },
  });
  return (
    <Stack>
      <Section title={t('limit.title')}>
        <p className={css.words}>{t('limit.left', moneyOf(left))}</p>
        <Row
          as="form"
          gap="md"
          align="end"
          onSubmit={sends(() => save.mutate({ day: Math.round(day * CENTS), month: Math.round(month * CENTS) }))}
        >
          <NumberField
            label={t('limit.day')}
            {...{ min: 0, max: SPENDING_LIMIT.day / CENTS, decimals: 2, value: day }}
            onChange={setDay}
          />
          <NumberField
            label={t('limit.month', { days: LIMIT_DAYS })}
            {...{ min: 0, max: SPENDING_LIMIT.month / CENTS, decimals: 2, value: month }}
            onChange={setMonth}
          />
          <Button type="submit" variant="default" loading={save.isPending}>
            {t('limit.save')}
          </Button>
        </Row>
        <p className={css.words}>{t('limit.hint', { days: RAISE_DAYS })}</p>
        {next && (
          <p className={css.words}>{t('limit.next', { ...moneyOf(next), when: format.instant(next.from, 'date') })}</p>
        )}
      </Section>
      {debt > 0 && (
        <Section title={t('debt.title')}>
          <p className={css.words}>{t('debt.words', { count: debt })}</p>
          <Button variant="default" loading={pay.isPending} onClick={() => pay.mutate(undefined)}>
            {t('debt.pay')}
          </Button>
        </Section>
      )}
    </Stack>
  );
}
