/**
 * Who is with which team in which number, and since when. Of his club's team `players` says the same of the present, for all
 * who read rosters; both are written here and in `people.ts`, `summer.ts` and `jersey-numbers.ts`, always together.
 */
import type { TeamOwnerKind } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Kinds of teams that a player is with beside his club. */
const BESIDE_CLUBS = ['nation', 'region'] as const satisfies readonly TeamOwnerKind[];

/** New players begin with their teams; those without one are left out. @param day absolute, the first with the team. */
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

/** Notes who changes teams or numbers in clubs; call it while `players` still says what was. @param day absolute, the first with what is new. */
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

/** They are with no club any more; a nation may still call them. @param day absolute, the first without. */
export async function leaveClubTeams(rows: Rows, playerIds: readonly PlayerId[], day: number): Promise<void> {
  if (playerIds.length === 0) return;
  await rows.updateWhere(teamPlayers, { toDay: day }, { playerId: playerIds, ownerKind: 'club', toDay: null });
}

/** They are with no team at all any more. @param day absolute, the first without. */
export async function leaveAllTeams(rows: Rows, playerIds: readonly PlayerId[], day: number): Promise<void> {
  if (playerIds.length === 0) return;
  await rows.updateWhere(teamPlayers, { toDay: day }, { playerId: playerIds, toDay: null });
}

/**
 * Names the squad of a team that is no club's: who is named is with it from that day on, beside his club if he has one, and
 * who was and is not named any more leaves it. Anyone who calls it in a running world publishes `team:<id>` as changed.
 *
 * @param day absolute
 * @throws RangeError when it is a club's team, and PostgreSQL's error for a player who is with another team of the kind
 */
export async function nameSquad(
  rows: Rows,
  { teamId, playerIds, day }: { teamId: TeamId; playerIds: readonly PlayerId[]; day: number },
): Promise<void> {
  const before = (await squadsBesideClubs(rows, [teamId])).get(teamId) ?? [];
  const named = new Set(playerIds);
  const leaving = before.filter((id) => !named.has(id));
  if (leaving.length > 0)
    await rows.updateWhere(teamPlayers, { toDay: day }, { teamId, playerId: leaving, toDay: null });
  const coming = [...named].filter((id) => !before.includes(id));
  await joinSquad(rows, { teamId, playerIds: coming, day });
}

/** Calls more players to such a team: see `nameSquad`. */
export async function joinSquad(
  rows: Rows,
  { teamId, playerIds, day }: { teamId: TeamId; playerIds: readonly PlayerId[]; day: number },
): Promise<void> {
  const [team] = await rows.read(teams, ['ownerKind'], { id: teamId });
  if (!team || team.ownerKind === 'club') throw new RangeError(`team ${teamId} is a club's, or does not exist`);
  if (playerIds.length === 0) return;
  const { ownerKind } = team;
  await rows.insert(
    teamPlayers,
    playerIds.map((playerId) => ({ teamId, playerId, ownerKind, fromDay: day })),
  );
}

/** The players of those of the teams that are no club's, by team, each list in the order of ids. */
export async function squadsBesideClubs(rows: RowReader, teamIds: readonly TeamId[]): Promise<Map<number, number[]>> {
  const which = { teamId: teamIds, ownerKind: BESIDE_CLUBS, toDay: null };
  const members = await rows.read(teamPlayers, ['teamId', 'playerId'], which, ['playerId']);
  const byTeam = Map.groupBy(members, ({ teamId }) => teamId);
  return new Map([...byTeam].map(([teamId, squad]) => [teamId, squad.map(({ playerId }) => playerId)]));
}
