import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FoundPlayer } from '#domains/search/contract.ts';
import type { LeagueId } from '#engine/ids.ts';
import { LEVELS } from '#engine/player/skills.ts';
import { PlayerResults } from '#web/features/search/player-results.tsx';
import { PlayersList } from '#web/features/search/players-list.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchState, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { LeaguePicks } from './league-picks.tsx';
import { LeagueTrades } from './league-trades.tsx';
import { Offers } from './offers.tsx';
import { ProposeForLink } from './propose-for-link.tsx';
import { SuggestedTrades, TradeBlock } from './trade-block.tsx';
import { WindowLine } from './window-line.tsx';

const TABS = ['TradeSearch', 'Players', 'Offers', 'TradeBlock', 'Picks', 'History'] as const;

/** Shows the trade center: players of the league, offers sent and received, the block, and other clubs' trades. */
export function TradeCenterScreen() {
  const { t } = useTranslation(['trade', 'screens']);
  const { teamId, proLeague } = useManager();
  const [tab] = useSearchState('tab', TABS);
  const leagueId = proLeague?.id ?? null;
  const center = useQuery(api.trades.center.queryOptions({ input: { id: teamId ?? 0 }, enabled: teamId !== null }));
  const waiting = center.data?.data.incoming.length ?? 0;
  return (
    <>
      <PageHeader title={t('screens:/office/trade-center')} details={<WindowLine />} />
      <TabLinks
        tabs={TABS.map((id) => ({ id, label: t(`trade:tab.${id}`), ...(id === 'Offers' ? { count: waiting } : {}) }))}
        current={tab}
        label={t('trade:tabs')}
      />
      {teamId === null || leagueId === null ? (
        <EmptyState icon="club" title={t('trade:noClub')} />
      ) : (
        <>
          {tab === 'TradeSearch' && <TradeSearch leagueId={leagueId} />}
          {tab === 'Players' && <Players leagueId={leagueId} />}
          {tab === 'Offers' && <Offers query={center} />}
          {tab === 'TradeBlock' && (
            <Stack>
              <SuggestedTrades teamId={teamId} />
              <TradeBlock leagueId={leagueId} />
            </Stack>
          )}
          {tab === 'Picks' && <LeaguePicks leagueId={leagueId} />}
          {tab === 'History' && <LeagueTrades leagueId={leagueId} />}
        </>
      )}
    </>
  );
}

function TradeSearch({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('trade');
  const setSearch = useSetSearch();
  const given = useSearchText('level');
  const level = LEVELS.find((each) => each === given) ?? 'PRO';
  const propose = useProposeColumn();
  // Of the same place in the pyramid: clubs of other leagues do not trade with the user's.
  const leagues = useWorldIfLoaded()?.leagues;
  const ofLevel = leagues?.find((league) => league.proLeagueId === leagueId && league.level === level)?.id;
  const usual = useMemo(() => ({ level, league: ofLevel ?? leagueId }), [level, ofLevel, leagueId]);
  return (
    <>
      <SegmentedControl
        mb={12}
        aria-label={t('level')}
        value={level}
        data={[...LEVELS]}
        onChange={(next) => setSearch({ level: next === 'PRO' ? undefined : next, page: undefined })}
      />
      <PlayerResults scope="under-contract" initial={{ by: 'overall', order: 'desc' }} usual={usual} action={propose} />
    </>
  );
}

function Players({ leagueId }: { leagueId: LeagueId }) {
  return <PlayersList leagueId={leagueId} action={useProposeColumn()} />;
}

function useProposeColumn(): Column<FoundPlayer> {
  const col = useColumnKit('trade').of<FoundPlayer>();
  const { clubId, leagueId } = useOwnClub();
  return useMemo(
    () =>
      col.actions('propose', ({ team, player }) =>
        team && team.clubId !== clubId && leagueId !== null ? <ProposeForLink team={team} player={player} /> : null,
      ),
    [clubId, leagueId, col],
  );
}

function useOwnClub() {
  const { team, proLeague } = useManager();
  return { clubId: team?.clubId ?? null, leagueId: proLeague?.id ?? null };
}
