import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { RAFFLE_TYPES } from '#domains/raffle/constants.ts';
import type { Raffle, RaffleList } from '#domains/raffle/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Columns, Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { AgeQuestion } from './age-question.tsx';
import { usePrizeWords } from './use-prize-words.ts';
import { WinnersTable } from './winners-table.tsx';

/** Open raffles with the own odds, and who won in those that were drawn. */
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

function Raffles({ standing, isFreeLeft, open, past }: RaffleList) {
  const { t } = useTranslation('raffle');
  if (standing === 'minor') return <EmptyState icon="ticket" title={t('minor')} />;
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
      <Section title={t('winners')} isFlush>
        <WinnersTable raffles={past} />
      </Section>
    </Stack>
  );
}

function OpenRaffle({ raffle: { id, type, prizes, tickets, own, closesAt } }: { raffle: Raffle }) {
  const { t } = useTranslation('raffle');
  const format = useFormat();
  const prizeWords = usePrizeWords();
  const name = t(`type.${type}`);
  return (
    <Section title={name}>
      <Stack gap="md" justify="start">
        <p>{t(`about.${type}`, { days: RAFFLE_TYPES[type].days })}</p>
        <ol>
          {prizes.map((place, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a prize is known by its place
            <li key={index}>{prizeWords(place)}</li>
          ))}
        </ol>
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
