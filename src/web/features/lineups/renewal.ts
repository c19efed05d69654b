/** How long what the lineups screen shows of the next game holds, when nobody touches it. */
import type { LineupView } from '#domains/lineups/contract.ts';

/** While a game is on: whether it has ended. */
const LIVE_MS = 20_000;
/** The faceoff is due: the game begins any moment. */
const DUE_MS = 3000;
/** It is overdue by more than `PATIENCE_MS`: the world is held up, and will not go on for being asked. */
const OVERDUE_MS = 30_000;
const PATIENCE_MS = 60_000;
/** Before that at least so often, for the world's clock can be changed and men get hurt in the morning. */
const MAX_MS = 300_000;

/**
 * Milliseconds until the screen asks again; false when no game is ahead.
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
