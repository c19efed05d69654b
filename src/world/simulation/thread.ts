/** A thread that plays games; see `pool.ts`. */
import { parentPort } from 'node:worker_threads';
import { type GameToPlay, playGame } from '#world/simulation/simulate.ts';

parentPort?.on('message', (games: readonly GameToPlay[]) => {
  parentPort?.postMessage(games.map(playGame));
});
