/**
 * What games publish for other nouns to act on. A noun that does something when games end provides a consumer in its
 * slice; the game knows none of them by name.
 */
import type { CountsFor, GameRules } from '#domains/competition/contract.ts';
import type { Competition } from '#domains/competition/store/competitions.ts';
import type { Incident } from '#domains/discipline/rules/incidents.ts';
import type { GameOutcome } from '#domains/game/rules/outcome.ts';
import type { GameRow } from '#domains/game/store/fixtures.ts';
import type { StoredGame } from '#domains/game/store/stored-game.ts';
import type { Stint } from '#domains/lineups/rules/familiarity.ts';
import type { Acquaintances } from '#domains/lineups/store/partnerships.ts';
import type { Condition } from '#domains/player/rules/life.ts';
import type { GameRows } from '#domains/stats/store/game-rows.ts';
import type { GameId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';
import type { ReadyRows } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** A game that has been played to its end. */
export interface FinishedGame {
  gameId: GameId;
  outcome: GameOutcome;
  /** The lines and pairs that each team played with. */
  stints: { home: Stint[]; away: Stint[] };
  /** Penalties for the disciplinary board to review. */
  incidents: readonly Incident[];
  /** Real time of the final horn. */
  finishedAt: Date;
  /** The rows of its box score. */
  rows: GameRows;
  /** What to store of a game that was played at once; a live one has stored its periods already. */
  atOnce?: StoredGame;
}

/** A fixture with its competition. */
export interface DueGame {
  row: GameRow;
  competition: Competition;
  /** How it is played, and what it affects. */
  rules: GameRules;
  /** Level of the competition; national teams play at the highest. */
  level: Level;
}

/** A game that has been played with its fixture: what consumers get. */
export type GameFinished = FinishedGame & DueGame;

/** The games that are about to end. */
export interface DueGames {
  games: readonly DueGame[];
  /** Player data that was read to play the games, where it is still in memory. */
  known: KnownPlayers | null;
  /**
   * `isPast`: the games belong to the generated past of a new world, for which no books are kept. `isAnnounced`: users
   * will be able to read about them.
   */
  isPast: boolean;
  isAnnounced: boolean;
}

/** The players of the teams before the games. */
export interface KnownPlayers {
  /** By player. */
  conditions: ReadonlyMap<number, Condition>;
  acquaintances: Acquaintances;
}

/**
 * What a noun does when games end. Many games end at once and arrive in batches as they are played: the rows of one batch
 * are written while the next is played.
 */
export interface GameConsumer {
  /** 'noun.what', for consumers that run after it. */
  name: string;
  after?: readonly string[];
  /** Also acts on games that count for nothing. */
  hearsOfAll?: true;
  /**
   * Runs before a game in real time begins: locks what it needs and returns whether the game may begin. It has called off
   * any game that it refuses, and allows games that are not its concern.
   */
  mayBegin?(tx: Transaction, gameId: GameId, now: Date): Promise<boolean>;
  /** Reads what the consumer needs from before the games, while the first of them are being played. */
  open(rows: Rows, due: DueGames): Promise<OpenedConsumer>;
}

export interface OpenedConsumer {
  /** Rows to write together with those of the games, in one message. */
  ready?(played: readonly GameFinished[]): ReadyRows[];
  /** After the rows of a batch have been written. */
  afterBatch?(played: readonly GameFinished[]): Promise<void>;
  /** Runs after all games have arrived. No team is in two of them. */
  afterAll?(played: readonly GameFinished[]): Promise<void>;
}

/** Returns a check of whether a game counts for something. */
export function countsFor(what: keyof CountsFor): (game: Pick<DueGame, 'rules'>) => boolean {
  return ({ rules }) => rules.countsFor[what];
}
