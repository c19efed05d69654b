/** Ice time stays realistic despite injuries: no player is on the ice for most of the night, or for minutes on end. */
import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '#engine/match/events.ts';
import { GONE } from '#engine/match/game.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { playPeriod, resultOf, startMatch } from '#engine/match/match.ts';
import { storedStateOf } from '#engine/match/record/stored-state.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

const GAMES = 15;
/** Indices in the home team's list: its defensemen and its centers. */
const DEFENSEMEN = [12, 13, 14, 15, 16, 17];

/** Returns the maximum minutes of a home skater in a game and seconds in a shift, over games that begin without some players. */
function longest(hurt: readonly number[], wish: Partial<MatchInput> = {}) {
  let night = 0;
  let shift = 0;
  let played = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const input: MatchInput = { ...matchInput({ seed }), ...wish };
    let state = startMatch(input);
    for (const index of hurt) storedStateOf(state).out[index] = GONE;
    const events: MatchEvent[] = [];
    for (; !state.finished; ) {
      const period = playPeriod({ input, state });
      events.push(...period.events);
      state = period.state;
      shift = Math.max(shift, longestShift(period.events));
      played += period.seconds;
    }
    const { skaters } = resultOf(input, events, state).box.home;
    night = Math.max(night, ...skaters.map(({ toi }) => toi));
  }
  return { night: night / 60, shift, played: played / GAMES / 60 };
}

/** Returns the seconds of a home skater's longest shift in a period. */
function longestShift(events: readonly MatchEvent[]): number {
  const since = new Map<number, number>();
  let most = 0;
  for (const event of events) {
    const isOver = event.type === 'period-end';
    if (!isOver && (event.type !== 'change' || event.side !== 'home')) continue;
    const stays = new Set(isOver ? [] : event.onIce.filter((id) => id <= 118));
    for (const [id, from] of since) {
      if (stays.has(id)) continue;
      most = Math.max(most, event.second - from);
      since.delete(id);
    }
    for (const id of stays) if (!since.has(id)) since.set(id, event.second);
  }
  return most;
}

describe('with four defensemen left', () => {
  const { night, shift } = longest(DEFENSEMEN.slice(0, 2));

  it('no player exceeds 38 of sixty-five minutes, or stays on for four minutes', () => {
    expect(night).toBeLessThan(38);
    expect(shift).toBeLessThan(240);
  });
});

describe('with three defensemen left', () => {
  const { night, shift } = longest([12, 14, 16]);

  it('a forward helps out, so no player exceeds 40 minutes', () => {
    expect(night).toBeLessThan(40);
    expect(shift).toBeLessThan(240);
  });
});

describe('with three forwards out, each from a different line', () => {
  it('no player exceeds 40 of sixty-five minutes', () => {
    const { night, shift } = longest([1, 4, 7]);
    expect(night).toBeLessThan(40);
    expect(shift).toBeLessThan(240);
  });
});

describe('in an overtime without a time limit', () => {
  it('no player exceeds half of the game, or stays on for four minutes', () => {
    const { night, shift } = longest([13], { overtime: { men: 5, minutes: null, shootout: false }, importance: 1 });
    expect(night).toBeLessThan(60);
    expect(shift).toBeLessThan(240);
  });
});
