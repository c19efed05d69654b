/** How long the lineups screen's data on the next game stays valid without a change. */
import type { LineupView } from '#domains/lineups/contract.ts';

/** While a game is on: checks whether it has ended. */
const LIVE_MS = 20_000;
/** The faceoff is due: the game may begin any moment. */
const DUE_MS = 3000;
/** It is overdue by more than `PATIENCE_MS`: the world is held up, and more requests do not help. */
const OVERDUE_MS = 30_000;
const PATIENCE_MS = 60_000;
/** The maximum before that: the world's clock can be changed, and players get injured in the morning. */
const MAX_MS = 300_000;

/**
 * Returns the milliseconds until the next fetch; false if there is no next game.
 * @param now ms since 1970, by the server's clock
 */
export function renewalMs(
  { liveGame, nextGame }: Pick<LineupView, 'liveGame' | 'nextGame'>,
  now: number,
): number | false {
  if (liveGame) return LIVE_MS;
  if (!nextGame?.faceoffAt) return false;
  const left = Date.parse(nextGame.faceoffAt) - now;
  if (left < -PATIENCE_MS) return OVERDUE_MS;
  return Math.min(MAX_MS, Math.max(DUE_MS, left));
}
