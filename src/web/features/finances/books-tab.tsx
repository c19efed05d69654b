import { Alert } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { BooksView, LedgerKind } from '#domains/finances/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { MainAndSide, Stack, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { Sheet, type SheetLine } from '#web/ui/sheet.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { BalanceChart } from './balance-chart.tsx';
import { Money } from './money.tsx';
import { useKindName } from './use-kind-name.ts';

/** Shows the balance, income and expenses, and the forecast for the last day of the season. */
export function BooksTab({ teamId }: { teamId: TeamId }) {
  return (
    <Load from={api.finances.books.queryOptions({ input: { id: teamId } })} skeleton={<LoadingTable />}>
      {({ data }) => <Books books={data} />}
    </Load>
  );
}

function Books({ books }: { books: BooksView }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  const { balance, income, expenses, lent, forecast, day, season } = books;
  const line = format.shortMoney(books.credit.line);
  const [low, high] = [format.shortMoney(forecast.low), format.shortMoney(forecast.high)];
  return (
    <Stack>
      <CreditNotice credit={books.credit} />
      <StatTiles
        tiles={[
          {
            label: t('balance'),
            value: <Money amount={balance} isShort />,
            note: t('balanceNote', { day, season }),
          },
          {
            label: t('income'),
            value: format.shortMoney(income),
            note: lent === 0 ? undefined : t('lentNote', { money: format.shortMoney(lent) }),
          },
          { label: t('expenses'), value: format.shortMoney(-expenses) },
          {
            label: t('forecast'),
            value: <Money amount={forecast.expected} isShort />,
            note: t('forecastNote', { low, high }),
          },
          {
            label: t('credit.line'),
            value: format.shortMoney(-books.credit.line),
            note: t('credit.lineNote', { line }),
          },
        ]}
      />
      <Section title={t('chart.title')}>
        <BalanceChart books={books} />
      </Section>
      <MainAndSide>
        <Totals books={books} />
        <Ahead forecast={forecast} />
      </MainAndSide>
    </Stack>
  );
}

function CreditNotice({ credit: { daysBelow, rescueUntil, ...days } }: Pick<BooksView, 'credit'>) {
  const { t } = useTranslation('finances');
  if (daysBelow > 0) {
    return (
      <Alert color="red" variant="light" role="alert">
        {t('credit.below', { count: daysBelow, ...days })}
      </Alert>
    );
  }
  if (rescueUntil === null) return null;
  return <Alert variant="light">{t('credit.rescue', { season: rescueUntil })}</Alert>;
}

function Totals({ books: { kinds, balance, balanceBefore } }: { books: BooksView }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  return (
    <Section
      title={t('totals.title')}
      aside={
        <Link to="." search={{ tab: 'ledger' }}>
          {t('totals.ledger')}
        </Link>
      }
      isFlush
    >
      <Sheet
        flush
        head={[t('totals.kind'), t('totals.count'), t('totals.amount')]}
        rows={[
          ['before', t('totals.before'), '', <Money key="amount" amount={balanceBefore} />],
          ...kinds.map(
            ({ kind, amount, count }): SheetLine => [
              kind,
              <KindLink key="kind" kind={kind} />,
              format.number(count),
              <Money key="amount" amount={amount} isSigned />,
            ],
          ),
        ]}
        foot={[t('balance'), '', <Money key="amount" amount={balance} />]}
      />
    </Section>
  );
}

function KindLink({ kind }: { kind: LedgerKind }) {
  const nameOf = useKindName();
  return (
    <Link to="." search={{ tab: 'ledger', kind }}>
      {nameOf(kind)}
    </Link>
  );
}

function Ahead({ forecast }: { forecast: BooksView['forecast'] }) {
  const { t } = useTranslation('finances');
  const nameOf = useKindName();
  return (
    <Section title={t('ahead.title')} isFlush>
      {forecast.ahead.length === 0 ? (
        <Text inset="md" aside>
          {t('ahead.none')}
        </Text>
      ) : (
        <Sheet
          flush
          head={[t('totals.kind'), t('ahead.amount')]}
          rows={forecast.ahead.map(({ kind, amount }) => [
            kind,
            nameOf(kind),
            <Money key="amount" amount={amount} isSigned />,
          ])}
          foot={[t('forecast'), <Money key="amount" amount={forecast.expected} />]}
        />
      )}
      <Text inset="md" aside>
        {t('ahead.hint', { count: forecast.homeGamesLeft })}
      </Text>
    </Section>
  );
}
