import { Button, Textarea } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_BUDGET } from '#domains/withdrawal/constants.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { ReviewCard } from './review-card.tsx';
import { Totals } from './totals.tsx';

/** For admins: withdrawals to review and to pay, the monthly budget, and the charities. */
export function WithdrawalsTab() {
  const { t } = useTranslation('withdrawal');
  const page = useSearchNumber('page') ?? 1;
  const queue = useQuery(api.withdrawals.queue.queryOptions({ input: { page }, placeholderData: keepPreviousData }));
  const totals = useQuery(api.withdrawals.totals.queryOptions());
  return (
    <Stack>
      <Loaded query={totals} skeleton={<LoadingTable rows={1} columns={4} />}>
        {({ data }) => (
          <>
            <Totals totals={data} />
            <Terms key={`${data.budget}/${data.charities.join()}`} budget={data.budget} charities={data.charities} />
          </>
        )}
      </Loaded>
      <Loaded query={queue} skeleton={<LoadingTable />}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState title={t('review.none')} />
          ) : (
            <>
              {data.map((withdrawal) => (
                <ReviewCard key={withdrawal.id} withdrawal={withdrawal} />
              ))}
              <Pager {...pagination} />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}

function Terms({ budget, charities }: { budget: number; charities: readonly string[] }) {
  const { t } = useTranslation('withdrawal');
  const [pucks, setPucks] = useState(budget);
  const [names, setNames] = useState(charities.join('\n'));
  const save = useCommand(api.withdrawals.setTerms.call, () => t('review.saved'), [api.withdrawals.key()]);
  const listed = names
    .split('\n')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  return (
    <Section title={t('review.terms')}>
      <form onSubmit={sends(() => save.mutate({ budget: pucks, charities: listed }))}>
        <Stack gap="md" justify="start">
          <p>{t('review.termsHint')}</p>
          <NumberField label={t('review.budget')} {...{ min: 0, max: MAX_BUDGET, value: pucks }} onChange={setPucks} />
          <Textarea
            label={t('review.charities')}
            {...{ autosize: true, minRows: 2, w: '100%', maw: '32rem' }}
            value={names}
            onChange={({ currentTarget: { value } }) => setNames(value)}
          />
          <Button type="submit" variant="default" loading={save.isPending}>
            {t('review.save')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
