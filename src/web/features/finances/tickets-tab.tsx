import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TicketsView } from '#domains/finances/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { messageOf, statusOf } from '#web/lib/failure.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useTranslation } from '#web/lib/words.ts';
import { MainAndSide, Row, Stack, Text } from '#web/ui/layout.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { NumberField } from '#web/ui/number-field.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { pointOnCurve } from './demand.ts';
import { DemandChart } from './demand-chart.tsx';
import { FanMood } from './fan-mood.tsx';

/** Shows the ticket price, its effect on attendance and receipts, and the mood of the fans. */
export function TicketsTab({ teamId }: { teamId: TeamId }) {
  return (
    <Load from={api.finances.tickets.queryOptions({ input: { id: teamId } })} skeleton={<LoadingTable />}>
      {/* A new version starts a new draft. */}
      {({ data }) => <Tickets key={data.version} tickets={data} />}
    </Load>
  );
}

function Tickets({ tickets }: { tickets: TicketsView }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  const { attendance, seasonTickets, capacity } = tickets;
  return (
    <Stack>
      <StatTiles
        tiles={[
          {
            label: t('tickets.price'),
            value: format.money(tickets.price),
            note: t('tickets.usual', { price: format.money(tickets.usual) }),
          },
          {
            label: t('tickets.attendance'),
            value: format.number(attendance.mean),
            note:
              attendance.mean === null
                ? t('tickets.attendanceNone')
                : t('tickets.attendanceNote', {
                    count: attendance.games,
                    share: format.percent((100 * attendance.mean) / capacity, 0),
                  }),
          },
          {
            label: t('tickets.seasonTickets'),
            value: format.number(seasonTickets.sold),
            note:
              seasonTickets.sold > 0
                ? t('tickets.seasonTicketsNote', { price: format.money(seasonTickets.price) })
                : t('tickets.seasonTicketsNone'),
          },
          { label: t('tickets.capacity'), value: format.number(capacity) },
        ]}
      />
      <MainAndSide>
        <PriceCard tickets={tickets} />
        <FanMood tickets={tickets} />
      </MainAndSide>
    </Stack>
  );
}

function PriceCard({ tickets }: { tickets: TicketsView }) {
  const { t } = useTranslation('finances');
  const format = useFormat();
  const [draft, setDraft] = useState(tickets.price);
  const save = useSavePrice(tickets);
  const { least, most } = tickets;
  const isUsable = draft >= least && draft <= most;
  const at = pointOnCurve(tickets.curve, draft);
  const now = pointOnCurve(tickets.curve, tickets.price);
  const change = at.receipts - now.receipts;
  return (
    <Section title={t('tickets.title')}>
      <DemandChart tickets={tickets} price={draft} />
      <Row
        as="form"
        gap="md"
        align="end"
        top="lg"
        onSubmit={sends(() => {
          if (isUsable) save.mutate(draft);
        })}
      >
        <NumberField
          label={t('tickets.newPrice')}
          description={t('tickets.bounds', { least: format.money(least), most: format.money(most) })}
          kind="money"
          min={least}
          max={most}
          value={draft}
          onChange={setDraft}
        />
        <Button type="submit" loading={save.isPending} disabled={!isUsable || draft === tickets.price}>
          {t('tickets.save')}
        </Button>
      </Row>
      <Text top="md" strong role="status">
        {t('tickets.outlook', {
          price: format.money(draft),
          attendance: format.number(at.attendance),
          receipts: format.shortMoney(at.receipts),
        })}{' '}
        {draft !== tickets.price && t('tickets.change', { change: signed(change, format.shortMoney) })}
      </Text>
      <Text top="sm" aside>
        {t('tickets.hint')}
      </Text>
    </Section>
  );
}

function signed(amount: number, words: (amount: number) => string): string {
  return amount > 0 ? `+${words(amount)}` : words(amount);
}

/** Returns a command that saves the price, with the version that the decision was based on. */
function useSavePrice({ team, version }: TicketsView) {
  const { t } = useTranslation(['finances', 'common']);
  const queries = useQueryClient();
  const key = api.finances.tickets.queryKey({ input: { id: team.id } });
  return useMutation({
    mutationFn: (price: number) =>
      client.finances.priceTickets({
        params: { id: team.id },
        headers: { 'if-match': `"${version}"` },
        body: { price },
      }),
    onSuccess: (answer) => {
      queries.setQueryData(key, answer);
      alert('success', t('tickets.saved'));
    },
    onError: async (error) => {
      alert('error', messageOf(error, t('common:notSaved')));
      if (statusOf(error) === 412) await queries.invalidateQueries({ queryKey: key });
    },
  });
}
