/**
 * Team memberships with numbers and their first days. For club teams, `players` holds the same for the present, for code
 * that reads rosters; both are written here and in `people.ts`, `summer.ts` and `jersey-numbers.ts`, always together.
 */
import type { TeamOwnerKind } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Kinds of teams that a player may be on besides his club's. */
const BESIDE_CLUBS = ['nation', 'region'] as const satisfies readonly TeamOwnerKind[];

/** Adds new players to their teams; those without one are left out. @param day absolute, the first with the team. */
export async function beginMemberships(
  rows: Rows,
  people: readonly { id: number; teamId?: TeamId | null | undefined; jerseyNumber?: number | null | undefined }[],
  day: number,
): Promise<void> {
  const members = people.flatMap(({ id, teamId, jerseyNumber = null }) => {
    return teamId ? [{ teamId, playerId: id, ownerKind: 'club' as const, jerseyNumber, fromDay: day }] : [];
  });
  if (members.length > 0) await rows.insert(teamPlayers, members);
}

/**
 * Records changes of club teams and numbers; call it while `players` still holds the old state.
 * @param day absolute, the first with the new one.
 */
export async function changeClubTeams(
  rows: Rows,
  moves: readonly { id: number; teamId: TeamId; jerseyNumber: number | null }[],
  day: number,
): Promise<void> {
  const before = await rows.read(players, ['id', 'teamId', 'jerseyNumber'], { id: moves.map(({ id }) => id) });
  const wasOf = new Map(before.map((player) => [player.id, player]));
  const changing = moves.filter(({ id, teamId, jerseyNumber }) => {
    const was = wasOf.get(id);
    return was?.teamId !== teamId || was.jerseyNumber !== jerseyNumber;
  });
  const leaving = changing.filter(({ id }) => (wasOf.get(id)?.teamId ?? null) !== null);
  await leaveClubTeams(
    rows,
    leaving.map(({ id }) => id),
    day,
  );
  await beginMemberships(rows, changing, day);
}

/** Removes players from their clubs; a nation may still call them up. @param day absolute, the first without. */
export async function leaveClubTeams(rows: Rows, playerIds: readonly PlayerId[], day: number): Promise<void> {
  if (playerIds.length === 0) return;
  await rows.updateWhere(teamPlayers, { toDay: day }, { playerId: playerIds, ownerKind: 'club', toDay: null });
}

/** Removes players from all teams. @param day absolute, the first without. */
export async function leaveAllTeams(rows: Rows, playerIds: readonly PlayerId[], day: number): Promise<void> {
  if (playerIds.length === 0) return;
  await rows.updateWhere(teamPlayers, { toDay: day }, { playerId: playerIds, toDay: null });
}

/** A team without a club, and players of it. */
interface Squad {
  teamId: TeamId;
  playerIds: readonly PlayerId[];
}

/**
 * Names the squads of teams without a club, in two statements for all of them: named players are on their team from that day
 * on, besides their clubs, and members who are not named leave it, perhaps for another of these teams. Callers in a running
 * world publish `team:<id>` as changed.
 *
 * @param day absolute
 * @throws RangeError when one is a club's team, and PostgreSQL's error for a player who is on another team of the kind
 */
export async function writeSquads(rows: Rows, squads: readonly Squad[], day: number): Promise<void> {
  const teamIds = squads.map(({ teamId }) => teamId);
  const before = await squadsBesideClubs(rows, teamIds);
  const leaving = squads.flatMap(({ teamId, playerIds }) => {
    const named = new Set(playerIds);
    return (before.get(teamId) ?? []).filter((id) => !named.has(id));
  });
  if (leaving.length > 0)
    await rows.updateWhere(teamPlayers, { toDay: day }, { teamId: teamIds, playerId: leaving, toDay: null });
  const coming = squads.map(({ teamId, playerIds }) => {
    const staying = new Set(before.get(teamId));
    return { teamId, playerIds: [...new Set(playerIds)].filter((id) => !staying.has(id)) };
  });
  await joinSquads(rows, coming, day);
}

/** Calls up more players to such teams: see `writeSquads`. */
export async function joinSquads(rows: Rows, squads: readonly Squad[], day: number): Promise<void> {
  const known = await rows.read(teams, ['id', 'ownerKind'], { id: squads.map(({ teamId }) => teamId) });
  const kindOf = new Map(known.map(({ id, ownerKind }) => [id, ownerKind]));
  const joining = squads.flatMap(({ teamId, playerIds }) => {
    const ownerKind = kindOf.get(teamId) ?? 'club';
    if (ownerKind === 'club') throw new RangeError(`team ${teamId} is a club's, or does not exist`);
    return playerIds.map((playerId) => ({ teamId, playerId, ownerKind, fromDay: day }));
  });
  if (joining.length > 0) await rows.insert(teamPlayers, joining);
}

/** Returns the players of the teams without a club, by team, each list by id. */
export async function squadsBesideClubs(rows: RowReader, teamIds: readonly TeamId[]): Promise<Map<number, number[]>> {
  const which = { teamId: teamIds, ownerKind: BESIDE_CLUBS, toDay: null };
  const members = await rows.read(teamPlayers, ['teamId', 'playerId'], which, ['playerId']);
  const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
  return new Map([...byTeam].map(([teamId, squad]) => [teamId, squad.map(({ playerId }) => playerId)]));
}
