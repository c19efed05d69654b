/** Writes which players enter the world and where they play, as decided by other nouns. */
import { statusOf } from '#domains/player/rules/status.ts';
import { beginMemberships, changeClubTeams } from '#domains/player/store/memberships.ts';
import { playerFaces, players } from '#domains/player/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { TeamId } from '#engine/ids.ts';
import { giveBackIds } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface NewPlayer {
  /** `status` follows from the rest, except that of a home-based player. */
  player: Omit<typeof players.$inferInsert, 'status'> & { id: number };
  isHomeBased?: boolean;
  face: Record<string, unknown>;
}

/** A player's team and his number there. */
export interface Move {
  id: number;
  teamId: TeamId;
  jerseyNumber: number | null;
}

/** Takes consecutive ids for new players. @returns the first. */
export async function takePlayerIds(rows: Rows, count: number): Promise<number> {
  return rows.takeIds(players, count);
}

/**
 * Returns unused ids, as if they had not been taken. Only while the caller holds the world and nothing else runs in it,
 * since players enter only then.
 */
export async function giveBackPlayerIds(tx: Transaction): Promise<void> {
  await giveBackIds(tx, players);
}

/** Adds new players with their faces. @param day absolute, the first with their teams. */
export async function addPlayers(rows: Rows, people: readonly NewPlayer[], day: number): Promise<void> {
  await rows.insert(
    players,
    people.map(({ player, isHomeBased }) => ({ ...player, status: isHomeBased ? 'home' : statusOf(player) })),
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

/** Adds free agents to teams from a day of the season on, absolute; for first-time pros a career begins. */
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

/** Gives players a team for the next season; for first-time pros a career begins. @param season the season that begins. */
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
