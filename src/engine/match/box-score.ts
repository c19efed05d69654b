/** The box score, counted from the events alone: of a whole game, or of its beginning for the live view. */
import { addEvent } from '#engine/match/box-score/count.ts';
import { finishBox } from '#engine/match/box-score/finish.ts';
import { openLedger } from '#engine/match/box-score/ledger.ts';
import type { BoxScore, MatchEvent, MatchInput } from '#engine/match/types.ts';

/**
 * @param events all events of the game so far, in order.
 * @param until count only what has happened up to this second (included); all of `events` when absent.
 */
export function boxScoreOf(
  input: MatchInput,
  events: readonly MatchEvent[],
  until?: { period: number; second: number },
): BoxScore {
  const ledger = openLedger(input);
  for (const event of events) {
    if (until !== undefined && isAfter(event, until)) break;
    addEvent(ledger, event);
  }
  return finishBox(ledger, until);
}

function isAfter(event: MatchEvent, until: { period: number; second: number }): boolean {
  return event.period > until.period || (event.period === until.period && event.second > until.second);
}
