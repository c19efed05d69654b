import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FrenzyBoard } from '#domains/free-agency/contract/shapes.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { FrenzyPlan } from './frenzy-plan.tsx';
import { useFrenzyDraft } from './use-frenzy-draft.ts';

type OnMarket = FrenzyBoard['players'][number];
type Signed = FrenzyBoard['signings'][number];
/** During the frenzy a round may end at any moment. */
const REFRESH_MS = 10_000;

/** Shows the frenzy: the three days at the opening of the new season's market, round by round. */
export function FrenzyTab() {
  const { t } = useTranslation('free-agency');
  const { teamId } = useManager();
  const draft = useFrenzyDraft(teamId);
  const query = useQuery({
    ...api.freeAgency.frenzy.queryOptions(),
    refetchInterval: ({ state }) => (state.data?.data.isOn ? REFRESH_MS : false),
  });
  const columns = useMarketColumns(draft?.add ?? null, draft?.draft?.targets.map(({ player }) => player.id) ?? []);
  const signingColumns = useSigningColumns();
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={12} columns={6} />}>
      {({ data: board }) => (
        <Stack>
          <StatTiles
            tiles={[
              { label: t('frenzy.round'), value: t('frenzy.roundOf', board) },
              {
                label: t('frenzy.next'),
                value: board.nextRoundAt ? <Countdown until={board.nextRoundAt} /> : NOTHING,
                note: board.isOn ? t('frenzy.on') : t('frenzy.begins', { count: board.daysUntil }),
              },
              { label: t('frenzy.signed'), value: board.signings.length },
            ]}
          />
          {draft && <FrenzyPlan {...draft} />}
          <Section title={t('frenzy.market')} isFlush>
            <DataTable
              name="frenzy-market"
              label={t('frenzy.market')}
              rows={board.players}
              columns={columns}
              rowKey={({ player }) => player.id}
            />
          </Section>
          <Section title={t('frenzy.signings')} isFlush>
            {board.signings.length === 0 ? (
              <EmptyState icon="sign" title={t('frenzy.nobody')}>
                {t('frenzy.hint')}
              </EmptyState>
            ) : (
              <DataTable
                name="frenzy-signings"
                label={t('frenzy.signings')}
                rows={board.signings}
                columns={signingColumns}
                rowKey={({ player }) => player.id}
              />
            )}
          </Section>
        </Stack>
      )}
    </Loaded>
  );
}

function useMarketColumns(add: ((one: OnMarket) => void) | null, planned: readonly number[]): Column<OnMarket>[] {
  const { t } = useTranslation('free-agency');
  const col = useColumnKit('free-agency:frenzy').of<OnMarket>();
  const known = planned.join();
  return useMemo(() => {
    const isPlanned = new Set(known.split(',').map(Number));
    const columns: Column<OnMarket>[] = [
      col.overall(),
      col.player({ flag: true }),
      col.text('position', ({ player }) => player.position),
      col.count('age', { isTight: true }),
      col.team('team', { header: t('frenzy.from') }),
      col.count('interested', { header: t('frenzy.interest'), title: t('frenzy.interestTitle') }),
    ];
    if (!add) return columns;
    const button: Column<OnMarket> = col.actions(
      'add',
      (row) => (
        <Button
          size="xs"
          variant="default"
          disabled={isPlanned.has(row.player.id)}
          aria-label={t('frenzy.addName', { player: `${row.player.firstname} ${row.player.lastname}` })}
          onClick={() => add(row)}
        >
          {isPlanned.has(row.player.id) ? t('frenzy.added') : t('frenzy.add')}
        </Button>
      ),
      { header: t('frenzy.plan') },
    );
    return [...columns, button];
  }, [t, add, known, col]);
}

function useSigningColumns(): Column<Signed>[] {
  const col = useColumnKit('free-agency:frenzy').of<Signed>();
  return useMemo(
    () => [
      col.count('round', { isLead: true }),
      col.player({ flag: true }),
      col.text('position', ({ player }) => player.position),
      col.team('team'),
      col.money('salary'),
      col.count('seasons', { isTight: true }),
    ],
    [col],
  );
}
