/** How far the odds of a game are from the share of its replays that the home team wins. */
import { simulateMatch } from '#engine/match/match.ts';
import type { CheckedGame } from './games.ts';

export interface ReplayedOdds {
  games: number;
  replays: number;
  /** Percentage points between the chance given and the share won: on average, in the worst tenth, and squared without chance. */
  meanError: number;
  worstTenth: number;
  spread: number;
}

export class Replayed {
  private readonly errors: number[] = [];
  /** Sum of the variances that chance alone explains. */
  private noise = 0;
  private readonly replays: number;

  constructor(replays: number) {
    this.replays = replays;
  }

  add({ input, pregame }: Pick<CheckedGame, 'input' | 'pregame'>): void {
    let won = 0;
    for (let number = 0; number < this.replays; number++) {
      const { winner } = simulateMatch({ ...input, seed: `${input.seed}/odds/${number}` }).result;
      won += winner === null ? 0.5 : winner === 'home' ? 1 : 0;
    }
    const share = won / this.replays;
    this.errors.push(Math.abs(share - pregame));
    this.noise += (share * (1 - share)) / Math.max(1, this.replays - 1);
  }

  result(): ReplayedOdds {
    const games = this.errors.length;
    const mean = (values: readonly number[]) =>
      values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
    const worst = this.errors.toSorted((one, other) => other - one).slice(0, Math.ceil(games / 10));
    const squares = mean(this.errors.map((error) => error ** 2)) - this.noise / Math.max(1, games);
    return {
      games,
      replays: this.replays,
      meanError: 100 * mean(this.errors),
      worstTenth: 100 * mean(worst),
      spread: 100 * Math.sqrt(Math.max(0, squares)),
    };
  }
}
