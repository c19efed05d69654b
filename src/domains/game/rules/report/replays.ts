/** Sums up the replays of a game: the mean of every part, and how the goal difference runs. */
import { REPLAY_GOALS, REPLAY_MINUTES } from '#domains/game/constants.ts';
import type { FanChart } from '#domains/game/contract/report.ts';
import { PART_KEYS, partsOf } from '#domains/game/rules/report/parts.ts';
import type { PlayFacts } from '#domains/game/rules/report/play-facts.ts';
import { duelOf, type Tilt } from '#domains/game/rules/report/tilt.ts';

const WIDTH = 2 * REPLAY_GOALS + 1;

export class Replays {
  games = 0;
  private readonly tilt: Tilt;
  private readonly partSums: number[] = PART_KEYS.map(() => 0);
  private readonly counts = { homeWins: 0, awayWins: 0, ties: 0, overtimes: 0, shootouts: 0 };
  private readonly differences = new Map<number, number>();
  private differenceSum = 0;
  /** Games by minute and goal difference. */
  private readonly running = new Uint32Array(REPLAY_MINUTES * WIDTH);
  private expected = 0;
  private expectedSquares = 0;

  constructor(tilt: Tilt) {
    this.tilt = tilt;
  }

  add(facts: PlayFacts): void {
    const { goalDifference } = facts;
    this.games++;
    for (const [place, goals] of partsOf(facts, this.tilt).entries()) this.partSums[place]! += goals;
    this.differences.set(goalDifference, (this.differences.get(goalDifference) ?? 0) + 1);
    this.differenceSum += goalDifference;
    if (goalDifference > 0) this.counts.homeWins++;
    else if (goalDifference < 0) this.counts.awayWins++;
    else this.counts.ties++;
    if (facts.hasOvertime || goalDifference === 0) this.counts.overtimes++;
    if (facts.shootout !== 0) this.counts.shootouts++;
    for (const [minute, lead] of facts.minutes.entries()) this.running[minute * WIDTH + indexOf(lead)]!++;
    const expected = expectedDifference(facts, this.tilt);
    this.expected += expected;
    this.expectedSquares += expected * expected;
  }

  /** Returns the goals of each part per game, in the order of PART_KEYS. */
  meanParts(): number[] {
    return this.partSums.map((sum) => sum / this.games);
  }

  /** Returns the mean of what the chances of a game were worth, home minus away in goals, and the variance of that mean. */
  worth(): { mean: number; variance: number } {
    const mean = this.expected / this.games;
    return { mean, variance: Math.max(0, this.expectedSquares / this.games - mean * mean) / this.games };
  }

  /** @param real goal difference of the real game. */
  fanChart(real: number): FanChart {
    const differences = [...this.differences]
      .map(([difference, games]) => ({ difference, games }))
      .sort((one, other) => one.difference - other.difference);
    const below = differences.reduce((sum, { difference, games }) => sum + (difference < real ? games : 0), 0);
    return {
      games: this.games,
      ...this.counts,
      mean: Math.round((1000 * this.differenceSum) / this.games),
      differences,
      minutes: Array.from({ length: REPLAY_MINUTES }, (_, minute) => ({
        minute,
        p5: this.percentile(minute, 0.05),
        p25: this.percentile(minute, 0.25),
        p50: this.percentile(minute, 0.5),
        p75: this.percentile(minute, 0.75),
        p95: this.percentile(minute, 0.95),
      })),
      realPercentile: (below + (this.differences.get(real) ?? 0) / 2) / this.games,
    };
  }

  /** Returns the smallest difference that at least this share of the games did not exceed. */
  private percentile(minute: number, share: number): number {
    let games = 0;
    for (let index = 0; index < WIDTH; index++) {
      games += this.running[minute * WIDTH + index]!;
      if (games >= share * this.games) return index - REPLAY_GOALS;
    }
    return REPLAY_GOALS;
  }
}

const indexOf = (difference: number) => Math.min(REPLAY_GOALS, Math.max(-REPLAY_GOALS, difference)) + REPLAY_GOALS;

/**
 * Returns what the chances of a game were worth with these shooters and goalies, home minus away, including the
 * shootout's goal. It varies half as much from game to game as the goals do and has the same mean, so differences become
 * visible sooner.
 */
function expectedDifference(facts: PlayFacts, tilt: Tilt): number {
  return facts.chances.reduce(
    (sum, chance) => sum + (chance.side === 'home' ? 1 : -1) * duelOf(chance, tilt).byBoth,
    facts.shootout,
  );
}
