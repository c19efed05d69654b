import { describe, expect, it } from 'vitest';
import { MOMENTUM_STEP_SECONDS } from '#domains/game/constants.ts';
import { expectedGoalsOf } from '#domains/game/rules/analysis/expected-goals.ts';
import { lineVersusLine, type UnitId, type UnitsOf } from '#domains/game/rules/analysis/line-versus-line.ts';
import { momentumOf } from '#domains/game/rules/analysis/momentum.ts';
import { mapShotsOf, shotTotals, siftShots } from '#domains/game/rules/analysis/shot-map.ts';
import { teamTotalsOf } from '#domains/game/rules/analysis/team-totals.ts';
import { periodStarts, timesOf } from '#domains/game/rules/analysis/timeline.ts';
import { periodScoresOf } from '#domains/game/rules/reveal.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { MatchInput, MatchTeam } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { matchInput } from '../../../../../tests/factories/match.ts';

// Not the first seed: enough players are hurt in it that forwards fill in on defense beside another line.
const played = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((seed) => {
  const input = matchInput({ seed, home: { level: 55 + seed } });
  return { input, ...simulateMatch(input) };
});
const SIDES = ['home', 'away'] as const;

describe('the timeline of a game', () => {
  it('never runs backward, and starts each period where the one before ended', () => {
    for (const { events } of played) {
      const times = timesOf(events);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      const starts = periodStarts(events);
      expect(starts.map(({ time }) => time).slice(0, 3)).toEqual([0, 1200, 2400]);
      expect(starts.length).toBe(events.at(-1)?.period);
    }
  });
});

describe('expected goals', () => {
  it('add up to those of the box score', () => {
    for (const { events, result } of played) {
      const last = expectedGoalsOf(events).at(-1);
      for (const side of SIDES) expect(last?.[side]).toBeCloseTo(result.box[side].team.xg / 1000, 6);
    }
  });

  it('never fall, and mark each goal that came from a shot', () => {
    for (const { events } of played) {
      const points = expectedGoalsOf(events);
      for (const side of SIDES) {
        const sums = points.map((point) => point[side]);
        expect(sums).toEqual(sums.toSorted((a, b) => a - b));
      }
      const goals = events.filter((event) => event.type === 'goal' && event.strength !== 'penalty-shot');
      expect(points.filter(({ isGoal }) => isGoal)).toHaveLength(goals.length);
    }
  });

  it('of the start of a game match the start of the whole game', () => {
    for (const { events } of played) {
      const all = expectedGoalsOf(events);
      const half = expectedGoalsOf(events.slice(0, events.length >> 1));
      expect(half.length).toBeGreaterThan(0);
      expect(all.slice(0, half.length)).toEqual(half);
    }
  });
});

describe('momentum', () => {
  it('covers every minute of the game, between −1 and 1', () => {
    for (const { events } of played) {
      const steps = momentumOf(events);
      expect(steps.at(-1)?.until).toBe(timesOf(events).at(-1));
      for (const [index, { from, value }] of steps.entries()) {
        expect(from).toBe(index * MOMENTUM_STEP_SECONDS);
        expect(Math.abs(value)).toBeLessThan(1);
      }
    }
  });

  it('favors the team that shoots, and flips when the teams do', () => {
    const shotBy = (side: 'home' | 'away'): MatchEvent[] => [
      { period: 1, second: 0, type: 'period-start' },
      { ...aShot, side },
      { period: 1, second: 60, type: 'icing', side: 'home' },
    ];
    const [home] = momentumOf(shotBy('home'));
    const [away] = momentumOf(shotBy('away'));
    expect(home?.value).toBeGreaterThan(0.1);
    expect(away?.value).toBeCloseTo(-(home?.value ?? 0), 9);
  });

  it('fades when nothing more happens', () => {
    const quiet: MatchEvent[] = [
      { ...aShot, second: 10 },
      { period: 1, second: 600, type: 'icing', side: 'home' },
    ];
    const values = momentumOf(quiet).map(({ value }) => value);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    expect(values.at(-1)).toBeLessThan(0.02);
  });
});

