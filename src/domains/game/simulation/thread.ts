/** A thread that plays games; see `pool.ts`. */
import { parentPort } from 'node:worker_threads';
import { type GameAsText, type PlayedGame, playGame } from '#domains/game/simulation/simulate.ts';

/** A thread's answer to a batch. */
export type Answer = { played: PlayedGame[] } | { failed: Error };

const port = parentPort;
port?.on('message', (games: readonly GameAsText[]) => {
  try {
    const played = games.map(playGame);
    // The bytes are transferred instead of copied.
    const bytes = played.flatMap(({ rows, atOnce }) =>
      [...Object.values(rows), ...Object.values(atOnce)].map(({ buffer }) => buffer),
    );
    port.postMessage({ played } satisfies Answer, bytes);
  } catch (error) {
    port.postMessage({ failed: error instanceof Error ? error : new Error(String(error)) } satisfies Answer);
  }
});
