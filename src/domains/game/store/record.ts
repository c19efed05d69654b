/**
 * Records results, each exactly once, and runs the consumers that act on finished games: see `facts.ts`. A game that is
 * final already is left alone, so a run that is repeated after a crash, or that happens twice at once, changes nothing.
 */
import { hasConsequences } from '#domains/competition/rules.ts';
import { competitionsById } from '#domains/competition/store/competitions.ts';
import { rulesOfGames } from '#domains/competition/store/game-rules.ts';
import type {
  DueGame,
  DueGames,
  FinishedGame,
  GameConsumer,
  GameFinished,
  KnownPlayers,
  OpenedConsumer,
} from '#domains/game/facts.ts';
import { FIXTURE_COLUMNS } from '#domains/game/store/fixtures.ts';
import { replaysOf } from '#domains/game/store/stored-game.ts';
import { games } from '#domains/game/tables.ts';
import type { GameId } from '#engine/ids.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { secretSeed } from '#engine/secret.ts';
import { readSecret } from '#platform/clock/secret.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface Recording {
  /** What acts on games that end, in order. */
  consumers: readonly GameConsumer[];
  /** What was read to play the games; consumers read it again when it is absent. */
  known?: KnownPlayers | null;
  /** See `DueGames`. */
  isPast?: boolean;
  isAnnounced?: boolean;
}

/** Records the games that are not final yet and returns their ids. No team may be in two of the games. */
export function recordResults(rows: Rows, finished: readonly FinishedGame[], recording: Recording): Promise<number[]> {
  const gameIds = finished.map((game) => game.gameId);
  return recordAsPlayed(rows, gameIds, [finished], recording);
}

/**
 * Records games that come in batches, as they have been played: the database writes one batch while the next is being
 * played.
 * @param gameIds of all the games.
 */
export async function recordAsPlayed(
  rows: Rows,
  gameIds: readonly GameId[],
  batches: AsyncIterable<readonly FinishedGame[]> | Iterable<readonly FinishedGame[]>,
  { consumers, known = null, isPast = false, isAnnounced = true }: Recording,
): Promise<number[]> {
  const due = await dueGames(rows, gameIds);
  if (due.length === 0) return [];
  const byId = new Map(due.map((game) => [game.row.id, game]));
  // Read now what is needed later, while the first games are being played.
  const listeners: Listener[] = [];
  for (const consumer of consumers) {
    const hears = consumer.hearsOfAll ? () => true : changesAnything;
    const heard = due.filter(hears);
    if (heard.length === 0) continue;
    listeners.push({ hears, acts: await consumer.open(rows, { games: heard, known, isPast, isAnnounced }) });
  }
  const recorded: GameFinished[] = [];
  let writing = Promise.resolve();
  try {
    for await (const batch of batches) {
      const played = batch.flatMap((game): GameFinished[] => {
        const found = byId.get(game.gameId);
        return found ? [{ ...game, ...found }] : [];
      });
      recorded.push(...played);
      await writing;
      writing = writeBatch(rows, played, listeners);
      // Awaited before anything else is done; until then its failure must not surface as an unhandled rejection.
      writing.catch(() => {});
    }
  } finally {
    await writing;
  }
  await writeResults(rows, recorded);
  for (const { hears, acts } of listeners) await acts.afterAll?.(recorded.filter(hears));
  return recorded.map(({ row }) => row.id);
}

/** A consumer of these games, and a filter for those that it acts on. */
interface Listener {
  hears(game: DueGame): boolean;
  acts: OpenedConsumer;
}

/**
 * Returns whether the game has consequences: the only place that keeps games without any from consumers, except those
 * that act on all (pairings).
 */
function changesAnything({ rules }: Pick<DueGame, 'rules'>): boolean {
  return hasConsequences(rules);
}

/** Returns the games that are not final yet, locked against other recordings until the transaction ends. */
async function dueGames(rows: Rows, gameIds: readonly GameId[]): Promise<DueGames['games']> {
  if (gameIds.length === 0) return [];
  const waiting = { id: gameIds, status: ['scheduled', 'live'] } as const;
  await rows.lock(games, waiting);
  const due = await rows.read(games, FIXTURE_COLUMNS, waiting);
  const competitions = await competitionsById(
    rows,
    due.map(({ competitionId }) => competitionId),
  );
  const rulesOf = await rulesOfGames(rows, due, competitions);
  const secret = await readSecret(rows);
  return due.map((fixture) => {
    const row = { ...fixture, seed: secretSeed(secret, `after game/${fixture.id}`) };
    const [competition, rules] = [competitions.get(row.competitionId), rulesOf.get(row.id)];
    if (!competition || !rules) throw new Error(`game ${row.id} is played for nothing`);
    return { row, competition, rules, level: competition.level ?? 'PRO' };
  });
}

/** Stores each game's own rows and runs the consumers on the batch. */
async function writeBatch(rows: Rows, played: readonly GameFinished[], listeners: readonly Listener[]): Promise<void> {
  await rows.insertReady([
    ...replaysOf(played.flatMap((game) => game.atOnce ?? [])),
    ...listeners.flatMap(({ hears, acts }) => acts.ready?.(played.filter(hears)) ?? []),
  ]);
  for (const { hears, acts } of listeners) await acts.afterBatch?.(played.filter(hears));
}

/** Fills the result columns of `games`; a game that was played at once began when it ended. */
async function writeResults(rows: Rows, recorded: readonly GameFinished[]): Promise<void> {
  const [atOnce, live] = [recorded.filter((game) => game.atOnce), recorded.filter((game) => !game.atOnce)];
  await rows.update(games, 'id', live.map(finalRow));
  await rows.update(
    games,
    'id',
    atOnce.map((game) => ({ ...finalRow(game), faceoffAt: game.finishedAt })),
  );
}

export function finalRow({ row, outcome, finishedAt }: Pick<GameFinished, 'row' | 'outcome' | 'finishedAt'>) {
  return {
    id: row.id,
    status: 'final' as const,
    engineVersion: ENGINE_VERSION,
    finishedAt,
    homeScore: outcome.homeScore,
    awayScore: outcome.awayScore,
    endedIn: outcome.endedIn,
    periodScores: outcome.periodScores,
    stars: outcome.stars,
  };
}

/** Stores the attendance of each game, a column of the game filled by the noun that knows it. */
export async function noteAttendance(rows: Rows, attendances: ReadonlyMap<number, number>): Promise<void> {
  await rows.update(
    games,
    'id',
    [...attendances].map(([id, attendance]) => ({ id, attendance })),
  );
}