const aShot: Extract<MatchEvent, { type: 'shot' }> = {
  period: 1,
  second: 50,
  type: 'shot',
  side: 'home',
  shooter: 1,
  shot: 'wrist',
  spot: { x: 20, y: 0 },
  xg: 0.2,
  outcome: 'on-goal',
  goalie: 40,
  rush: false,
  rebound: false,
};

describe('the shot map', () => {
  it('has every attempt of the box score under any filter', () => {
    for (const { events, result } of played) {
      const shots = mapShotsOf(events);
      const penaltyShots = events.filter(({ type }) => type === 'penalty-shot');
      for (const side of SIDES) {
        const own = penaltyShots.filter((event) => 'side' in event && event.side === side).length;
        const { attempts, onGoal, xg } = shotTotals(siftShots(shots, { side }));
        const { team } = result.box[side];
        expect([attempts + own, onGoal + own]).toEqual([team.attempts, team.shots]);
        expect(xg).toBeCloseTo(team.xg / 1000, 6);
        const byStrength = (['even', 'power-play', 'shorthanded'] as const).map(
          (strength) => siftShots(shots, { side, strength }).length,
        );
        expect(byStrength.reduce((sum, each) => sum + each, 0)).toBe(attempts);
      }
    }
  });

  it('shows goals with the strength on the scoresheet', () => {
    for (const { events } of played) {
      const shots = mapShotsOf(events);
      for (const [place, event] of events.entries()) {
        if (event.type !== 'goal' || event.strength === 'penalty-shot') continue;
        const shot = shots.findLast((each) => each.place < place);
        expect(shot).toMatchObject({ outcome: 'goal', side: event.side, shooter: event.scorer });
        expect(shot?.strength).toBe(event.strength);
        expect(shot?.emptyNet).toBe(event.emptyNet);
      }
    }
  });
});

describe('the totals of both teams', () => {
  it('match the box score', () => {
    for (const { events, result } of played) {
      const totals = teamTotalsOf(events);
      for (const side of SIDES) {
        const { team } = result.box[side];
        for (const key of ['shots', 'attempts', 'ppGoals', 'ppOpportunities', 'pim', 'hits', 'blocks'] as const) {
          expect([key, totals[side][key]]).toEqual([key, team[key]]);
        }
        for (const key of ['takeaways', 'giveaways', 'faceoffsWon'] as const) {
          expect([key, totals[side][key]]).toEqual([key, team[key]]);
        }
        expect(totals[side].xg).toBeCloseTo(team.xg / 1000, 6);
      }
    }
  });

  it('of one period are what it adds to those before it: a power play that goes on is no new one', () => {
    for (const { events } of played) {
      for (const period of [2, 3]) {
        const until = events.filter((event) => event.period <= period);
        const whole = teamTotalsOf(until);
        const before = teamTotalsOf(until.filter((event) => event.period < period));
        const own = teamTotalsOf(until, period);
        for (const side of SIDES) {
          for (const key of ['shots', 'ppGoals', 'ppOpportunities', 'pim', 'blocks', 'faceoffsWon'] as const) {
            expect([key, own[side][key]]).toEqual([key, whole[side][key] - before[side][key]]);
          }
          expect(own[side].xg).toBeCloseTo(whole[side].xg - before[side].xg, 6);
        }
      }
    }
  });

  it('count shots, chances, and power plays of one period, and no power play for a misconduct', () => {
    const at = (period: number) => ({ period, second: 0, index: 0 });
    const shot = (period: number, side: 'home' | 'away', outcome: 'on-goal' | 'missed' | 'goal', xg: number) =>
      ({
        ...{ ...at(period), type: 'shot', side, shooter: 1, shot: 'wrist', spot: { x: 0, y: 0 } },
        ...{ xg, outcome, rush: false, rebound: false },
      }) satisfies MatchEvent;
    const penalty = (penalty: 'minor' | 'misconduct') =>
      ({
        ...at(2),
        ...{ type: 'penalty', side: 'away', player: 1, penalty, infraction: 'hooking', minutes: 2 },
      }) satisfies MatchEvent;
    const manpower = { home: 6, away: 5, homeGoalie: true, awayGoalie: true };
    const goal = {
      ...{ ...at(2), type: 'goal', side: 'home', scorer: 1, assists: [], strength: 'power-play', emptyNet: false },
      ...{ homeScore: 1, awayScore: 0, onIce: { home: [], away: [] } },
    } satisfies MatchEvent;
    const events: MatchEvent[] = [
      shot(1, 'home', 'on-goal', 0.5),
      penalty('minor'),
      { ...at(2), type: 'manpower', manpower },
      penalty('misconduct'),
      shot(2, 'home', 'goal', 0.25),
      goal,
      shot(2, 'home', 'missed', 0.25),
      shot(2, 'away', 'on-goal', 0.1),
    ];
    expect(teamTotalsOf(events, 2)).toMatchObject({
      home: { shots: 1, xg: 0.5, ppGoals: 1, ppOpportunities: 1 },
      away: { shots: 1, xg: 0.1, ppGoals: 0, ppOpportunities: 0 },
    });
    expect(teamTotalsOf(events, 3).home).toMatchObject({ shots: 0, xg: 0, ppGoals: 0, ppOpportunities: 0 });
    expect(periodScoresOf(events)[1]).toEqual([1, 0]);
  });
});

