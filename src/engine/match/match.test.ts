import { describe, expect, it } from 'vitest';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import { playPeriod, resultOf, simulateMatch, startMatch } from '#engine/match/match.ts';
import { everyGame, everyInput } from '../../../tests/factories/every-game.ts';
import { matchInput } from '../../../tests/factories/match.ts';

describe('a game', () => {
  it('never runs its clock backward, and is told in whole seconds', () => {
    everyGame((_, events) => {
      for (const [index, event] of events.entries()) {
        const last = events[index - 1] ?? { period: 1, second: 0 };
        const isLater = event.period > last.period || (event.period === last.period && event.second >= last.second);
        if (!isLater || !Number.isInteger(event.second))
          expect(event).toBe(`something after ${last.period}/${last.second}`);
      }
    });
  });

  it('is played period by period from second 0 to the horn, or to the deciding goal', () => {
    everyGame(({ overtime }, events) => {
      const starts = events.filter((event) => event.type === 'period-start');
      const ends = events.filter((event) => event.type === 'period-end');
      expect(starts.map(({ period, second }) => [period, second])).toEqual(ends.map(({ period }) => [period, 0]));
      expect(starts.map(({ period }) => period)).toEqual(starts.map((_, index) => index + 1));
      const shootout = events.find((event) => event.type === 'shootout-attempt')?.period;
      for (const { period, second } of ends) {
        if (period === shootout) continue;
        const length = period > 3 && overtime.minutes !== null ? overtime.minutes * 60 : 1200;
        const last = events.findLast((event) => event.type === 'goal');
        const isEndedByGoal = period > 3 && last?.period === period && last.second === second;
        if (!isEndedByGoal) expect(second, `period ${period}`).toBe(length);
      }
    });
  });

  it('ends as its overtime rule says', () => {
    everyGame((input, events) => {
      const end = events.at(-1);
      if (end?.type !== 'game-end') throw new Error('a game ends with its end');
      const periods = events.filter((event) => event.type === 'period-start').length;
      const { minutes, shootout } = input.overtime;
      if (minutes === 0 && !shootout) expect(periods).toBe(3);
      if (minutes === null || shootout) expect(end.winner).not.toBeNull();
      if (!shootout) expect(end.endedIn).not.toBe('shootout');
      if (end.winner === null) expect(end.endedIn === 'overtime').toBe(minutes !== 0);
      expect(end.endedIn === 'regulation').toBe(periods === 3);
    });
  });

  it('is the same for the same seed and inputs, and differs for another seed', () => {
    const input = matchInput({ seed: 11 });
    expect(simulateMatch(input)).toEqual(simulateMatch(structuredClone(input)));
    expect(simulateMatch({ ...input, seed: 12 }).events).not.toEqual(simulateMatch(input).events);
  });

  it('is the same whatever game ran before: no state is left behind', () => {
    const first = matchInput({ seed: 5 });
    const alone = simulateMatch(first).events;
    const others = matchInput({ seed: 6 });
    // Goalies in skaters' places, and skaters in goalies' places.
    const backwards = { ...others.home, players: others.home.players.toReversed() };
    simulateMatch({ ...others, home: backwards });
    expect(simulateMatch(first).events).toEqual(alone);
  });

  it('never modifies its inputs', () => {
    everyInput((input) => {
      const before = structuredClone(input);
      const state = startMatch(input);
      const stateBefore = structuredClone(state);
      playPeriod({ input, state });
      simulateMatch(input);
      expect(input).toEqual(before);
      expect(state).toEqual(stateBefore);
    });
  });

  it('resumed from stored states with the benches’ changes is the same game', () => {
    let changed = 0;
    everyGame((input, events, { before, result }) => {
      const again: MatchEvent[] = [];
      let after = startMatch(input);
      for (const stored of before) {
        const played = playPeriod(JSON.parse(JSON.stringify({ input, ...stored })));
        again.push(...played.events);
        after = played.state;
        if (Object.keys(stored.benches).length > 0) changed++;
      }
      expect(again).toEqual(events);
      expect(resultOf(input, again, after)).toEqual(result);
    });
    expect(changed).toBeGreaterThan(10);
  });

  it('resumed from its stored states is the same as a single run', () => {
    everyInput((input) => {
      const whole = simulateMatch(input);
      const events: MatchEvent[] = [];
      let state = startMatch(input);
      while (!state.finished) {
        const period = playPeriod({
          input: JSON.parse(JSON.stringify(input)),
          state: JSON.parse(JSON.stringify(state)),
        });
        state = period.state;
        events.push(...period.events);
      }
      expect(events).toEqual(whole.events);
      expect(resultOf(input, events, JSON.parse(JSON.stringify(state)))).toEqual(whole.result);
    });
  });
});

describe('the benches in an intermission', () => {
  it('may change tactics, which changes the next period', () => {
    const input = matchInput({ seed: 3 });
    const first = playPeriod({ input, state: startMatch(input) });
    const change = {
      lineup: input.home.lineup,
      tactics: { ...BALANCED_TACTICS, shooting: 'volume', forecheck: 'aggressive' } as const,
    };
    const plain = playPeriod({ input, state: first.state });
    const changed = playPeriod({ input, state: first.state, benches: { home: change } });
    expect(changed.events).not.toEqual(plain.events);
  });

  it('keep their changes for later periods without repeating them', () => {
    // A game in which neither goalie is pulled for a bad night.
    const input = matchInput({ seed: 10 });
    const first = playPeriod({ input, state: startMatch(input) });
    const lineup = structuredClone(input.home.lineup);
    lineup.goalies = { SG: input.home.lineup.goalies.BG, BG: input.home.lineup.goalies.SG };
    const second = playPeriod({
      input,
      state: first.state,
      benches: { home: { lineup, tactics: input.home.tactics } },
    });
    const third = playPeriod({ input, state: second.state });
    const backup = input.home.lineup.goalies.BG;
    const inNet = (events: readonly MatchEvent[]) =>
      events.find((event) => event.type === 'change' && event.side === 'home');
    expect(inNet(first.events)).not.toMatchObject({ onIce: expect.arrayContaining([backup]) });
    expect(inNet(second.events)).toMatchObject({ onIce: expect.arrayContaining([backup]) });
    expect(inNet(third.events)).toMatchObject({ onIce: expect.arrayContaining([backup]) });
  });

  it('cannot resume a finished game, or a state of another engine', () => {
    const input = matchInput({ seed: 4 });
    const { state } = simulateMatch(input);
    expect(() => playPeriod({ input, state })).toThrow(RangeError);
    expect(() => playPeriod({ input, state: { ...startMatch(input), engineVersion: 0 } })).toThrow(RangeError);
  });
});
