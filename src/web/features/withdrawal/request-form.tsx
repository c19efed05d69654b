import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import {
  FEE_PERCENT,
  METHODS,
  type Method,
  MIN_PUCKS,
  MONTHLY_LIMIT,
  TWO_REVIEWERS_ABOVE,
} from '#domains/withdrawal/constants.ts';
import type { MyWithdrawals } from '#domains/withdrawal/contract.ts';
import { feeOf } from '#domains/withdrawal/rules.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';

/** A form that requests a payout; shows the fee first. */
export function RequestForm({ charities, debt }: Pick<MyWithdrawals, 'charities' | 'debt'>) {
  const { t } = useTranslation('withdrawal');
  const format = useFormat();
  const [pucks, setPucks] = useState<number>(MIN_PUCKS);
  const [method, setMethod] = useState<Method>('voucher');
  const [charity, setCharity] = useState(charities[0] ?? '');
  const methods = METHODS.filter((one) => one !== 'donation' || charities.length > 0);
  const send = useCommand(api.withdrawals.request.call, () => t('request.done'), [
    api.withdrawals.key(),
    api.pucks.key(),
    sessionQuery.queryKey,
  ]);
  const fee = feeOf(pucks);
  return (
    <Section title={t('request.title')}>
      <Stack gap="md" justify="start">
        <p>
          {t('request.rules', {
            ...{ min: format.number(MIN_PUCKS), percent: FEE_PERCENT, large: format.number(TWO_REVIEWERS_ABOVE) },
          })}
        </p>
        {debt > 0 && <p>{t('request.debt', { count: debt })}</p>}
        <form onSubmit={sends(() => send.mutate({ pucks, method, charity: method === 'donation' ? charity : null }))}>
          <Stack gap="md" justify="start">
            <Row gap="md" align="end">
              <NumberField
                label={t('request.pucks')}
                {...{ min: MIN_PUCKS, max: MONTHLY_LIMIT, value: pucks }}
                onChange={setPucks}
              />
              <NativeSelect
                label={t('request.method')}
                value={method}
                data={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
                onChange={({ currentTarget: { value } }) =>
                  setMethod(METHODS.find((one) => one === value) ?? 'voucher')
                }
              />
              {method === 'donation' && (
                <NativeSelect
                  label={t('request.charity')}
                  value={charity}
                  data={charities}
                  onChange={({ currentTarget: { value } }) => setCharity(value)}
                />
              )}
            </Row>
            <p>{t('request.sum', { fee: format.number(fee), net: format.number(pucks - fee) })}</p>
            <Button type="submit" loading={send.isPending} disabled={debt > 0}>
              {t('request.button')}
            </Button>
          </Stack>
        </form>
        <p>{t('request.how')}</p>
      </Stack>
    </Section>
  );
}