describe('line versus line', () => {
  it('gives no line more ice time than was played at five on five', () => {
    for (const { input, events } of played) {
      const meetings = lineVersusLine(events, unitsOf(input));
      const evenSeconds = fiveOnFiveSeconds(events);
      const forwards = meetings.filter(({ home, away }) => home.startsWith('f') && away.startsWith('f'));
      const together = forwards.reduce((sum, { seconds }) => sum + seconds, 0);
      expect(together).toBeLessThanOrEqual(evenSeconds);
      // Penalties and double shifts break up lines, but most of the time they are complete.
      expect(together).toBeGreaterThan(evenSeconds * 0.5);
    }
  });

  it('includes each first line, with shots within the game’s totals', () => {
    for (const { input, events, result } of played) {
      const meetings = lineVersusLine(events, unitsOf(input));
      expect(meetings.map(({ home }) => home)).toEqual(expect.arrayContaining(['forwards.0', 'defense.0']));
      const forwards = meetings.filter(({ home, away }) => home.startsWith('f') && away.startsWith('f'));
      const sum = forwards.reduce((all, { shots }) => all + shots.home, 0);
      expect(sum).toBeGreaterThan(0);
      expect(sum).toBeLessThanOrEqual(result.box.home.team.shots);
    }
  });
});

function unitsOf({ home, away }: MatchInput): UnitsOf {
  const of = ({ lineup }: MatchTeam) =>
    new Map<number, UnitId>([
      ...lineup.forwards.flatMap((line, index) =>
        Object.values(line).map((player): [number, UnitId] => [player ?? 0, `forwards.${index}`]),
      ),
      ...lineup.defense.flatMap((pair, index) =>
        Object.values(pair).map((player): [number, UnitId] => [player ?? 0, `defense.${index}`]),
      ),
    ]);
  return { home: of(home), away: of(away) };
}

function fiveOnFiveSeconds(events: readonly MatchEvent[]): number {
  const times = timesOf(events);
  let since = 0;
  let isEven = true;
  let seconds = 0;
  for (const [place, event] of events.entries()) {
    const time = times[place] ?? 0;
    if (isEven) seconds += time - since;
    since = time;
    if (event.type !== 'manpower') continue;
    const { home, away, homeGoalie, awayGoalie } = event.manpower;
    isEven = home === 5 && away === 5 && homeGoalie && awayGoalie;
  }
  return seconds;
}
