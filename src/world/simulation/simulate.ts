/** Plays games from face-off to horn, here or on other threads. */
import { setImmediate } from 'node:timers/promises';
import type { FinishedGame } from '#domains/game/store/record.ts';
import { simulateMatch } from '#engine/match/match.ts';
import type { MatchInput, MatchResult } from '#engine/match/types.ts';

export interface GameToPlay {
  gameId: number;
  input: MatchInput;
}

export interface PlayedGame {
  gameId: number;
  result: MatchResult;
  periods: NonNullable<FinishedGame['periods']>;
}

/** Plays the games and answers them in the order given. */
export type Simulate = (games: readonly GameToPlay[]) => Promise<PlayedGame[]>;

export function playGame({ gameId, input }: GameToPlay): PlayedGame {
  const { periods, result } = simulateMatch(input);
  return {
    gameId,
    result,
    periods: periods.map(({ period, encoded, seconds }) => ({ period, events: encoded, seconds })),
  };
}

/** Games between two looks at what else this thread has to do: about 20 ms. */
const GAMES_AT_A_TIME = 10;

/** On this thread, which gets to breathe now and then. */
export const simulateHere: Simulate = async (games) => {
  const played: PlayedGame[] = [];
  for (const [index, game] of games.entries()) {
    if (index % GAMES_AT_A_TIME === GAMES_AT_A_TIME - 1) await setImmediate();
    played.push(playGame(game));
  }
  return played;
};
