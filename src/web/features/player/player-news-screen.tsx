import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NewsPages } from '#web/features/news/news-screens.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { usePlayerId } from '#web/lib/use-player-id.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { NoPlayer } from '#web/ui/no-player.tsx';
import { LoadingTable, ScreenSkeleton } from '#web/ui/skeleton.tsx';
import { PlayerHeader } from './player-header.tsx';

/** Shows news of one player. */
export function PlayerNewsScreen() {
  const { playerId, isPending } = usePlayerId();
  const before = useSearchNumber('before');
  const profile = useQuery(
    api.player.profile.queryOptions({ input: { id: playerId ?? 0 }, enabled: playerId !== null }),
  );
  const query = useQuery(
    api.news.ofPlayer.queryOptions({
      input: { id: playerId ?? 0, before },
      enabled: playerId !== null,
      placeholderData: keepPreviousData,
    }),
  );
  if (isPending) return <ScreenSkeleton />;
  if (playerId === null) return <NoPlayer />;
  return (
    <Loaded query={profile} missing={<NoPlayer />}>
      {({ data: { player, team, status, retiredAt } }) => (
        <>
          <PlayerHeader
            screen="/player/news/{-$id}"
            player={player}
            team={team}
            status={status}
            retiredAt={retiredAt}
          />
          <Loaded query={query} skeleton={<LoadingTable />}>
            {({ data }) => <NewsPages page={data} title="player" name={playerName(player)} />}
          </Loaded>
        </>
      )}
    </Loaded>
  );
}
