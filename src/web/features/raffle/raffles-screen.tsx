import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ADULT_AGE } from '#domains/account/constants.ts';
import { RAFFLE_TYPE_IDS, RAFFLE_TYPES } from '#domains/raffle/constants.ts';
import type { Raffle, RaffleList } from '#domains/raffle/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchChoice, useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { AgeQuestion } from './age-question.tsx';
import { PrizeList } from './prize-list.tsx';
import { WinnersTable } from './winners-table.tsx';

/** Lists open raffles with the user's own odds, and the winners of past ones. */
export function RafflesScreen() {
  const { t } = useTranslation(['raffle', 'screens']);
  const query = useQuery(api.raffles.list.queryOptions({ refetchInterval: 60_000 }));
  return (
    <>
      <PageHeader title={t('screens:/puck/raffle-event/{-$id}')} details={t('raffle:intro')} />
      <Loaded query={query} skeleton={<LoadingTable rows={6} columns={4} />}>
        {({ data }) => <Raffles {...data} />}
      </Loaded>
    </>
  );
}

function Raffles({ standing, isFreeLeft, open }: RaffleList) {
  const { t } = useTranslation('raffle');
  if (standing === 'minor') return <EmptyState icon="ticket" title={t('minor', { age: ADULT_AGE })} />;
  return (
    <Stack>
      {standing === 'undeclared' && <AgeQuestion changes={[api.raffles.key()]} />}
      {standing === 'admin' && <p>{t('admin')}</p>}
      {standing === 'open' && (
        <Section title={t('free.title')}>
          <p>{t(isFreeLeft ? 'free.left' : 'free.taken')}</p>
        </Section>
      )}
      {open.length === 0 ? (
        <EmptyState icon="ticket" title={t('none')}>
          <p>{t('noneHint')}</p>
        </EmptyState>
      ) : (
        <Columns min={320}>
          {open.map((raffle) => (
            <OpenRaffle key={raffle.id} raffle={raffle} />
          ))}
        </Columns>
      )}
      <Drawn />
    </Stack>
  );
}

const TYPES = ['any', ...RAFFLE_TYPE_IDS] as const;

/** Lists past winners page by page, of one type of raffle or all. */
function Drawn() {
  const { t } = useTranslation('raffle');
  const type = useSearchChoice('type', TYPES);
  const page = useSearchNumber('page') ?? 1;
  const setSearch = useSetSearch();
  const query = useQuery(api.raffles.drawn.queryOptions({ input: { type, page }, placeholderData: keepPreviousData }));
  return (
    <Section
      title={t('winners')}
      aside={
        <NativeSelect
          aria-label={t('column.raffle')}
          value={type}
          data={TYPES.map((value) => ({ value, label: value === 'any' ? t('all') : t(`type.${value}`) }))}
          onChange={({ currentTarget: { value } }) =>
            setSearch({ type: value === 'any' ? undefined : value, page: undefined })
          }
        />
      }
      isFlush
    >
      <Loaded query={query} skeleton={<LoadingTable rows={6} columns={4} />}>
        {({ data, pagination }) => (
          <>
            <WinnersTable raffles={data} />
            <Pager {...pagination} />
          </>
        )}
      </Loaded>
    </Section>
  );
}

function OpenRaffle({ raffle }: { raffle: Raffle }) {
  const { id, type, tickets, own, closesAt } = raffle;
  const { t } = useTranslation('raffle');
  const format = useFormat();
  const name = t(`type.${type}`);
  return (
    <Section title={name}>
      <Stack gap="md" justify="start">
        <p>{t(`about.${type}`, { days: RAFFLE_TYPES[type].days })}</p>
        <PrizeList raffle={raffle} />
        <p>
          <strong>{t('yours', { own, tickets: format.number(tickets) })}</strong> · {t('closes')}{' '}
          <Countdown until={closesAt} />
        </p>
        <LinkButton
          to="/puck/raffle-event/{-$id}"
          params={{ id: String(id) }}
          aria-label={t('toRaffle', { raffle: name })}
        >
          {t('enter')}
        </LinkButton>
      </Stack>
    </Section>
  );
}
