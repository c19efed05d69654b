/** Plays games from faceoff to horn, here or on other threads. */
import { setImmediate } from 'node:timers/promises';
import { incidentsIn, mayHaveIncidents } from '#domains/discipline/rules/incidents.ts';
import type { FinishedGame } from '#domains/game/facts.ts';
import { faceoffOf, type Matchup, type TeamRepairs } from '#domains/game/rules/match-day.ts';
import { outcomeOf } from '#domains/game/rules/outcome.ts';
import { type StoredGame, storedGame } from '#domains/game/store/stored-game.ts';
import { throughout } from '#domains/lineups/rules/familiarity.ts';
import { type GameRows, gameRows } from '#domains/stats/store/game-rows.ts';
import type { GameId } from '#engine/ids.ts';
import type { MatchInput } from '#engine/match/input.ts';
import { type PlayedMatch, simulateMatch } from '#engine/match/match.ts';

/** A game as the engine takes it, or the matchup whose lines are chosen on the thread that plays it. */
export type GameToPlay = { gameId: GameId } & ({ input: MatchInput } | { matchup: Matchup });

/** The same as text, which moves to another thread faster than an object: JSON of one or the other. */
export type GameAsText = { gameId: GameId } & (
  | { of: 'matchup'; text: string }
  | { of: 'input'; text: string; repaired: readonly TeamRepairs[] }
);

export type PlayedGame = Pick<FinishedGame, 'gameId' | 'outcome' | 'stints' | 'incidents' | 'rows'> &
  Required<Pick<FinishedGame, 'atOnce'>> & {
    /** Repairs of managed teams, when the game came as a matchup. */
    repaired: readonly TeamRepairs[];
  };

/**
 * Plays the games and returns them in batches, in the order given, so that some can be stored while others are played.
 * The outcome of a game depends on its input alone. The iterable may make games one by one as they are consumed.
 */
export type Simulate = (games: Iterable<GameToPlay>) => AsyncIterable<readonly PlayedGame[]>;

export function asText(game: GameToPlay): GameAsText {
  if ('input' in game) return asDressed(game);
  return { gameId: game.gameId, of: 'matchup', text: JSON.stringify(game.matchup) };
}

/** Chooses the lines on this thread. @throws RangeError see `faceoffOf` */
export function asDressed(game: GameToPlay): GameAsText & { of: 'input' } {
  const { input, repaired } = 'input' in game ? { input: game.input, repaired: [] } : faceoffOf(game.matchup);
  return { gameId: game.gameId, of: 'input', text: JSON.stringify(input), repaired };
}

export function playGame(game: GameAsText): PlayedGame {
  const { gameId } = game;
  // The text was written by `asText` or `asDressed`.
  const { text, repaired } =
    game.of === 'input' ? game : asDressed({ gameId, matchup: JSON.parse(game.text) as Matchup });
  const input = JSON.parse(text) as MatchInput;
  const played = simulateMatch(input);
  const { periods, result } = played;
  return {
    gameId,
    ...whatHappened(input, played),
    rows: gameRows(gameId, result.box),
    atOnce: storedGame(gameId, text, periods),
    repaired,
  };
}

/** A game for a listener that stores nothing. */
export interface ToldGame {
  gameId: GameId;
  input: MatchInput;
  /** Parsed into objects on first access to the play-by-play. */
  played: PlayedMatch;
}

/**
 * Plays on this thread for measurements that keep no games: each game is reported whole, and nothing is prepared for
 * storage.
 */
export function simulateUnstored(tell: (game: ToldGame) => void): Simulate {
  return async function* (games) {
    for (const game of games) {
      const { gameId } = game;
      const { input, repaired } = 'input' in game ? { input: game.input, repaired: [] } : faceoffOf(game.matchup);
      const played = simulateMatch(input);
      tell({ gameId, input, played });
      yield [{ ...whatHappened(input, played), gameId, rows: NO_ROWS, atOnce: NOT_STORED, repaired }];
    }
  };
}

const NOTHING = new Uint8Array();
const NO_ROWS: GameRows = { skaters: NOTHING, goalies: NOTHING, teams: NOTHING };
const NOT_STORED: StoredGame = { input: NOTHING, periods: NOTHING };

/** Returns what consumers other than the game's own record act on. */
function whatHappened(input: MatchInput, played: PlayedMatch) {
  const { result } = played;
  return {
    outcome: outcomeOf(result),
    // The play-by-play is parsed only where it may hold something for the disciplinary board.
    incidents: mayHaveIncidents(result.box) ? incidentsIn(played.events) : [],
    stints: { home: throughout(input.home.lineup), away: throughout(input.away.lineup) },
  };
}

/** Games between two yields to this thread's other work: about 10 ms. */
const GAMES_AT_A_TIME = 10;

/** Plays on this thread, yielding to its other work now and then. */
export async function* simulateHere(games: Iterable<GameToPlay>): AsyncGenerator<PlayedGame[]> {
  for (const some of inBatches(games, GAMES_AT_A_TIME)) {
    await setImmediate();
    yield some.map((game) => playGame(asText(game)));
  }
}

/** Splits the items into batches of this size; the last one may be smaller. */
export function* inBatches<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    if (batch.push(one) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Plays all games and returns them together, for callers that need the last before they can use the first. */
export async function playAll(simulate: Simulate, games: Iterable<GameToPlay>): Promise<PlayedGame[]> {
  const played: PlayedGame[] = [];
  for await (const batch of simulate(games)) played.push(...batch);
  return played;
}
