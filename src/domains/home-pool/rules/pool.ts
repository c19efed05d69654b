/** Who a nation can count on, who is missing, and who is one too many among its home-based players. */
import { type AgeGroup, DRAFT_AGE, FROM_AGE, MIN_AT_HOME, NEEDS } from '#domains/home-pool/constants.ts';
import type { LeagueId, NationId, PlayerId, TeamId } from '#engine/ids.ts';
import { isGoalie, POSITIONS, type Position } from '#engine/player/skills.ts';
import { PLAYOFF_TEAMS } from '#engine/schedule/playoff-constants.ts';

/** A player whom a nation may call up. */
export interface Member {
  id: PlayerId;
  nationId: NationId;
  position: Position;
  age: number;
  isHome: boolean;
  /** His club's team and its league; null: none. */
  team: { id: TeamId; leagueId: LeagueId } | null;
}

/** Teams of a league that are still in the playoffs when squads are due, after the first round. */
const STILL_PLAYING = PLAYOFF_TEAMS / 2;

export function groupOf(age: number): AgeGroup {
  if (age >= FROM_AGE.senior) return 'senior';
  return age >= FROM_AGE.junior ? 'junior' : 'youth';
}

/**
 * Returns the players of a nation's age group who can come whatever happens: in each league, those of the teams with the
 * most of its goalies, and of its skaters, are left out, as if these went on in the playoffs.
 */
export function available<M extends Member>(members: readonly M[]): M[] {
  const kinds = Map.groupBy(members, ({ position }) => isGoalie(position));
  return [...kinds.values()].flatMap((ofKind) => [
    ...ofKind.filter(({ team }) => team === null),
    ...[...Map.groupBy(ofKind, ({ team }) => team?.leagueId ?? null)].flatMap(([leagueId, ofLeague]) =>
      leagueId === null ? [] : outsidePlayoffs(ofLeague),
    ),
  ]);
}

function outsidePlayoffs<M extends Member>(ofLeague: readonly M[]): M[] {
  return [...Map.groupBy(ofLeague, ({ team }) => team?.id ?? null).values()]
    .sort((one, other) => other.length - one.length)
    .slice(STILL_PLAYING)
    .flat();
}

function countByPosition(members: readonly Member[]): Map<Position, number> {
  return new Map(POSITIONS.map((at) => [at, members.filter(({ position }) => position === at).length]));
}

/** Returns how many goalies and skaters an age group lacks. */
export function lackOf(group: AgeGroup, members: readonly Member[]): { goalies: number; skaters: number } {
  const goalies = members.filter(({ position }) => isGoalie(position)).length;
  const skaters = POSITIONS.reduce((sum, position) => sum + (isGoalie(position) ? 0 : NEEDS[group][position]), 0);
  return {
    goalies: Math.max(0, NEEDS[group].G - goalies),
    skaters: Math.max(0, skaters - (members.length - goalies)),
  };
}

/** Returns the best of a nation's home-based players of the age at which drafts begin; undefined: it has none. */
export function bestForDraft<M extends Member & { worth: number }>(members: readonly M[]): M | undefined {
  return members
    .filter(({ isHome, age }) => isHome && age === DRAFT_AGE)
    .toSorted((one, other) => other.worth - one.worth || one.id - other.id)[0];
}

/** Returns the positions at which a nation needs more home-based players of an age group. @param members all of that group */
export function openingsOf(group: AgeGroup, members: readonly Member[]): Position[] {
  const have = countByPosition(available(members));
  const spare = (position: Position) => (have.get(position) ?? 0) - NEEDS[group][position];
  const openings = POSITIONS.flatMap((position) => Array<Position>(Math.max(0, -spare(position))).fill(position));
  const atHome = members.filter(({ isHome }) => isHome).length + openings.length;
  // Of large nations, at the positions at which they have the fewest.
  const fewest = POSITIONS.toSorted((one, other) => spare(one) - spare(other));
  for (let more = 0; more < MIN_AT_HOME[group] - atHome; more++) openings.push(fewest[more % fewest.length] ?? 'C');
  return openings;
}

/**
 * Returns the home-based players of an age group whom their nation does not need, the weakest first. Youths are all needed.
 * @param members all of that group
 */
export function surplusOf<M extends Member & { worth: number }>(group: AgeGroup, members: readonly M[]): M[] {
  if (group === 'youth') return [];
  const have = countByPosition(available(members));
  const home = members.filter(({ isHome }) => isHome);
  let left = home.length;
  return home
    .toSorted((one, other) => one.worth - other.worth || one.id - other.id)
    .filter(({ position }) => {
      const count = have.get(position) ?? 0;
      if (left <= MIN_AT_HOME[group] || count <= NEEDS[group][position]) return false;
      have.set(position, count - 1);
      left--;
      return true;
    });
}
