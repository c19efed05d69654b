import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BenchChange, MatchInput } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { everyGame } from '../../../../../tests/factories/every-game.ts';
import { type MatchWish, matchInput } from '../../../../../tests/factories/match.ts';
import { endsByChances } from './by-chances.ts';
import { PART_KEYS, partsOf } from './parts.ts';
import { playAgain } from './play-again.ts';
import { playFactsOf } from './play-facts.ts';
import { Replays } from './replays.ts';
import { makeReport, type ReportSource, type StoredReport } from './report.ts';
import { ORDINARY, tiltOf } from './tilt.ts';
import { partsOfReport } from './why.ts';

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Returns a report on a game of these teams, with this many replays. */
function reportOn(wish: MatchWish, games = 60, more: Partial<ReportSource> = {}): StoredReport {
  const input = matchInput(wish);
  const { events } = simulateMatch(input);
  const steps = makeReport({ gameId: 1, events, recorded: { input, benches: new Map() }, resting: [], ...more }, games);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

describe('the parts of a goal difference', () => {
  it('add up to it in every game, whatever counts as average', () => {
    everyGame((input, events) => {
      const facts = playFactsOf(events);
      for (const tilt of [ORDINARY, tiltOf(input)]) {
        expect(sum(partsOf(facts, tilt))).toBeCloseTo(facts.goalDifference, 9);
      }
    });
  });

  it('add up in thousandths as well, whatever was expected', () => {
    const goals = fc.array(fc.double({ min: -6, max: 6, noNaN: true }), {
      minLength: PART_KEYS.length - 1,
      maxLength: PART_KEYS.length - 1,
    });
    fc.assert(
      fc.property(goals, goals, fc.integer({ min: -9, max: 9 }), (some, expected, difference) => {
        const all = [...some, difference - sum(some)];
        for (const skill of [null, [...expected, 0]]) {
          const parts = partsOfReport(all, skill);
          expect(sum(parts.map(({ thousandths }) => thousandths))).toBe(1000 * difference);
        }
      }),
    );
  });

  it('count every goal as a chance, and follow the score minute by minute', () => {
    everyGame((_, events) => {
      const facts = playFactsOf(events);
      const goals = events.filter((event) => event.type === 'goal');
      expect(facts.chances.filter(({ isGoal }) => isGoal)).toHaveLength(goals.length);
      expect(facts.minutes).toHaveLength(61);
      for (const minute of [1, 20, 47, 60]) {
        const last = goals.findLast(({ period, second }) => period <= 3 && (period - 1) * 1200 + second <= minute * 60);
        expect(facts.minutes[minute]).toBe(last ? last.homeScore - last.awayScore : 0);
      }
    });
  });
});

describe('the game report', () => {
  it('attributes to skill what better lineups gain over many games', () => {
    const { totals, fanChart } = reportOn({ home: { level: 75 }, away: { level: 55 } });
    expect(totals.skill).toBeGreaterThan(1000);
    expect(fanChart?.homeWins).toBeGreaterThan(40);
  });

  it('attributes a better goalie to the skill of his own side', () => {
    const input = matchInput({ seed: 4 });
    const players = input.home.players.map((player) =>
      player.positions[0] === 'G' ? { ...player, skills: player.skills.map(() => 95) } : player,
    );
    const goaltending = (game: MatchInput) => {
      const replays = new Replays(tiltOf(game));
      for (let number = 0; number < 200; number++) {
        replays.add(playFactsOf(playAgain({ input: game, benches: new Map() }, number)));
      }
      return replays.meanParts()[PART_KEYS.findIndex(({ id, side }) => id === 'goaltending' && side === 'home')];
    };
    const better = { ...input, home: { ...input.home, players } };
    expect(goaltending(better)).toBeGreaterThan((goaltending(input) ?? Number.NaN) + 0.2);
  });

  it('is the same whenever it is made', () => {
    expect(reportOn({ seed: 7 }, 20)).toEqual(reportOn({ seed: 7 }, 20));
  });

  it('counts each replay once, in the chart and at each of its minutes', () => {
    const chart = reportOn({ seed: 5 }, 50).fanChart;
    if (!chart) throw new Error('the game was not played again');
    expect(sum(chart.differences.map(({ games }) => games))).toBe(50);
    expect(chart.homeWins + chart.awayWins + chart.ties).toBe(50);
    expect(chart.minutes.map(({ minute }) => minute)).toEqual(Array.from({ length: 61 }, (_, minute) => minute));
    for (const { p5, p25, p50, p75, p95 } of chart.minutes) {
      expect([p5, p25, p50, p75, p95]).toEqual([p5, p25, p50, p75, p95].sort((one, other) => one - other));
    }
    expect(chart.minutes[0]).toMatchObject({ p5: 0, p95: 0 });
  });

  it('says why a game cannot be replayed, and still shows what its events tell', () => {
    const report = reportOn({ seed: 3 }, 0, { recorded: 'no-inputs' });
    expect(report).toMatchObject({ notReplayed: 'no-inputs', fanChart: null, specialSkills: null });
    expect(report.totals.skill).toBeNull();
    expect(report.totals.play + report.totals.luck).toBe(1000 * report.goalDifference);
    expect(report.findings[0]?.id).toMatch(/^verdict\./);
  });

  it('lists active special skills with their effect, and resting ones without', () => {
    const input = matchInput({ seed: 2 });
    const [winger, goalie] = [input.home.lineup.forwards[0].LW, input.home.lineup.goalies.SG];
    const players = input.home.players.map((player) => ({
      ...player,
      specialSkills:
        player.id === winger ? (['sniper'] as const) : player.id === goalie ? (['puck-mover'] as const) : [],
    }));
    const changed: MatchInput = { ...input, home: { ...input.home, players } };
    const { events } = simulateMatch(changed);
    const resting = [{ playerId: goalie ?? 0, special: 'workhorse' as const }];
    const { specialSkills } = reportOn({}, 10, { events, recorded: { input: changed, benches: new Map() }, resting });
    const shots = events.filter((event) => event.type === 'shot' && event.shooter === winger);
    expect(specialSkills?.home.entries).toHaveLength(3);
    const [sniper, mover, workhorse] = specialSkills?.home.entries ?? [];
    expect(sniper).toMatchObject({ special: 'sniper', isActive: true });
    expect(sniper?.facts.xg).toBeCloseTo(sum(shots.map((shot) => (shot.type === 'shot' ? shot.xg : 0))), 3);
    expect(sniper?.worth).toBeGreaterThanOrEqual(0);
    expect(mover).toMatchObject({ special: 'puck-mover', isActive: true, worth: null });
    expect(workhorse).toMatchObject({ special: 'workhorse', isActive: false, worth: 0 });
    expect(specialSkills?.away.entries).toEqual([]);
  });

  it('leaves out the special skills of a backup who never played', () => {
    const input = matchInput({});
    const { SG, BG } = input.home.lineup.goalies;
    const gifted = (id: number) => id === SG || id === BG;
    const home = {
      ...input.home,
      players: input.home.players.map((player) => ({
        ...player,
        specialSkills: gifted(player.id) ? (['workhorse'] as const) : [],
      })),
    };
    const changed: MatchInput = { ...input, home };
    const { events, result } = simulateMatch(changed);
    const { specialSkills } = reportOn({}, 10, { events, recorded: { input: changed, benches: new Map() } });
    const played = result.box.home.goalies.filter(({ toi }) => toi > 0).map(({ playerId }) => playerId);
    expect(played).toHaveLength(1);
    expect(specialSkills?.home.entries.map(({ playerId }) => playerId)).toEqual(played);
  });
});

describe('a replayed game', () => {
  it('uses the benches’ new lineups from the same period on', () => {
    const input = matchInput({ seed: 11 });
    const [first, ...others] = input.home.lineup.forwards;
    const lineup = { ...input.home.lineup, forwards: [...others, first] } as typeof input.home.lineup;
    const change: BenchChange = { lineup, tactics: { ...input.home.tactics, shooting: 'volume' } };
    const plain = playAgain({ input, benches: new Map() }, 1);
    const changed = playAgain({ input, benches: new Map([[2, { home: change }]]) }, 1);
    const ofPeriod = (events: typeof plain, period: number) => events.filter((event) => event.period === period);
    expect(ofPeriod(changed, 1)).toEqual(ofPeriod(plain, 1));
    expect(ofPeriod(changed, 2)).not.toEqual(ofPeriod(plain, 2));
  });

  it('differs each time, and repeats for the same number', () => {
    const game = { input: matchInput({ seed: 11 }), benches: new Map() };
    expect(playAgain(game, 1)).toEqual(playAgain(game, 1));
    expect(playAgain(game, 1)).not.toEqual(playAgain(game, 2));
  });
});

describe('simulated results from the same chances', () => {
  it('add up to one, and favor the team with more chances', () => {
    everyGame((_, events) => {
      const facts = playFactsOf(events);
      const { homeWin, tie, awayWin } = endsByChances(facts, ORDINARY);
      expect(homeWin + tie + awayWin).toBeCloseTo(1, 9);
      const xg = sum(facts.chances.map((chance) => (chance.side === 'home' ? chance.xg : -chance.xg)));
      if (Math.abs(xg) > 0.5) expect(homeWin > awayWin).toBe(xg > 0);
    });
  });

  it('are all ties without chances', () => {
    const facts = { ...playFactsOf([]), chances: [] };
    expect(endsByChances(facts, ORDINARY)).toEqual({ homeWin: 0, tie: 1, awayWin: 0 });
  });
});
