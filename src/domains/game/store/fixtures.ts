/** Fixtures: who plays whom, when, and in which competition. */
import { inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { placesOf } from '#domains/competition/store/competitions.ts';
import { dropDiscussions } from '#domains/discussion/store/comments.ts';
import { gamePlace } from '#domains/game/store/talk.ts';
import { gameInputs, gamePeriods, gameReports, games } from '#domains/game/tables.ts';
import type { CompetitionId, GameId, PairingId, TeamId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Columns of a fixture that consumers receive. */
export const FIXTURE_COLUMNS = [
  'id',
  'season',
  'day',
  'competitionId',
  'round',
  'pairingId',
  'homeTeamId',
  'awayTeamId',
] as const;
export type GameRow = Pick<typeof games.$inferSelect, (typeof FIXTURE_COLUMNS)[number]> & {
  /** Seed for what is drawn after the game: injuries that come to light, rulings, the gate. */
  seed: string;
};

/** Returns the condition that a game is in the calendar, as all are but those in real time: the world's clock waits for it. */
export function isInCalendar(): SQL {
  return isNotNull(games.slot);
}

/** Returns the condition that a game is listed: in a calendar, or in real time as a game of a competition. Scrimmages are not. */
export function isListed(): SQL {
  return sql`(${isInCalendar()} or ${isNotNull(games.pairingId)})`;
}

/** Returns the games of a slot that have not begun, by id. */
export async function dueGameIds(
  rows: RowReader,
  at: { season: number; day: number; slot: number },
): Promise<number[]> {
  const due = await rows.read(games, ['id'], { ...at, status: 'scheduled' });
  return due.map(({ id }) => id);
}

/** Returns the games by the place in the pyramid of their league, 0 for those without a league. */
export async function gamesByPlace(rows: RowReader, gameIds: readonly GameId[]): Promise<Map<number, GameId[]>> {
  if (gameIds.length === 0) return new Map();
  const fixtures = await rows.read(games, ['id', 'competitionId'], { id: gameIds });
  const placeOf = await placesOf(
    rows,
    fixtures.map(({ competitionId }) => competitionId),
  );
  const byPlace = Map.groupBy(fixtures, ({ competitionId }) => placeOf.get(competitionId) ?? 0);
  return new Map([...byPlace].map(([place, ofPlace]) => [place, ofPlace.map(({ id }) => id)]));
}

/** Adds games and returns their ids. Callers that add to the schedule hold the world. */
export async function addGames(
  rows: Rows,
  planned: readonly Omit<typeof games.$inferInsert, 'id'>[],
): Promise<number[]> {
  const firstId = await rows.takeIds(games, planned.length);
  const added = planned.map((game, index) => ({
    id: firstId + index,
    ...game,
    pairingId: game.pairingId ?? null,
  }));
  await rows.insert(games, added);
  return added.map(({ id }) => id);
}

/** Removes finished games that nothing refers to except their own play-by-play, talk and report. */
export async function removeGames(tx: Transaction, gameIds: readonly GameId[]): Promise<void> {
  if (gameIds.length === 0) return;
  for (const { table, gameId } of OF_A_GAME) await tx.delete(table).where(inArray(gameId, [...gameIds]));
  await dropDiscussions(tx, gamePlace.kind, gameIds);
  await tx.delete(games).where(inArray(games.id, [...gameIds]));
}

const OF_A_GAME = [gameInputs, gamePeriods, gameReports].map((table) => ({
  table,
  gameId: table.gameId,
}));

/** Calls off the remaining games of decided pairings. */
export async function callOffGames(rows: Rows, pairingIds: readonly PairingId[]): Promise<void> {
  await rows.updateWhere(games, { status: 'unneeded' }, { pairingId: pairingIds, status: 'scheduled' });
}

/** Gives unplayed games to the teams that play them now. */
export async function reseatGames(
  rows: Rows,
  seats: readonly { id: GameId; homeTeamId: TeamId; awayTeamId: TeamId }[],
): Promise<void> {
  await rows.update(games, 'id', seats);
}

/** Gives a team's unplayed games of a competition to another team. */
export async function replaceTeams(
  rows: Rows,
  { competitionId, from, to }: { competitionId: CompetitionId; from: TeamId; to: TeamId },
): Promise<void> {
  const open = { competitionId, status: 'scheduled' } as const;
  await rows.updateWhere(games, { homeTeamId: to }, { ...open, homeTeamId: from });
  await rows.updateWhere(games, { awayTeamId: to }, { ...open, awayTeamId: from });
}
