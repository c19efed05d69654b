/**
 * Sorts a club's players into its three squads for next season: first the first team with the best at each position, then the farm team with players
 * of its age and a few older ones, then the juniors. No player stays in a squad he may not dress for.
 */
import {
  JUNIOR_IN_PRO_COST,
  MORE_THAN_LEAST,
  OLDER_ON_FARM,
  SQUAD_SIZES,
  YOUNGEST_ON_FARM,
  YOUTH_VALUE,
} from '#domains/roster/constants.ts';
import { ROSTER_SIZES } from '#engine/player/level-constants.ts';
import { ageClassOf, LEVELS, type Level, POSITIONS, type Position } from '#engine/player/skills.ts';

/** A player the assistant sorts. */
export interface Candidate {
  id: number;
  position: Position;
  /** Next season. */
  age: number;
  overall: number;
}

export interface Need {
  level: Level;
  position: Position;
}

export interface Squads {
  chosen: Record<Level, Candidate[]>;
  /** Without a spot in any squad. */
  released: Candidate[];
}

export function buildSquads(candidates: readonly Candidate[]): Squads {
  const left = new Set(candidates);
  const chosen: Record<Level, Candidate[]> = { PRO: [], FRM: [], U21: [] };
  for (const level of LEVELS) {
    const squad = chosen[level];
    for (const position of POSITIONS) {
      const least = ROSTER_SIZES[level][position].least;
      take({ level, squad, left, fits: (player) => player.position === position, most: squad.length + least });
    }
    const isRoom = (player: Candidate) =>
      countOf(squad, player.position) < ROSTER_SIZES[level][player.position].least + MORE_THAN_LEAST;
    take({ level, squad, left, fits: isRoom, most: SQUAD_SIZES[level] });
  }
  return { chosen, released: [...left] };
}

/** Returns whether he may join the squad as filled so far. */
export function mayJoin(
  player: Pick<Candidate, 'age' | 'position'>,
  level: Level,
  squad: readonly Candidate[],
): boolean {
  const ageClass = ageClassOf(player.age);
  if (level === 'PRO') return true;
  if (level === 'U21') return ageClass === 1;
  if (ageClass === 1) return player.age >= YOUNGEST_ON_FARM;
  if (ageClass === 2) return true;
  const isGoalie = player.position === 'G';
  const older = squad.filter((other) => ageClassOf(other.age) >= 3 && (other.position === 'G') === isGoalie).length;
  return older < (isGoalie ? OLDER_ON_FARM.goalies : OLDER_ON_FARM.skaters);
}

/** Returns a player's value to a squad; the best are taken first. */
function worth(player: Candidate, level: Level): number {
  const isJunior = ageClassOf(player.age) === 1;
  if (level === 'PRO') return player.overall - (isJunior ? JUNIOR_IN_PRO_COST : 0);
  if (level === 'U21') return player.overall - YOUTH_VALUE * (player.age - 17);
  // The farm is for players too old for the juniors; juniors come only when no others are left.
  return player.overall - (isJunior ? 100 : 0);
}

interface Taking {
  level: Level;
  squad: Candidate[];
  left: Set<Candidate>;
  fits(player: Candidate): boolean;
  /** The squad size to fill up to. */
  most: number;
}

function take({ level, squad, left, fits, most }: Taking): void {
  const ordered = [...left].filter(fits).sort((a, b) => worth(b, level) - worth(a, level) || a.id - b.id);
  for (const player of ordered) {
    if (squad.length >= most) return;
    if (!fits(player) || !mayJoin(player, level, squad)) continue;
    if (level === 'FRM' && ageClassOf(player.age) === 1 && squad.length >= leastOf(level)) continue;
    squad.push(player);
    left.delete(player);
  }
}

/** Returns the spots still needed to complete the squads, first team first. */
export function needsOf(chosen: Record<Level, readonly Candidate[]>): Need[] {
  return LEVELS.flatMap((level) =>
    POSITIONS.flatMap((position) => {
      const missing = ROSTER_SIZES[level][position].least - countOf(chosen[level], position);
      return Array.from({ length: Math.max(0, missing) }, () => ({ level, position }));
    }),
  );
}

/** Returns a club's number of contracts once its open spots are filled, without juniors'. */
export function countedContracts(chosen: Record<Level, readonly Candidate[]>): number {
  const needs = needsOf(chosen).filter(({ level }) => level !== 'U21');
  return chosen.PRO.length + chosen.FRM.length + needs.length;
}

function countOf(squad: readonly Candidate[], position: Position): number {
  return squad.filter((player) => player.position === position).length;
}

/** Returns the smallest size of a complete squad. */
function leastOf(level: Level): number {
  return POSITIONS.reduce((sum, position) => sum + ROSTER_SIZES[level][position].least, 0);
}
