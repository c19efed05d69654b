import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { WaiverRow } from '#domains/roster/contract.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { SeasonAndLeague } from './season-and-league.tsx';

/** Lists players on waivers who can be claimed, and past waivers by season and league. */
export function WaiverList() {
  const { t } = useTranslation('free-agency');
  const columns = useWaiverColumns();
  const query = useQuery(
    api.roster.waivers.queryOptions({
      input: {
        season: useSearchNumber('season'),
        league: useSearchNumber('league'),
        page: useSearchNumber('page') ?? 1,
      },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Loaded query={query} skeleton={<LoadingTable rows={10} columns={8} />}>
      {({ data: { season, seasons, waivers }, pagination }) => (
        <>
          <SeasonAndLeague season={season} seasons={seasons} />
          <Text bottom="md" tone="dim">
            {t('waivers.intro')}
          </Text>
          <Section title={t('waivers.title', { count: pagination.total })} isFlush>
            {waivers.length === 0 ? (
              <EmptyState icon="sign" title={t('waivers.emptyTitle')}>
                {t('waivers.empty')}
              </EmptyState>
            ) : (
              <DataTable
                name="waivers"
                label={t('tab.Waivers')}
                rows={waivers}
                columns={columns}
                rowKey={({ id }) => id}
                pages={pagination}
              />
            )}
          </Section>
        </>
      )}
    </Loaded>
  );
}

function useWaiverColumns(): Column<WaiverRow>[] {
  const { t } = useTranslation('free-agency');
  const col = useColumnKit('free-agency').of<WaiverRow>();
  return useMemo(
    () => [
      col.overall(),
      col.player({ flag: true }),
      col.text('position', ({ player }) => player.position),
      col.count('age', { title: undefined, isTight: true }),
      col.team('team', 'from', { header: t('waivers.from') }),
      col.money('salary'),
      col.season('until', { isTight: true }),
      col.text('date', ({ placedOn }) => placedOn.season * 100 + placedOn.day, {
        header: t('waivers.on'),
        cell: ({ placedOn }) => t('day', placedOn),
      }),
      col.text('status', {
        header: t('waivers.outcome'),
        cell: (waiver) => <Outcome waiver={waiver} />,
        isUnsortable: true,
      }),
    ],
    [t, col],
  );
}

function Outcome({ waiver: { id, player, status, claimedBy, isClaimedByYou, mayClaim } }: { waiver: WaiverRow }) {
  const { t } = useTranslation(['free-agency', 'roster']);
  const claim = useCommand(
    () => api.roster.claim.call({ id }),
    () => t('roster:moves.claimSent'),
    [api.roster.key()],
  );
  const withdraw = useCommand(
    () => api.roster.withdrawClaim.call({ id }),
    () => t('roster:moves.withdrawn'),
    [api.roster.key()],
  );
  const name = `${player.firstname} ${player.lastname}`;
  if (status === 'claimed' && claimedBy) {
    return (
      <>
        {t('free-agency:waivers.claimedBy')} <TeamLink team={claimedBy} name="abbr" />
      </>
    );
  }
  if (status !== 'open') return t('free-agency:waivers.cleared');
  if (isClaimedByYou) {
    return (
      <Row as="span" inline gap="sm">
        {t('free-agency:waivers.yours')}
        <Button
          size="xs"
          variant="default"
          loading={withdraw.isPending}
          aria-label={t('free-agency:waivers.withdraw', { player: name })}
          onClick={() => withdraw.mutate(undefined)}
        >
          {t('roster:moves.withdraw')}
        </Button>
      </Row>
    );
  }
  if (!mayClaim) return t('free-agency:waivers.open');
  return (
    <ConfirmButton
      size="xs"
      loading={claim.isPending}
      question={t('roster:moves.claimQuestion', { player: name })}
      explanation={t('roster:moves.claimExplained')}
      confirmLabel={t('roster:moves.claim')}
      aria-label={t('free-agency:waivers.claim', { player: name })}
      onConfirm={() => claim.mutate(undefined)}
    >
      {t('roster:moves.claim')}
    </ConfirmButton>
  );
}
