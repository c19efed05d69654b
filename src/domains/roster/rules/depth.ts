/** An organization's depth by position: players under contract this season and later, and the gaps. */
import { DEPTH_SEASONS } from '#domains/roster/constants.ts';
import { ROSTER_SIZES } from '#engine/player/level-constants.ts';
import { LEVELS, type Level, POSITIONS, type Position } from '#engine/player/skills.ts';

export interface Member {
  id: number;
  /** Primary position. */
  position: Position;
  level: Level;
  overall: number;
  /** In the current season. */
  age: number;
  /** The last season of his contract; null: none. */
  signedUntil: number | null;
}

export interface DepthSeason {
  season: number;
  /** First-team players under contract, and the number of lineup spots. */
  pro: { signed: number; needed: number };
  /** The same across all three teams. */
  everybody: { signed: number; needed: number };
}

export interface Depth<M extends Member> {
  position: Position;
  /** First team first, best first within each. */
  members: readonly M[];
  seasons: readonly DepthSeason[];
}

/** Returns one entry per position. @param season the current one */
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

/** Returns whether his contract covers a season. */
export function isSigned({ signedUntil }: Pick<Member, 'signedUntil'>, season: number): boolean {
  return signedUntil !== null && signedUntil >= season;
}

function firstTeamFirst(one: Member, other: Member): number {
  return LEVELS.indexOf(one.level) - LEVELS.indexOf(other.level) || other.overall - one.overall || one.id - other.id;
}
