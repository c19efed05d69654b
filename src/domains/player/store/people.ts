/** Who comes into the world as a player, and where he plays. Other nouns decide it, and have it written here. */
import { statusOf } from '#domains/player/rules/status.ts';
import { beginMemberships, changeClubTeams } from '#domains/player/store/memberships.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { TeamId } from '#engine/ids.ts';
import { giveBackIds } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface NewPlayer {
  /** Where he stands follows from the rest. */
  player: Omit<typeof players.$inferInsert, 'status'> & { id: number };
  face: Record<string, unknown>;
}

/** Somebody with a team, and the number that he wears there. */
export interface Move {
  id: number;
  teamId: TeamId;
  jerseyNumber: number | null;
}

/** Takes as many ids for players who come, in one row. @returns the first. */
export async function takePlayerIds(rows: Rows, count: number): Promise<number> {
  return rows.takeIds(players, count);
}

/**
 * Ids that were taken for nobody are given again, as if they had not been. For who holds the world while nothing else is going on in
 * it: only then do players come into it.
 */
export async function giveBackPlayerIds(tx: Transaction): Promise<void> {
  await giveBackIds(tx, players);
}

/** Adds new players with their faces. @param day absolute, the first with their teams. */
export async function addPlayers(rows: Rows, people: readonly NewPlayer[], day: number): Promise<void> {
  await rows.insert(
    players,
    people.map(({ player }) => ({ ...player, status: statusOf(player) })),
  );
  await rows.insert(
    playerFaces,
    people.map(({ player, face }) => ({ playerId: player.id, face })),
  );
  await beginMemberships(
    rows,
    people.map(({ player }) => player),
    day,
  );
}

/** Moves players within their clubs. @param day absolute, the first with the new team. */
export async function movePlayers(rows: Rows, moves: readonly Move[], day: number): Promise<void> {
  await changeClubTeams(rows, moves, day);
  await rows.update(
    players,
    'id',
    moves.map((move) => withTeam(move)),
  );
}

/** Free agents are with a team from a day of the season on, absolute; anyone who has never played begins. */
export async function joinClubs(
  rows: Rows,
  moves: readonly Move[],
  { season, day }: { season: number; day: number },
): Promise<void> {
  if (moves.length === 0) return;
  await changeClubTeams(rows, moves, day);
  await rows.update(
    players,
    'id',
    moves.map((move) => withClub(move)),
  );
  await rows.updateWhere(players, { firstSeason: season }, { firstSeason: null, id: moves.map(({ id }) => id) });
}

/** Gives players a team for the next season, and anyone who has never played begins. @param season the season that begins. */
export async function enlistPlayers(rows: Rows, moves: readonly Move[], season: number): Promise<void> {
  await changeClubTeams(rows, moves, absoluteDayOf({ season, day: 1 }));
  await rows.update(
    players,
    'id',
    moves.map((move) => withClub(move)),
  );
  await rows.updateWhere(players, { firstSeason: season }, { firstSeason: null, status: 'club' });
}

function withClub({ id, teamId, jerseyNumber }: Move) {
  return { ...withTeam({ id, teamId, jerseyNumber }), freeAgentSince: null, lastSeason: null, draftClass: null };
}

function withTeam({ id, teamId, jerseyNumber }: Move) {
  return { id, status: 'club' as const, teamId, jerseyNumber };
}
