/** The box score, counted from the events alone: of a whole game, or of its beginning for the live view. */

import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import type { BoxScore } from '#engine/match/record/box-score/box.ts';
import { countEvent } from '#engine/match/record/box-score/count.ts';
import { finishBox } from '#engine/match/record/box-score/finish.ts';
import { Tally } from '#engine/match/record/box-score/tally.ts';

/**
 * Returns the box score of a game.
 * @param events all events of the game so far, in order.
 * @param until count only events up to this second (inclusive); all of `events` when absent.
 * @throws RangeError when an event names a player who is not dressed.
 */
export function boxScoreOf(
  input: MatchInput,
  events: readonly MatchEvent[],
  until?: { period: number; second: number },
): BoxScore {
  const players = [...input.home.players, ...input.away.players];
  const places = new Map(players.map((player, place) => [player.id, place]));
  const roster = {
    placeOf: (id: number) => {
      const place = places.get(id);
      if (place === undefined) throw new RangeError(`player ${id} is not dressed for this game`);
      return place;
    },
    split: input.home.players.length,
    isGoalie: players.map((player) => player.positions[0] === 'G'),
  };
  const tally = new Tally(players.length);
  tally.restart(players.length, roster.split);
  for (const event of events) {
    if (until !== undefined && isAfter(event, until)) break;
    countEvent(tally, event, roster);
  }
  return finishBox(tally, input, until);
}

function isAfter(event: MatchEvent, until: { period: number; second: number }): boolean {
  return event.period > until.period || (event.period === until.period && event.second > until.second);
}
