import { describe, expect, it } from 'vitest';
import { linematesOf, shotShare } from '#domains/player/rules/linemates.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import { simulateMatch } from '#engine/match/match.ts';
import type { Side } from '#engine/match/sides.ts';
import { matchInput } from '../../../../tests/factories/match.ts';

const played = [2, 3, 4, 5].map((seed) => {
  const input = matchInput({ seed });
  return { input, ...simulateMatch(input) };
});

/** Counts the same second by second: which skaters of a side are on the ice, and whether it is five on five. */
function counted(playerId: number, mateId: number, side: Side, events: readonly MatchEvent[]): number {
  let seconds = 0;
  for (let period = 1; period <= 5; period++) {
    const ofPeriod = events.filter((event) => event.period === period);
    const length = Math.max(0, ...ofPeriod.map(({ second }) => second));
    const before = events.filter((event) => event.period < period);
    const manpowerAt = (second: number) =>
      [...before, ...ofPeriod.filter((event) => event.second <= second)].findLast(({ type }) => type === 'manpower');
    for (let second = 0; second < length; second++) {
      const change = ofPeriod.findLast(
        (event) => event.type === 'change' && event.side === side && event.second <= second,
      );
      const power = manpowerAt(second);
      if (change?.type !== 'change') continue;
      if (power?.type === 'manpower') {
        const { home, away, homeGoalie, awayGoalie } = power.manpower;
        if (home !== 5 || away !== 5 || !homeGoalie || !awayGoalie) continue;
      }
      if (change.onIce.includes(playerId) && change.onIce.includes(mateId)) seconds++;
    }
  }
  return seconds;
}

describe('linemates', () => {
  it('are the players on the ice with him, second by second', () => {
    const [first] = played;
    const center = first?.input.home.lineup.forwards[0]?.C ?? 0;
    const { all, mates } = linematesOf(center, [{ side: 'home', events: first?.events ?? [] }]);
    expect(mates.length).toBeGreaterThan(5);
    for (const { mateId, seconds, games } of mates) {
      expect([mateId, seconds, games]).toEqual([mateId, counted(center, mateId, 'home', first?.events ?? []), 1]);
    }
    // Four linemates beside him at all times.
    expect(mates.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(all.seconds * 4);
  });

  it('are mainly his line’s wingers, and never the goalie', () => {
    for (const { input, events } of played) {
      const { forwards, goalies } = input.away.lineup;
      const line = forwards[0];
      const { mates } = linematesOf(line?.C ?? 0, [{ side: 'away', events }]);
      const wings = [line?.LW, line?.RW];
      expect(mates.slice(0, 4).filter(({ mateId }) => wings.includes(mateId)).length).toBeGreaterThan(0);
      expect(mates.map(({ mateId }) => mateId)).not.toContain(goalies.SG);
    }
  });

  it('share no more ice time and shots than the box score, and the goals of his even-strength plus-minus', () => {
    for (const { input, events, result } of played) {
      for (const { LW, C, RW } of input.home.lineup.forwards) {
        for (const playerId of [LW, C, RW]) {
          const box = result.box.home.skaters.find((line) => line.playerId === playerId);
          if (playerId === null || !box) continue;
          const { all } = linematesOf(playerId, [{ side: 'home', events }]);
          expect(all.seconds).toBeLessThanOrEqual(box.toi);
          const evenGoals = events.filter(
            (event) => event.type === 'goal' && event.strength === 'even' && event.onIce.home.includes(playerId),
          ).length;
          expect(all.goalsFor + all.goalsAgainst).toBeLessThanOrEqual(evenGoals);
          expect(all.goalsFor).toBeLessThanOrEqual(all.shotsFor);
        }
      }
    }
  });

  it('add up over games', () => {
    const games = played.map(({ events }) => ({ side: 'home' as const, events }));
    const center = played[0]?.input.home.lineup.forwards[0]?.C ?? 0;
    const together = linematesOf(center, [...games.slice(0, 1), ...games.slice(0, 1)]);
    const alone = linematesOf(center, games.slice(0, 1));
    expect(together.all.seconds).toBe(alone.all.seconds * 2);
    expect(together.mates[0]).toMatchObject({ games: 2, seconds: (alone.mates[0]?.seconds ?? 0) * 2 });
  });

  it('have a shot share only when there were shots', () => {
    expect(shotShare({ shotsFor: 3, shotsAgainst: 1 })).toBe(0.75);
    expect(shotShare({ shotsFor: 0, shotsAgainst: 0 })).toBeNull();
  });
});
