import { useQuery } from '@tanstack/react-query';
import { GamePage } from '#web/features/game/game-page.tsx';
import { NoSuchGame } from '#web/features/game/no-game.tsx';
import { useAccent } from '#web/lib/accent.ts';
import { api } from '#web/lib/api.ts';
import { useUser } from '#web/lib/session.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Load, Loaded } from '#web/ui/loaded.tsx';

/** Shows the game of /game/{-$id}; without an id the current, next or last game of the user's team. */
export function GameScreen() {
  const id = useIdParam();
  if (id === undefined) return <OwnGame />;
  return id === null ? <NoSuchGame /> : <OneGame key={id} id={id} />;
}

function OneGame({ id }: { id: number }) {
  const query = useQuery(api.game.find.queryOptions({ input: { id } }));
  useAccent(query.data?.data.game.home.colors);
  return (
    <Loaded query={query} missing={<NoSuchGame />}>
      {({ data }) => <GamePage first={data} />}
    </Loaded>
  );
}

function OwnGame() {
  const { t } = useTranslation('game');
  const teamId = useUser()?.teamId ?? null;
  if (teamId === null) return <EmptyState title={t('noGame')}>{t('noGameHint')}</EmptyState>;
  return (
    <Load from={api.club.overview.queryOptions({ input: { id: teamId ?? 0 }, enabled: teamId !== null })}>
      {({ data: { liveGame, nextGame, lastGames } }) => {
        const game = liveGame ?? nextGame ?? lastGames[0];
        return game ? <OneGame id={game.id} /> : <EmptyState title={t('noGame')}>{t('noGameHint')}</EmptyState>;
      }}
    </Load>
  );
}
