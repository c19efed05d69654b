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

/** Players by team, each list in the order of ids. */
export async function livesOfTeams(rows: RowReader, teamIds: readonly TeamId[]): Promise<Map<number, PlayerLife[]>> {
  return byTeam(await rows.read(players, LIFE_COLUMNS, { teamId: teamIds }));
}

/** What the places in a lineup depend on of everybody in these teams, by team. */
export async function bodiesOfTeams(
  rows: RowReader,
  teamIds: readonly TeamId[],
): Promise<Map<number, Pick<PlayerLife, 'id' | 'teamId' | 'positions'>[]>> {
  return byTeam(await rows.read(players, ['id', 'teamId', 'positions'], { teamId: teamIds }));
}

/** What a lineup and a game depend on, and what a game changes, of everybody in these teams, by team, each list in the order of ids. */
export async function rostersOfTeams(
  rows: RowReader,
  teamIds: readonly TeamId[],
): Promise<Map<number, (RosterLife & Condition)[]>> {
  return byTeam(await rows.read(players, ROSTER_COLUMNS, { teamId: teamIds }));
}

/** The same of teams that are no clubs': of who is called to them, wherever he plays else. Two queries. */
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

/** The condition of certain players, by id. */
export async function conditionsOf(rows: RowReader, playerIds: readonly PlayerId[]): Promise<Map<number, Condition>> {
  return new Map((await rows.read(players, CONDITION_COLUMNS, { id: playerIds })).map((row) => [row.id, row]));
}

/** The condition of everybody in these teams, by id. */
export async function conditionsOfTeams(rows: RowReader, teamIds: readonly TeamId[]): Promise<Map<number, Condition>> {
  return new Map((await rows.read(players, CONDITION_COLUMNS, { teamId: teamIds })).map((row) => [row.id, row]));
}

/** Everybody who plays for a team, in the order of ids. */
export async function livesOfAllTeams(rows: RowReader): Promise<PlayerLife[]> {
  return rows.read(players, LIFE_COLUMNS, { teamId: { isNot: null } });
}

/** Everybody without a club whom a game has tired: a nation may have called him. In the order of ids. */
export async function tiredFreeAgents(rows: RowReader): Promise<(Resting & { id: number })[]> {
  return rows.read(players, REST_COLUMNS, { ...WITHOUT_CLUB, energy: { atMost: 99 } });
}

/** Everybody who plays for a team and wakes up another than he went to bed, growth aside: the tired, and who is healthy again. */
export async function livesToRest(rows: RowReader, absoluteDay: number): Promise<(Resting & { id: number })[]> {
  const tired = await rows.read(players, REST_COLUMNS, { teamId: { isNot: null }, energy: { atMost: 99 } });
  const healed = { teamId: { isNot: null }, energy: 100, injuredUntil: { atMost: absoluteDay } } as const;
  return [...tired, ...(await rows.read(players, REST_COLUMNS, healed))];
}

/** Everybody who could play but has no team, in the order of ids. */
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
