/** `sim -- bench`: how many whole games, with play-by-play and box score, one core plays per second. */

import type { MatchInput } from '#engine/match/input.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { Random } from '#engine/random.ts';
import { gameInput, generateLeague, type SimTeam } from './league.ts';
import { onThread } from './on-thread.ts';

export interface Bench {
  engineVersion: number;
  games: number;
  seconds: number;
  gamesPerSecond: number;
  /** The same by the CPU time that this process got: what an idle machine would show. */
  gamesPerCpuSecond: number;
  /** Worker threads that played in parallel; their sum is reported. */
  workers: number;
  eventsPerGame: number;
  /** Growth of the heap over the run, in megabytes, after collection where Node exposes it. */
  heapGrowthMb: number;
}

const WARM_UP_GAMES = 1000;

/** Plays whole games on this thread, each with its play-by-play as it is stored, the box score and every player's statistics. */
export function bench(options: { games: number; seed: number }): Bench {
  const league = generateLeague(options.seed);
  const random = new Random(`bench/${options.seed}`);
  const inputs = Array.from({ length: 200 }, () => gameInput(pick(league, random), pick(league, random), random));
  const play = (count: number) => {
    for (let game = 0; game < count; game++) {
      const input = inputs[game % inputs.length];
      if (input !== undefined) simulateMatch({ ...input, seed: `${input.seed}/${game}` });
    }
  };
  play(WARM_UP_GAMES);
  globalThis.gc?.();
  const heapBefore = process.memoryUsage().heapUsed;
  const cpuBefore = process.threadCpuUsage();
  const before = performance.now();
  play(options.games);
  const seconds = (performance.now() - before) / 1000;
  const cpu = process.threadCpuUsage(cpuBefore);
  globalThis.gc?.();
  const heapGrowthMb = (process.memoryUsage().heapUsed - heapBefore) / 2 ** 20;
  return {
    engineVersion: ENGINE_VERSION,
    games: options.games,
    workers: 0,
    seconds,
    gamesPerSecond: options.games / seconds,
    gamesPerCpuSecond: options.games / ((cpu.user + cpu.system) / 1e6),
    eventsPerGame: eventsPerGame(inputs),
    heapGrowthMb,
  };
}

function eventsPerGame(inputs: readonly MatchInput[]): number {
  return inputs.reduce((sum, input) => sum + simulateMatch(input).events.length, 0) / inputs.length;
}

/** Does the same on this many parallel threads, each with its own games; speeds add up. */
export async function benchParallel(options: { games: number; seed: number; workers: number }): Promise<Bench> {
  const shares = Array.from({ length: options.workers }, (_, worker) => ({
    games: Math.ceil(options.games / options.workers),
    seed: options.seed + worker,
  }));
  const parts = await Promise.all(
    shares.map((share) => onThread<Bench>(new URL('./bench-worker.ts', import.meta.url), share)),
  );
  const total = (pick: (part: Bench) => number) => parts.reduce((sum, part) => sum + pick(part), 0);
  return {
    engineVersion: ENGINE_VERSION,
    games: total((part) => part.games),
    workers: options.workers,
    seconds: Math.max(...parts.map((part) => part.seconds)),
    gamesPerSecond: total((part) => part.gamesPerSecond),
    gamesPerCpuSecond: total((part) => part.gamesPerCpuSecond),
    eventsPerGame: total((part) => part.eventsPerGame) / parts.length,
    heapGrowthMb: total((part) => part.heapGrowthMb),
  };
}

function pick(league: readonly SimTeam[], random: Random): SimTeam {
  return random.pick(league);
}
