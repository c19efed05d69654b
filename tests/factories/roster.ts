/** Rosters for lineup logic, without a database. */
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { generateRoster } from '#engine/player/generate-roster.ts';
import { ageClassOf, type Level, type Position, skillsOf } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

/** Returns a team of a tier-1 league as the world would make it; ids from 1. */
export function rosterOf(level: Level, seed: number): RosterPlayer[] {
  return generateRoster({ level, tier: 1, quality: 0 }, new Random(seed)).map(({ age, ...player }, index) => ({
    ...player,
    id: index + 1,
    ageClass: ageClassOf(age),
    isInjured: false,
    isSuspended: false,
  }));
}

/** Returns one healthy player, equally good at everything. */
export function playerOf(
  id: number,
  position: Position,
  options: Partial<RosterPlayer> & { skill?: number } = {},
): RosterPlayer {
  const { skill = 60, ...rest } = options;
  return {
    id,
    positions: [position],
    hand: position === 'RW' || position === 'RD' ? 'R' : 'L',
    skills: skillsOf(position).map(() => skill),
    specialSkills: [],
    xp: 4,
    form: 50,
    energy: 100,
    morale: 50,
    ageClass: 3,
    isInjured: false,
    isSuspended: false,
    ...rest,
  };
}

/**
 * Returns exactly the players who dress, ids 1 to 20 in reading order: three forwards per line, two defensemen per pair, two
 * goalies.
 */
export function twentyPlayers(options: Partial<RosterPlayer> & { skill?: number } = {}): RosterPlayer[] {
  const positions: Position[] = [
    ...Array.from({ length: 4 }, (): Position[] => ['LW', 'C', 'RW']),
    ...Array.from({ length: 3 }, (): Position[] => ['LD', 'RD']),
    ['G', 'G'] satisfies Position[],
  ].flat();
  return positions.map((position, index) => playerOf(index + 1, position, options));
}
