import { Alert, Button, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { LOANS } from '#domains/finances/constants.ts';
import type { LoansView } from '#domains/finances/contract.ts';
import { dailyRepayment, interestOf, type LoanTerm } from '#domains/finances/rules/loans.ts';
import { DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { TeamId } from '#engine/ids.ts';
import { ProbationNote } from '#web/features/probation/probation-note.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { MainAndSide, Row, Stack, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Shows the club's debts, and the loans that it could take. */
export function LoansTab({ teamId }: { teamId: TeamId }) {
  return (
    <Load from={api.finances.loans.queryOptions({ input: { id: teamId } })} skeleton={<LoadingTable />}>
      {({ data }) => (
        <MainAndSide>
          <Stack>
            <ProbationNote teamId={teamId} about="loan" />
            <Owed view={data} />
          </Stack>
          <Borrow view={data} />
        </MainAndSide>
      )}
    </Load>
  );
}

function Owed({ view: { team, loans, balance } }: { view: LoansView }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  const repay = useChange(
    (loanId: number) => client.finances.repayLoan({ id: team.id, loanId }),
    () => t('loans.repaid'),
  );
  return (
    <Section title={t('loans.title')} isFlush>
      {loans.length === 0 ? (
        <Text inset="md" aside>
          {t('loans.none')}
        </Text>
      ) : (
        <Sheet
          flush
          head={[t('loans.owed'), t('loans.daily'), t('loans.daysLeft'), t('loans.repay')]}
          rows={loans.map((loan) => [
            loan.id,
            t('loans.of', { owed: format.money(loan.owed), amount: format.money(loan.amount) }),
            t('loans.perDay', { part: format.money(loan.daily), interest: format.money(loan.interest) }),
            loan.daysLeft,
            <Button
              key="repay"
              size="compact-sm"
              variant="default"
              disabled={balance < loan.owed}
              loading={repay.isPending}
              onClick={() => repay.mutate(loan.id)}
            >
              {t('loans.repayNow')}
            </Button>,
          ])}
        />
      )}
    </Section>
  );
}

function Borrow({ view: { team, limit, least, interest, isUnderRescue } }: { view: LoansView }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  const [amount, setAmount] = useState(least);
  const [days, setDays] = useState<LoanTerm>(LOANS.terms[0]);
  const take = useChange(
    () => client.finances.takeLoan({ id: team.id, amount, days }),
    () => t('loans.taken'),
  );
  const isUsable = amount >= least && amount <= limit;
  if (isUnderRescue) return <Alert variant="light">{t('loans.underRescue')}</Alert>;
  return (
    <Section title={t('loans.borrow')}>
      <Text top="sm" aside>
        {t('loans.terms', { limit: format.money(limit), rate: format.percent(100 * interest, 0) })}
      </Text>
      <Row gap="md" align="end" top="lg">
        <NumberField
          label={t('loans.amount')}
          kind="money"
          step={least}
          min={least}
          max={Math.max(least, limit)}
          value={amount}
          onChange={setAmount}
        />
        <SegmentedControl
          aria-label={t('loans.term')}
          value={String(days)}
          data={LOANS.terms.map((term) => ({
            value: String(term),
            label: t('loans.seasons', { count: term / DAYS_PER_SEASON }),
          }))}
          onChange={(value) => setDays(Number(value))}
        />
      </Row>
      {isUsable && (
        <Text top="md" strong role="status">
          {t('loans.outlook', {
            daily: format.money(dailyRepayment(amount, days)),
            interest: format.money(interestOf(amount, days)),
          })}
        </Text>
      )}
      <ConfirmButton
        mt="sm"
        disabled={!isUsable || take.isPending}
        question={t('loans.question', { amount: format.money(amount) })}
        explanation={t('loans.explanation', { interest: format.money(isUsable ? interestOf(amount, days) : 0) })}
        confirmLabel={t('loans.take')}
        onConfirm={() => take.mutate(undefined)}
      >
        {t('loans.take')}
      </ConfirmButton>
    </Section>
  );
}

/** Returns a command on the loans that reports its result and refetches the books. */
function useChange<Input>(does: (input: Input) => Promise<unknown>, said: () => string) {
  return useCommand(does, said, [api.finances.key(), api.probation.key()]);
}
