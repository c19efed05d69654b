/** The changing part of players, loaded and saved in bulk. */
import type { Condition, PlayerLife, Resting, RosterLife } from '#domains/player/rules/life.ts';
import { WITHOUT_CLUB } from '#domains/player/rules/status.ts';
import { squadsBesideClubs } from '#domains/player/store/memberships.ts';
import { players } from '#domains/player/tables.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

const CONDITION_COLUMNS = [
  'id',
  'xp',
  'xpProgress',
  'form',
  'energy',
  'morale',
  'matchRating',
  'injuryPart',
  'injurySeverity',
  'injuredUntil',
] as const;
const ROSTER_COLUMNS = [
  ...CONDITION_COLUMNS,
  'teamId',
  'birthSeason',
  'positions',
  'hand',
  'skills',
  'specialSkills',
] as const;
const LIFE_COLUMNS = [
  ...ROSTER_COLUMNS,
  'ceilings',
  'progress',
  'declining',
  'peakAge',
  'growthRate',
  'trainingOn',
  'trainingPace',
  'trainingRating',
] as const;

const REST_COLUMNS = ['id', 'energy', 'injuryPart', 'injurySeverity', 'injuredUntil', 'positions', 'skills'] as const;

/** Returns players by team, each list by id. */
export async function livesOfTeams(rows: RowReader, teamIds: readonly TeamId[]): Promise<Map<number, PlayerLife[]>> {
  return byTeam(await rows.read(players, LIFE_COLUMNS, { teamId: teamIds }));
}

/** Returns what the places in a lineup depend on for all players of these teams, by team. */
export async function bodiesOfTeams(
  rows: RowReader,
  teamIds: readonly TeamId[],
): Promise<Map<number, Pick<PlayerLife, 'id' | 'teamId' | 'positions'>[]>> {
  return byTeam(await rows.read(players, ['id', 'teamId', 'positions'], { teamId: teamIds }));
}

/** Returns what a lineup and a game depend on, and what a game changes, for all players of these teams, by team, each list by id. */
export async function rostersOfTeams(
  rows: RowReader,
  teamIds: readonly TeamId[],
): Promise<Map<number, (RosterLife & Condition)[]>> {
  return byTeam(await rows.read(players, ROSTER_COLUMNS, { teamId: teamIds }));
}

/** Returns the same for teams without a club: their called-up players, wherever they play otherwise. Two queries. */
export async function rostersBesideClubs(
  rows: RowReader,
  teamIds: readonly TeamId[],
): Promise<Map<number, (RosterLife & Condition)[]>> {
  if (teamIds.length === 0) return new Map();
  const squads = await squadsBesideClubs(rows, teamIds);
  const lives = await rows.read(players, ROSTER_COLUMNS, { id: [...squads.values()].flat() });
  const lifeOf = new Map(lives.map((life) => [life.id, life]));
  return new Map([...squads].map(([teamId, squad]) => [teamId, squad.flatMap((id) => lifeOf.get(id) ?? [])]));
}

/** Returns the condition of these players, by id. */
export async function conditionsOf(rows: RowReader, playerIds: readonly PlayerId[]): Promise<Map<number, Condition>> {
  return new Map((await rows.read(players, CONDITION_COLUMNS, { id: playerIds })).map((row) => [row.id, row]));
}

/** Returns the condition of all players of these teams, by id. */
export async function conditionsOfTeams(rows: RowReader, teamIds: readonly TeamId[]): Promise<Map<number, Condition>> {
  return new Map((await rows.read(players, CONDITION_COLUMNS, { teamId: teamIds })).map((row) => [row.id, row]));
}

/** Returns all players with a team, by id. */
export async function livesOfAllTeams(rows: RowReader): Promise<PlayerLife[]> {
  return rows.read(players, LIFE_COLUMNS, { teamId: { isNot: null } });
}

/** Returns the players without a club who are tired from a game, since a nation may have called them up. By id. */
export async function tiredFreeAgents(rows: RowReader): Promise<(Resting & { id: number })[]> {
  return rows.read(players, REST_COLUMNS, { ...WITHOUT_CLUB, energy: { atMost: 99 } });
}

/** Returns the players with a team who wake up changed, growth aside: the tired, and those who are healthy again. */
export async function livesToRest(rows: RowReader, absoluteDay: number): Promise<(Resting & { id: number })[]> {
  const tired = await rows.read(players, REST_COLUMNS, { teamId: { isNot: null }, energy: { atMost: 99 } });
  const healed = { teamId: { isNot: null }, energy: 100, injuredUntil: { atMost: absoluteDay } } as const;
  return [...tired, ...(await rows.read(players, REST_COLUMNS, healed))];
}

/** Returns all active players without a team, by id. */
export async function livesOfFreeAgents(rows: RowReader): Promise<PlayerLife[]> {
  return rows.read(players, LIFE_COLUMNS, WITHOUT_CLUB);
}

/** Saves the given columns of players; every entry must have the same ones. */
export async function saveLives(rows: Rows, changes: readonly (Partial<PlayerLife> & { id: number })[]): Promise<void> {
  await rows.update(players, 'id', changes);
}

export function byTeam<T extends { teamId: TeamId | null }>(lives: readonly T[]): Map<number, T[]> {
  const grouped = new Map<number, T[]>();
  for (const life of lives) {
    if (life.teamId === null) continue;
    const squad = grouped.get(life.teamId);
    if (squad) squad.push(life);
    else grouped.set(life.teamId, [life]);
  }
  return grouped;
}
