/** `sim -- bench`: how many whole games, with play-by-play and box score, one core plays in a second. */

import { simulateMatch } from '#engine/match/match.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { Random } from '#engine/random.ts';
import { gameInput, generateLeague, type SimTeam } from './league.ts';

export interface Bench {
  engineVersion: number;
  games: number;
  seconds: number;
  gamesPerSecond: number;
  eventsPerGame: number;
  /** Growth of the heap over the run, in megabytes, after collection where Node exposes it. */
  heapGrowthMb: number;
}

const WARM_UP_GAMES = 300;

export function bench(options: { games: number; seed: number }): Bench {
  const league = generateLeague(options.seed);
  const random = new Random(`bench/${options.seed}`);
  const inputs = Array.from({ length: 200 }, () => gameInput(pick(league, random), pick(league, random), random));
  let events = 0;
  const play = (count: number) => {
    for (let game = 0; game < count; game++) {
      const input = inputs[game % inputs.length];
      if (input !== undefined) events += simulateMatch({ ...input, seed: input.seed + game }).events.length;
    }
  };
  play(WARM_UP_GAMES);
  events = 0;
  const heapBefore = process.memoryUsage().heapUsed;
  const before = performance.now();
  play(options.games);
  const seconds = (performance.now() - before) / 1000;
  globalThis.gc?.();
  return {
    engineVersion: ENGINE_VERSION,
    games: options.games,
    seconds,
    gamesPerSecond: options.games / seconds,
    eventsPerGame: events / options.games,
    heapGrowthMb: (process.memoryUsage().heapUsed - heapBefore) / 2 ** 20,
  };
}

function pick(league: readonly SimTeam[], random: Random): SimTeam {
  return random.pick(league);
}
