import { describe, expect, it } from 'vitest';
import { playPeriod, startMatch } from '#engine/match/match.ts';
import { stateFrom } from '#engine/match/record/known-state.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

const input = matchInput({ seed: 3 });
const fresh = [...input.home.players, ...input.away.players].map(({ energy }) => energy);
const goalies = [input.home.lineup.goalies.SG ?? 0, input.away.lineup.goalies.SG ?? 0] as [number, number];
const known = {
  period: 1,
  seconds: 1200,
  homeScore: 2,
  awayScore: 1,
  energy: fresh,
  inNet: goalies,
  gone: new Set<number>(),
  timeoutLeft: [true, true] as [boolean, boolean],
};

describe('a game from a state that spectators can tell', () => {
  it('goes on with the next period, the score, and the goalies in net', () => {
    const backup = input.away.lineup.goalies.BG ?? 0;
    const { state, events } = playPeriod({
      input,
      state: stateFrom(input, { ...known, inNet: [goalies[0], backup] }),
    });
    expect(state).toMatchObject({ period: 2, finished: false });
    expect(state.homeScore).toBeGreaterThanOrEqual(2);
    const onIce = events.flatMap((event) => (event.type === 'change' ? event.onIce : []));
    expect(onIce).toContain(backup);
    expect(onIce).not.toContain(goalies[1]);
  });

  it('goes on without those who are gone', () => {
    const gone = input.home.lineup.forwards[0].C ?? 0;
    const { events } = playPeriod({ input, state: stateFrom(input, { ...known, gone: new Set([gone]) }) });
    expect(events.flatMap((event) => (event.type === 'change' ? event.onIce : []))).not.toContain(gone);
  });

  it('goes on with overtime when it is tied after sixty minutes, and nowhere when ties are final', () => {
    const tied = { ...known, period: 3, seconds: 3600, awayScore: 2 };
    const overtime = playPeriod({ input, state: stateFrom(input, tied) });
    expect(overtime.state.period).toBe(4);
    const final = { ...input, overtime: { men: 3 as const, minutes: 0, shootout: false } };
    expect(() => stateFrom(final, tied)).toThrow('the game is over');
  });

  it('is the state before the faceoff when nothing has been played', () => {
    const before = stateFrom(input, { ...known, period: 0, seconds: 0, homeScore: 0, awayScore: 0 });
    expect(before).toEqual(startMatch(input));
  });
});
