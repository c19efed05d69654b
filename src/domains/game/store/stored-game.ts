/** Rows of a game that was played at once, ready for COPY: made on the thread that plays the game. */
import { encodeInputText } from '#domains/game/store/input-codec.ts';
import { gameInputs, gamePeriods } from '#domains/game/tables.ts';
import type { GameId } from '#engine/ids.ts';
import type { PlayedMatch } from '#engine/match/match.ts';
import { type Bytes, binaryRows } from '#platform/database/binary-rows.ts';
import type { ReadyRows } from '#platform/database/bulk.ts';

export const INPUT_ROW = { gameId: 'integer', input: 'bytea' } as const;
export const PERIOD_ROW = { gameId: 'integer', period: 'smallint', events: 'bytea', seconds: 'smallint' } as const;

/** Rows of one game in the layouts above. */
export interface StoredGame {
  input: Bytes;
  periods: Bytes;
}

/** @param input JSON of the MatchInput. */
export function storedGame(gameId: GameId, input: string, periods: PlayedMatch['periods']): StoredGame {
  return {
    input: binaryRows(INPUT_ROW, [{ gameId, input: encodeInputText(input) }]),
    periods: binaryRows(
      PERIOD_ROW,
      periods.map(({ period, encoded, seconds }) => ({ gameId, period, events: encoded, seconds })),
    ),
  };
}

/** Returns the inputs and play-by-play of games that have not been stored before. */
export function replaysOf(games: readonly StoredGame[]): ReadyRows[] {
  return [
    { table: gameInputs, layout: INPUT_ROW, parts: games.map(({ input }) => input) },
    { table: gamePeriods, layout: PERIOD_ROW, parts: games.map(({ periods }) => periods) },
  ];
}
