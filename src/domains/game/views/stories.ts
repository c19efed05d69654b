/** Stories of finished games, kept once they have been read. */
import type { Story } from '#domains/game/rules/story.ts';
import { readStories } from '#domains/game/store/stories.ts';
import type { GameId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database } from '#platform/database/client.ts';

/** Nothing changes a finished game; kept ones give way to others. */
const MAX_AGE_MS = 3_600_000;

/** Returns stories by game; games without play-by-play are missing. Two statements for games not cached. For finished games only. */
export async function gameStories(db: Database, gameIds: readonly GameId[]): Promise<Map<GameId, Story>> {
  if (gameIds.length === 0) return new Map();
  const ids = [...new Set(gameIds)].sort((one, other) => one - other);
  return fact(db, {
    key: `stories/${ids.join(',')}`,
    topics: [],
    maxAgeMs: MAX_AGE_MS,
    read: () => readStories(db, ids),
  });
}
