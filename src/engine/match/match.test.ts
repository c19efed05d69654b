import { describe, expect, it } from 'vitest';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { playPeriod, resultOf, simulateMatch, startMatch } from '#engine/match/match.ts';
import type { Side } from '#engine/match/sides.ts';
import { everyGame, everyInput } from '../../../tests/factories/every-game.ts';
import { matchInput } from '../../../tests/factories/match.ts';

const isGoalieOf = (input: MatchInput) => {
  const goalies = new Set(
    [input.home, input.away].flatMap((side) => side.players.filter((p) => p.positions[0] === 'G').map((p) => p.id)),
  );
  return (id: number) => goalies.has(id);
};

describe('a game', () => {
  it('never runs its clock backwards', () => {
    everyGame((_, events) => {
      let last = { period: 1, second: 0 };
      for (const { period, second } of events) {
        expect(period).toBeGreaterThanOrEqual(last.period);
        if (period === last.period) expect(second).toBeGreaterThanOrEqual(last.second);
        expect(Number.isInteger(second)).toBe(true);
        last = { period, second };
      }
    });
  });

  it('has three to five skaters a side, and six only with the goalie pulled', () => {
    everyGame((input, events) => {
      const isGoalie = isGoalieOf(input);
      for (const event of events) {
        if (event.type !== 'change') continue;
        const skaters = event.onIce.filter((id) => !isGoalie(id)).length;
        const goalies = event.onIce.length - skaters;
        expect(goalies).toBeLessThanOrEqual(1);
        expect(skaters).toBeGreaterThanOrEqual(3);
        expect(skaters).toBeLessThanOrEqual(goalies === 1 ? 5 : 6);
      }
    });
  });

  it('shows on the ice as many as the manpower says, whenever play goes on', () => {
    everyGame((input, events) => {
      const isGoalie = isGoalieOf(input);
      const shown: Record<Side, number> = { home: 0, away: 0 };
      const goalie: Record<Side, boolean> = { home: true, away: true };
      let said = { home: 0, away: 0, homeGoalie: true, awayGoalie: true };
      for (const event of events) {
        if (event.type === 'change') {
          shown[event.side] = event.onIce.filter((id) => !isGoalie(id)).length;
          goalie[event.side] = event.onIce.some(isGoalie);
        }
        if (event.type === 'manpower') said = event.manpower;
        if (event.type === 'shot' || event.type === 'faceoff' || event.type === 'hit' || event.type === 'entry') {
          expect({ ...shown, homeGoalie: goalie.home, awayGoalie: goalie.away }).toEqual(said);
        }
      }
    });
  });

  it('has nobody in two places at once, and only own players', () => {
    everyGame((input, events) => {
      const ids = {
        home: new Set(input.home.players.map((p) => p.id)),
        away: new Set(input.away.players.map((p) => p.id)),
      };
      for (const event of events) {
        if (event.type !== 'change') continue;
        expect(new Set(event.onIce).size).toBe(event.onIce.length);
        for (const id of event.onIce) expect(ids[event.side].has(id)).toBe(true);
      }
    });
  });

  it('keeps the penalised, the ejected and the injured off the ice', () => {
    everyGame((_, events) => {
      // Penalties of one player run out in the order in which they were called.
      const sitting: { player: number; sitter: number }[] = [];
      const gone = new Set<number>();
      for (const event of events) {
        if (event.type === 'penalty') {
          const ejected = event.penalty === 'match' || event.penalty === 'game-misconduct';
          if (ejected) gone.add(event.player);
          if (!ejected) sitting.push({ player: event.player, sitter: event.servedBy ?? event.player });
        }
        if (event.type === 'penalty-over') {
          const first = sitting.findIndex((penalty) => penalty.player === event.player);
          if (first >= 0) sitting.splice(first, 1);
        }
        if (event.type === 'injury' && event.days > 0) gone.add(event.player);
        if (event.type !== 'change') continue;
        for (const id of event.onIce) {
          expect(gone.has(id)).toBe(false);
          expect(sitting.some((penalty) => penalty.sitter === id)).toBe(false);
        }
      }
    });
  });

  it('lets only those act who are on the ice', () => {
    everyGame((_, events) => {
      const onIce: Record<Side, Set<number>> = { home: new Set(), away: new Set() };
      const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
      for (const event of events) {
        if (event.type === 'change') onIce[event.side] = new Set(event.onIce);
        if (event.type === 'shot') {
          expect(onIce[event.side].has(event.shooter)).toBe(true);
          if (event.goalie !== undefined) expect(onIce[other(event.side)].has(event.goalie)).toBe(true);
          if (event.blocker !== undefined)
            expect(onIce.home.has(event.blocker) || onIce.away.has(event.blocker)).toBe(true);
        }
        if (event.type === 'goal')
          for (const id of [event.scorer, ...event.assists]) expect(onIce[event.side].has(id)).toBe(true);
        if (event.type === 'hit') {
          expect(onIce[event.side].has(event.player)).toBe(true);
          expect(onIce[other(event.side)].has(event.on)).toBe(true);
        }
        if (event.type === 'entry' || event.type === 'takeaway' || event.type === 'giveaway') {
          expect(onIce[event.side].has(event.player)).toBe(true);
        }
        if (event.type === 'pass')
          expect(onIce[event.side].has(event.from) && onIce[event.side].has(event.to)).toBe(true);
      }
    });
  });

  it('has exactly one goal for each shot that goes in, and none without a shot', () => {
    everyGame((_, events) => {
      for (const [index, event] of events.entries()) {
        const before = events[index - 1];
        if (event.type === 'goal') {
          const scores =
            (before?.type === 'shot' && before.outcome === 'goal') ||
            (before?.type === 'penalty-shot' && before.scored);
          expect(scores).toBe(true);
        }
        if (event.type === 'shot' && event.outcome === 'goal') expect(events[index + 1]?.type).toBe('goal');
        if (event.type === 'penalty-shot' && event.scored) expect(events[index + 1]?.type).toBe('goal');
        if (event.type === 'goal') expect(event.assists.length).toBeLessThanOrEqual(2);
        if (event.type === 'goal')
          expect(new Set([event.scorer, ...event.assists]).size).toBe(1 + event.assists.length);
      }
    });
  });

  it('ends as its overtime rule says', () => {
    everyGame((input, events) => {
      const end = events.at(-1);
      if (end?.type !== 'game-end') throw new Error('a game ends with its end');
      const periods = events.filter((event) => event.type === 'period-start').length;
      if (input.overtime.kind === 'none') expect(periods).toBe(3);
      else expect(end.winner).not.toBeNull();
      if (input.overtime.kind === 'sudden-death') expect(end.endedIn).not.toBe('shootout');
      expect(end.endedIn === 'regulation').toBe(periods === 3);
    });
  });

  it('is the same for the same seed and inputs, and another for another seed', () => {
    const input = matchInput({ seed: 11 });
    expect(simulateMatch(input)).toEqual(simulateMatch(structuredClone(input)));
    expect(simulateMatch({ ...input, seed: 12 }).events).not.toEqual(simulateMatch(input).events);
  });

  it('is the same whoever has played before: what it leaves behind is nobody else’s', () => {
    const first = matchInput({ seed: 5 });
    const alone = simulateMatch(first).events;
    const others = matchInput({ seed: 6 });
    // Goalies where skaters were, and skaters where goalies were.
    const backwards = { ...others.home, players: others.home.players.toReversed() };
    simulateMatch({ ...others, home: backwards });
    expect(simulateMatch(first).events).toEqual(alone);
  });

  it('never changes what it was given', () => {
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

  it('resumed from its stored states is the same game as in one run', () => {
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
  it('may change their tactics: the period before stays, the periods after differ', () => {
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

  it('keep what they changed for the periods after, without saying it again', () => {
    // A game in which neither goalie is taken out for what he lets in.
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

  it('cannot go on with a game that is over, or with the state of another engine', () => {
    const input = matchInput({ seed: 4 });
    const { state } = simulateMatch(input);
    expect(() => playPeriod({ input, state })).toThrow(RangeError);
    expect(() => playPeriod({ input, state: { ...startMatch(input), engineVersion: 0 } })).toThrow(RangeError);
  });
});
