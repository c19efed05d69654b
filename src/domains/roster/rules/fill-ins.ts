/**
 * Emergency fill-ins: when a club has too many players suspended or gone for recalls to fill a team, local amateurs dress for a day, like emergency
 * backup goalies and amateur tryouts. A scheduled game is always played.
 */
import { FILL_IN_BELOW_FARM, MIN_FILL_IN_OVERALL, MIN_HEALTHY } from '#domains/roster/constants.ts';
import { type GeneratedPlayer, generatePlayer } from '#engine/player/generate.ts';
import { leastOverall } from '#engine/player/least-overall.ts';
import { groupOf, type Level, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/** The order in which positions are filled. */
const FORWARDS = ['C', 'LW', 'RW'] as const satisfies readonly Position[];
const DEFENSE = ['LD', 'RD'] as const satisfies readonly Position[];

/** The age of a fill-in: a player who never made it, but may dress at the level. */
const AGE: Record<Level, number> = { PRO: 25, FRM: 22, U21: 18 };

/** A player who might dress. */
interface Body {
  /** Primary position first. */
  positions: readonly Position[];
  isSuspended: boolean;
}

/**
 * Returns the positions a team cannot fill, even with injured players: two goalies and eighteen skaters dress, and any skater can fill in for
 * another. Empty: it can dress.
 */
export function missingPositions(players: readonly Body[]): Position[] {
  const count = { forward: 0, defense: 0, goalie: 0 };
  for (const { positions, isSuspended } of players) {
    if (!isSuspended) count[groupOf(positions[0] ?? 'C')]++;
  }
  const goalies = Math.max(0, MIN_HEALTHY.goalie - count.goalie);
  const skaters = Math.max(0, MIN_HEALTHY.forward + MIN_HEALTHY.defense - count.forward - count.defense);
  const forwards = Math.min(skaters, Math.max(0, MIN_HEALTHY.forward - count.forward));
  return [...Array<Position>(goalies).fill('G'), ...inTurn(FORWARDS, forwards), ...inTurn(DEFENSE, skaters - forwards)];
}

function inTurn(positions: readonly Position[], count: number): Position[] {
  return Array.from({ length: count }, (_, index) => positions[index % positions.length] ?? 'C');
}

/** Returns an emergency fill-in. @param tier of the team's league, 1 the highest. */
export function drawFillIn(
  { position, level, tier }: { position: Position; level: Level; tier: number },
  random: Random,
): { age: number; body: GeneratedPlayer } {
  const age = AGE[level];
  const overall = Math.max(MIN_FILL_IN_OVERALL, leastOverall('FRM', position, tier) - FILL_IN_BELOW_FARM);
  return { age, body: generatePlayer({ position, age, overall, level: 'U21' }, random) };
}
