import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { SIDE_NAMES, type Side } from '#engine/match/sides.ts';
import { everyGame } from '../../../../tests/factories/every-game.ts';

/** Returns seconds in net by player, only from the starters, goalie changes and empty nets. */
function secondsInGoal(input: MatchInput, events: readonly MatchEvent[], side: Side): Map<number, number> {
  const seconds = new Map<number, number>();
  let goalie = input[side].lineup.goalies.SG ?? 0;
  let since: number | null = null;
  const leave = (second: number) => {
    if (since !== null) seconds.set(goalie, (seconds.get(goalie) ?? 0) + second - since);
    since = null;
  };
  const isShootout = (period: number) =>
    events.some((event) => event.type === 'shootout-attempt' && event.period === period);
  for (const event of events) {
    if (event.type === 'period-start' && !isShootout(event.period)) since = 0;
    if (event.type === 'period-end') leave(event.second);
    if (!('side' in event) || event.side !== side) continue;
    if (event.type === 'goalie-pulled') leave(event.second);
    if (event.type === 'goalie-returned') since = event.second;
    if (event.type === 'goalie-changed') {
      const isIn = since !== null;
      leave(event.second);
      goalie = event.to;
      if (isIn) since = event.second;
    }
  }
  return seconds;
}

/** Returns the total seconds of all skaters of a side, only from the manpower. */
function secondsOfSkaters(events: readonly MatchEvent[], side: Side): number {
  let seconds = 0;
  let men = 0;
  let since = 0;
  for (const event of events) {
    if (event.type === 'period-start') since = 0;
    if (event.type !== 'manpower' && event.type !== 'period-end') continue;
    seconds += men * (event.second - since);
    since = event.second;
    men = event.type === 'manpower' ? event.manpower[side] : 0;
  }
  return seconds;
}

describe('ice time in every game', () => {
  it('of a goalie runs unless he is pulled, injured or on the bench', () => {
    let pulled = 0;
    let replaced = 0;
    everyGame((input, events, { result }) => {
      for (const side of SIDE_NAMES) {
        const expected = secondsInGoal(input, events, side);
        const shown = result.box[side].goalies
          .filter(({ toi }) => toi > 0)
          .map(({ playerId, toi }) => [playerId, toi] as const);
        expect(new Map(shown)).toEqual(expected);
      }
      pulled += events.filter((event) => event.type === 'goalie-pulled').length;
      replaced += events.filter((event) => event.type === 'goalie-changed').length;
    });
    expect(Math.min(pulled, replaced)).toBeGreaterThan(10);
  });

  it('of the skaters adds up to the manpower', () => {
    everyGame((_, events, { result }) => {
      for (const side of SIDE_NAMES) {
        const shown = result.box[side].skaters.reduce((sum, { toi }) => sum + toi, 0);
        expect(shown).toBe(secondsOfSkaters(events, side));
      }
    });
  });

  it('is zero for players who were never on the ice', () => {
    everyGame((_, events, { result, lost }) => {
      const seen = new Set(events.flatMap((event) => (event.type === 'change' ? event.onIce : [])));
      for (const side of SIDE_NAMES) {
        for (const { playerId, toi } of [...result.box[side].skaters, ...result.box[side].goalies]) {
          if (!seen.has(playerId) || lost.has(playerId)) expect(toi, `player ${playerId}`).toBe(0);
        }
      }
    });
  });
});
