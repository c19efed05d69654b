import { RAFFLE_TYPES } from '#domains/raffle/constants.ts';
import type { RaffleDetail } from '#domains/raffle/contract.ts';
import { chanceOf } from '#domains/raffle/rules.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useNow } from '#web/lib/time.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BareHeader, Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { AgeQuestion } from './age-question.tsx';
import { DrawCheck } from './draw-check.tsx';
import { PrizeList } from './prize-list.tsx';
import { TicketForms } from './ticket-forms.tsx';
import { WinnersTable } from './winners-table.tsx';

/** How often an open raffle is refetched: other users buy tickets, and the draw is shown as it happens. */
const EVERY_MS = 10_000;

/** Shows a raffle: odds, tickets, and the draw with its check. @param id 0: none */
export function RaffleScreen({ id }: { id: number }) {
  if (id === 0) return <Missing />;
  return (
    <Load
      from={api.raffles.find.queryOptions({
        input: { id },
        enabled: id !== 0,
        refetchInterval: ({ state }) => (state.data?.data.raffle.drawnAt ? false : EVERY_MS),
      })}
      missing={<Missing />}
    >
      {({ data }) => <OneRaffle {...data} />}
    </Load>
  );
}

function Missing() {
  const { t } = useTranslation('raffle');
  return (
    <>
      <BareHeader />
      <EmptyState icon="ticket" title={t('missing')}>
        <ToAll />
      </EmptyState>
    </>
  );
}

function ToAll() {
  const { t } = useTranslation('raffle');
  return (
    <LinkButton to="/puck/raffle-event/{-$id}" params={{ id: undefined }} variant="default">
      {t('all')}
    </LinkButton>
  );
}

function OneRaffle(detail: RaffleDetail) {
  const { raffle, standing, entrant, numbers } = detail;
  const { type, drawnAt, closesAt } = raffle;
  const { t } = useTranslation('raffle');
  const isClosed = Date.parse(closesAt) <= useNow();
  return (
    <>
      <PageHeader
        title={t(`type.${type}`)}
        details={t(`about.${type}`, { days: RAFFLE_TYPES[type].days })}
        actions={<ToAll />}
      />
      <Stack>
        <Tiles {...detail} />
        {drawnAt === null && !isClosed && (
          <>
            {standing === 'undeclared' && <AgeQuestion changes={[api.raffles.key()]} />}
            {standing === 'admin' && <p>{t('admin')}</p>}
            {standing === 'open' && <TicketForms {...detail} />}
          </>
        )}
        {drawnAt === null && isClosed && <p role="status">{t('drawing')}</p>}
        {entrant !== null && (
          <Section title={t('yourTickets')}>
            <p>{t('numbers', { numbers: numbers.join(', '), entrant })}</p>
          </Section>
        )}
        {drawnAt === null ? (
          <Prizes {...detail} />
        ) : (
          <Section title={t('winners')} isFlush>
            <WinnersTable raffles={[raffle]} isOne />
          </Section>
        )}
        <DrawCheck {...detail} />
      </Stack>
    </>
  );
}

function Tiles({ raffle: { tickets, own, places, closesAt, drawnAt } }: RaffleDetail) {
  const { t } = useTranslation('raffle');
  const format = useFormat();
  const chance = chanceOf({ own, tickets, places: places.length });
  return (
    <StatTiles
      tiles={[
        {
          label: t('tickets'),
          value: format.number(tickets),
          note: t('yours', { own, tickets: format.number(tickets) }),
        },
        {
          label: t('chance'),
          value: format.percent(chance * 100),
          ...(drawnAt === null && { note: t('chanceNote') }),
        },
        drawnAt === null
          ? {
              label: t('closes'),
              value: <Countdown until={closesAt} />,
              note: format.instant(closesAt, 'weekday-time'),
            }
          : { label: t('drawn'), value: format.instant(drawnAt, 'date-time') },
      ]}
    />
  );
}

function Prizes({ raffle }: RaffleDetail) {
  const { t } = useTranslation('raffle');
  return (
    <Section title={t('prizes')}>
      <PrizeList raffle={raffle} />
      <p>{t('pot', { count: raffle.pot, added: raffle.added, percent: raffle.percent })}</p>
    </Section>
  );
}
