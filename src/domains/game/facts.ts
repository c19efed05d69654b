/**
 * What the game publishes for others to act on. A noun that has something to do when games end brings a consumer in its
 * slice; the game knows none of them by name.
 */
import type { CountsFor } from '#domains/competition/contract.ts';
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
  /** Penalties that the disciplinary board looks at. */
  incidents: readonly Incident[];
  /** Real time of the last horn. */
  finishedAt: Date;
  /** The rows of its statistics. */
  rows: GameRows;
  /** What is to be stored of a game that was played at once; a live one has stored its own. */
  atOnce?: StoredGame;
}

/** A fixture with what it is played for. */
export interface DueGame {
  row: GameRow;
  competition: Competition;
  /** Of the competition; nations play at the highest. */
  level: Level;
}

/** A game that has been played with its fixture: what consumers get. */
export type GameFinished = FinishedGame & DueGame;

/** The games that are about to end. */
export interface DueGames {
  games: readonly DueGame[];
  /** What was read of their players to play them, where that is at hand. */
  known: KnownPlayers | null;
  /** The past of a world that is being made: nobody keeps books, and `isAnnounced` says whether anybody will read of it. */
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
 * What a noun does when games end. Many end at once, and come in batches as they have been played: the rows of one batch are
 * written while the next is played.
 */
export interface GameConsumer {
  /** 'noun.what', for those that come after it. */
  name: string;
  after?: readonly string[];
  /** Acts on games that count for nothing, too. */
  hearsOfAll?: true;
  /**
   * Before a game in real time begins: locks what it needs and answers whether it still can. What cannot, it has called off; a game that is not its
   * concern it lets begin.
   */
  mayBegin?(tx: Transaction, gameId: GameId, now: Date): Promise<boolean>;
  /** Reads what it needs to know as it was before, while the first games are being played. */
  open(rows: Rows, due: DueGames): Promise<OpenedConsumer>;
}

export interface OpenedConsumer {
  /** Rows to be written with those of the games, all in one message. */
  ready?(played: readonly GameFinished[]): ReadyRows[];
  /** After the rows of a batch have been written. */
  afterBatch?(played: readonly GameFinished[]): Promise<void>;
  /** When all games have come. No team is in two of them. */
  afterAll?(played: readonly GameFinished[]): Promise<void>;
}

/** Returns whether a game counts for something, by the settings of its competition. */
export function countsFor(what: keyof CountsFor): (game: Pick<DueGame, 'competition'>) => boolean {
  return ({ competition }) => competition.settings.countsFor[what];
}
