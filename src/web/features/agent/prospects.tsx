import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { RATES } from '#domains/agent/constants.ts';
import type { AgentDesk, Prospect } from '#domains/agent/contract.ts';
import { client } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Section } from '#web/ui/section.tsx';
import { useAgentCommand } from './use-agent-command.ts';

const SEASONS = 3;

/** Lists players who could become clients: without an agent, or whose agreement with one ends with the season. */
export function Prospects({ desk }: { desk: AgentDesk }) {
  const { t } = useTranslation('agent');
  const col = useColumnKit('agent:prospects').of<Prospect>();
  const [rate, setRate] = useState<number>(RATES[1]);
  const offer = useAgentCommand(
    (id: number) => client.agents.represent({ id, rate, seasons: SEASONS }),
    t('prospects.offered'),
  );
  const withdraw = useAgentCommand((id: number) => client.agents.withdraw({ id }), t('prospects.withdrawn'));
  const columns: Column<Prospect>[] = [
    col.overall(),
    col.player({ flag: true }),
    col.count('age'),
    col.team('team', { value: ({ team }) => team?.city ?? null, none: t('column.free') }),
    col.money('salary'),
    col.person('agent', {
      header: t('prospects.present'),
      value: ({ agent }) => agent?.lastname ?? null,
      none: t('prospects.nobody'),
    }),
    col.count('offer', ({ isAsked }) => Number(isAsked), {
      cell: ({ player: { id, firstname, lastname }, isAsked }) => {
        const player = `${firstname} ${lastname}`;
        const words = isAsked ? t('prospects.withdrawFrom', { player }) : t('prospects.offerTo', { player });
        return (
          <Button
            size="compact-xs"
            variant={isAsked ? 'default' : 'filled'}
            aria-label={words}
            disabled={offer.isPending || withdraw.isPending}
            onClick={() => (isAsked ? withdraw : offer).mutate(id)}
          >
            {isAsked ? t('prospects.withdraw') : t('prospects.represent')}
          </Button>
        );
      },
      isUnsortable: true,
    }),
  ];
  return (
    <Section
      title={t('prospects.title')}
      isFlush
      aside={
        <NativeSelect
          size="xs"
          miw={180}
          aria-label={t('prospects.rate')}
          value={String(rate)}
          data={RATES.map((percent) => ({ value: String(percent), label: t('prospects.percent', { percent }) }))}
          onChange={({ currentTarget: { value } }) => setRate(Number(value))}
        />
      }
    >
      <DataTable
        name="agent-prospects"
        label={t('prospects.title')}
        rows={desk.prospects}
        columns={columns}
        rowKey={({ player }) => String(player.id)}
        empty={t('prospects.none')}
      />
    </Section>
  );
}
