/** Plays games from face-off to horn, here or on other threads. */
import { setImmediate } from 'node:timers/promises';
import { mayHaveOffences, offencesIn } from '#domains/discipline/rules/offences.ts';
import { encodeInputText } from '#domains/game/store/input-codec.ts';
import type { FinishedGame } from '#domains/game/store/record.ts';
import { throughout } from '#domains/lineups/rules/familiarity.ts';
import { simulateMatch } from '#engine/match/match.ts';
import type { MatchInput } from '#engine/match/types.ts';

export interface GameToPlay {
  gameId: number;
  input: MatchInput;
}

/** The same as text, which goes to another thread faster than an object does, and is what is stored. */
export interface GameAsText {
  gameId: number;
  /** JSON of the MatchInput. */
  input: string;
}

export type PlayedGame = Pick<FinishedGame, 'gameId' | 'result' | 'stints' | 'offences'> &
  Required<Pick<FinishedGame, 'atOnce'>>;

/**
 * Plays the games and hands them over in batches, in the order given, so that some can be stored while others are being
 * played. What a game becomes depends on its input alone.
 */
export type Simulate = (games: readonly GameToPlay[]) => AsyncIterable<readonly PlayedGame[]>;

export function asText({ gameId, input }: GameToPlay): GameAsText {
  return { gameId, input: JSON.stringify(input) };
}

export function playGame({ gameId, input: text }: GameAsText): PlayedGame {
  // It is JSON of a MatchInput.
  const input = JSON.parse(text) as MatchInput;
  const played = simulateMatch(input);
  const { periods, result } = played;
  return {
    gameId,
    result,
    // The play-by-play becomes objects only where there may be something in it for the board.
    offences: mayHaveOffences(result.box) ? offencesIn(played.events) : [],
    stints: { home: throughout(input.home.lineup), away: throughout(input.away.lineup) },
    atOnce: {
      input: encodeInputText(text),
      periods: periods.map(({ period, encoded, seconds }) => ({ period, events: encoded, seconds })),
    },
  };
}

/** Games between two looks at what else this thread has to do: about 10 ms. */
const GAMES_AT_A_TIME = 10;

/** On this thread, which gets to breathe now and then. */
export async function* simulateHere(games: readonly GameToPlay[]): AsyncGenerator<PlayedGame[]> {
  for (let from = 0; from < games.length; from += GAMES_AT_A_TIME) {
    await setImmediate();
    yield games.slice(from, from + GAMES_AT_A_TIME).map((game) => playGame(asText(game)));
  }
}

/** All the games at once, for who has nothing to do with the first of them before the last has been played. */
export async function playAll(simulate: Simulate, games: readonly GameToPlay[]): Promise<PlayedGame[]> {
  const played: PlayedGame[] = [];
  for await (const batch of simulate(games)) played.push(...batch);
  return played;
}
