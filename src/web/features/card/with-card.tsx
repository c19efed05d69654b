import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { PlayerCard } from '#domains/card/contract.ts';
import { api } from '#web/lib/api.ts';
import { usePlayerId } from '#web/lib/use-player-id.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { NoPlayer } from '#web/ui/no-player.tsx';
import { ScreenSkeleton } from '#web/ui/skeleton.tsx';

/** Shows the card of the screen's player, once it is loaded. */
export function WithCard({ children }: { children: (card: PlayerCard) => ReactNode }) {
  const { playerId, isPending } = usePlayerId();
  const query = useQuery(api.card.find.queryOptions({ input: { id: playerId ?? 0 }, enabled: playerId !== null }));
  if (isPending) return <ScreenSkeleton />;
  if (playerId === null) return <NoPlayer />;
  return (
    <Loaded query={query} missing={<NoPlayer />}>
      {({ data }) => children(data)}
    </Loaded>
  );
}
