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

/** A game as the engine is given it, or the matchup whose lines are chosen where it is played. */
export type GameToPlay = { gameId: GameId } & ({ input: MatchInput } | { matchup: Matchup });

/** The same as text, which goes to another thread faster than an object does: JSON of the one or the other. */
export type GameAsText = { gameId: GameId } & (
  | { of: 'matchup'; text: string }
  | { of: 'input'; text: string; repaired: readonly TeamRepairs[] }
);

export type PlayedGame = Pick<FinishedGame, 'gameId' | 'outcome' | 'stints' | 'incidents' | 'rows'> &
  Required<Pick<FinishedGame, 'atOnce'>> & {
    /** Of the teams of managers, when the game came as an matchup. */
    repaired: readonly TeamRepairs[];
  };

/**
 * Plays the games and hands them over in batches, in the order given, so that some can be stored while others are being
 * played. What a game becomes depends on its input alone. Games may be made one by one as they are asked for.
 */
export type Simulate = (games: Iterable<GameToPlay>) => AsyncIterable<readonly PlayedGame[]>;

export function asText(game: GameToPlay): GameAsText {
  if ('input' in game) return asDressed(game);
  return { gameId: game.gameId, of: 'matchup', text: JSON.stringify(game.matchup) };
}

/** The same with the lines chosen here. @throws RangeError see `faceoffOf` */
export function asDressed(game: GameToPlay): GameAsText & { of: 'input' } {
  const { input, repaired } = 'input' in game ? { input: game.input, repaired: [] } : faceoffOf(game.matchup);
  return { gameId: game.gameId, of: 'input', text: JSON.stringify(input), repaired };
}

export function playGame(game: GameAsText): PlayedGame {
  const { gameId } = game;
  // The texts are of `asText` and `asDressed`.
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

/** A game that somebody is told of who stores nothing. */
export interface ToldGame {
  gameId: GameId;
  input: MatchInput;
  /** The play-by-play becomes objects when it is first looked at. */
  played: PlayedMatch;
}

/**
 * On this thread, for who measures games instead of keeping them: each is told whole, and what would be stored of it is not
 * made.
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

/** What others than its own record act on. */
function whatHappened(input: MatchInput, played: PlayedMatch) {
  const { result } = played;
  return {
    outcome: outcomeOf(result),
    // The play-by-play becomes objects only where there may be something in it for the board.
    incidents: mayHaveIncidents(result.box) ? incidentsIn(played.events) : [],
    stints: { home: throughout(input.home.lineup), away: throughout(input.away.lineup) },
  };
}

/** Games between two looks at what else this thread has to do: about 10 ms. */
const GAMES_AT_A_TIME = 10;

/** On this thread, which gets to breathe now and then. */
export async function* simulateHere(games: Iterable<GameToPlay>): AsyncGenerator<PlayedGame[]> {
  for (const some of inBatches(games, GAMES_AT_A_TIME)) {
    await setImmediate();
    yield some.map((game) => playGame(asText(game)));
  }
}

/** This many at a time, the last ones as many as are left. */
export function* inBatches<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    if (batch.push(one) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** All the games at once, for who has nothing to do with the first of them before the last has been played. */
export async function playAll(simulate: Simulate, games: Iterable<GameToPlay>): Promise<PlayedGame[]> {
  const played: PlayedGame[] = [];
  for await (const batch of simulate(games)) played.push(...batch);
  return played;
}
