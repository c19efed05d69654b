/** An organization position by position: who is under contract this season and in the next ones, and where somebody is missing. */
import { DEPTH_SEASONS } from '#domains/roster/constants.ts';
import { ROSTER_SIZES } from '#engine/player/level-constants.ts';
import { LEVELS, type Level, POSITIONS, type Position } from '#engine/player/skills.ts';

export interface Member {
  id: number;
  /** The main one. */
  position: Position;
  level: Level;
  overall: number;
  /** In the running season. */
  age: number;
  /** The last season of his contract; null: none. */
  signedUntil: number | null;
}

export interface DepthSeason {
  season: number;
  /** Men of the first team under contract, and how many play. */
  pro: { signed: number; needed: number };
  /** The same of all three teams. */
  everybody: { signed: number; needed: number };
}

export interface Depth<M extends Member> {
  position: Position;
  /** First team first, the best of each first. */
  members: readonly M[];
  seasons: readonly DepthSeason[];
}

/** One entry for each position. @param season the running one */
export function depthOf<M extends Member>(members: readonly M[], season: number): Depth<M>[] {
  return POSITIONS.map((position) => {
    const here = members.filter((member) => member.position === position).sort(firstTeamFirst);
    const needed = (levels: readonly Level[]) =>
      levels.reduce((sum, level) => sum + ROSTER_SIZES[level][position].least, 0);
    const seasons = Array.from({ length: DEPTH_SEASONS }, (_, ahead): DepthSeason => {
      const signed = here.filter((member) => isSigned(member, season + ahead));
      return {
        season: season + ahead,
        pro: { signed: signed.filter(({ level }) => level === 'PRO').length, needed: needed(['PRO']) },
        everybody: { signed: signed.length, needed: needed(LEVELS) },
      };
    });
    return { position, members: here, seasons };
  });
}

/** Whether his contract covers a season. */
export function isSigned({ signedUntil }: Pick<Member, 'signedUntil'>, season: number): boolean {
  return signedUntil !== null && signedUntil >= season;
}

function firstTeamFirst(one: Member, other: Member): number {
  return LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) || other.overall - one.overall || one.id - other.id;
}
