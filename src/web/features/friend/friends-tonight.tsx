import { useQuery } from '@tanstack/react-query';
import type { Friend } from '#domains/friend/contract.ts';
import type { GameRef } from '#domains/shapes.ts';
import { api } from '#web/lib/api.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';

/** How often the scores are refetched. */
const REFRESH_MS = 30_000;

/** Returns the friends' live or next games, live ones first; a game between two friends is listed once. */
export function gamesOf(friends: readonly Friend[]): GameRef[] {
  const games = friends.flatMap(({ liveGame, nextGame }) => liveGame ?? nextGame ?? []);
  return [...new Map(games.map((game) => [game.id, game])).values()].sort(
    (one, other) => Number(other.live !== null) - Number(one.live !== null) || one.id - other.id,
  );
}

/** Shows friends' games of today on the desk; shows nothing if there are none. */
export function FriendsTonight() {
  const { t } = useTranslation(['friend', 'screens']);
  const clock = useClock();
  const { data: friends = [] } = useQuery(
    api.friends.list.queryOptions({ refetchInterval: REFRESH_MS, throwOnError: false, select: ({ data }) => data }),
  );
  const tonight = gamesOf(friends).filter(
    ({ live, season, day }) => live !== null || (season === clock?.seasonNumber && day === clock.day),
  );
  if (tonight.length === 0) return null;
  return (
    <Section title={t('friend:tonight')} aside={<PathLink path="/friends">{t('screens:/friends')}</PathLink>}>
      {tonight.map((game) => (
        <GameScoreRow key={game.id} game={game} />
      ))}
    </Section>
  );
}
