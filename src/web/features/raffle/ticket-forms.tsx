import { Button } from '@mantine/core';
import { useState } from 'react';
import { MAX_TICKETS, TICKET_PRICE } from '#domains/raffle/constants.ts';
import type { RaffleDetail } from '#domains/raffle/contract.ts';
import { chanceOf, expectedReturn, ticketsLeft } from '#domains/raffle/rules.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { sessionQuery } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useOrderId } from '#web/lib/use-order-id.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack } from '#web/ui/layout.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';

const CHANGES = [api.raffles.key(), api.pucks.key(), sessionQuery.queryKey];

/** Forms that buy tickets of an open raffle, or take the free one of the day. */
export function TicketForms({ raffle, isFreeLeft }: RaffleDetail) {
  const { id, own } = raffle;
  const { t } = useTranslation('raffle');
  const format = useFormat();
  const [tickets, setTickets] = useState(1);
  const [orderId, renewOrderId] = useOrderId();
  const buy = useCommand(
    api.raffles.buy.call,
    (_, order) => {
      renewOrderId();
      return t('buy.done', { count: Number(order.tickets) });
    },
    CHANGES,
  );
  const take = useCommand(api.raffles.takeFree.call, () => t('free.done'), CHANGES);
  const left = ticketsLeft(own);
  const then = { own: own + tickets, tickets: raffle.tickets + tickets };
  const chance = chanceOf({ ...then, places: raffle.places.length });
  const average = expectedReturn({ pot: raffle.pot, percent: raffle.percent, bought: tickets, tickets: then.tickets });
  return (
    <Section title={t('tickets')}>
      <Stack gap="md" justify="start">
        <p>{t(isFreeLeft ? 'free.left' : 'free.taken')}</p>
        <Button
          variant="default"
          loading={take.isPending}
          disabled={!isFreeLeft || left === 0}
          onClick={() => take.mutate({ id })}
        >
          {t('free.take')}
        </Button>
        <p>{t('buy.hint', { price: TICKET_PRICE, max: MAX_TICKETS, left })}</p>
        <form onSubmit={sends(() => buy.mutate({ id, tickets, orderId }))}>
          <Row gap="md" align="end">
            <NumberField
              label={t('buy.tickets')}
              min={1}
              max={Math.max(1, left)}
              value={tickets}
              onChange={setTickets}
            />
            <Button type="submit" loading={buy.isPending} disabled={left === 0}>
              {t('buy.submit')}
            </Button>
            <span>{t('buy.cost', { count: tickets * TICKET_PRICE })}</span>
          </Row>
        </form>
        {left > 0 && (
          <p>
            {t('buy.odds', {
              own: then.own,
              tickets: format.number(then.tickets),
              chance: format.percent(chance * 100),
            })}{' '}
            {t('buy.average', { count: tickets, pucks: format.number(average, 1) })}
          </p>
        )}
      </Stack>
    </Section>
  );
}
