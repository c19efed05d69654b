/** Players who leave when their contracts expire, and how much a player helps a first team. */
import { isBetterThanFirst } from '#domains/contracts/rules/release.ts';
import { FREE_AGENCY, UPGRADE } from '#domains/free-agency/constants.ts';
import type { Candidate } from '#domains/roster/rules/squads.ts';
import type { Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/** Returns whether a player on an expired contract looks for another club. @param tier his club's next season */
export function leaves({ position, age, overall }: Omit<Candidate, 'id'>, tier: number, random: Random): boolean {
  // No player is too good for the top league.
  const isTooGood = tier > 1 && isBetterThanFirst({ position, overall }, { tier, by: FREE_AGENCY.tooGoodBy });
  if (isTooGood) return random.chance(FREE_AGENCY.tooGood);
  return random.chance(age >= FREE_AGENCY.unrestrictedFrom ? FREE_AGENCY.unrestricted : FREE_AGENCY.restricted);
}

type Placed = Pick<Candidate, 'id' | 'position' | 'overall'>;

/** Returns the points a first team gains at his position, weighted by each rank's playing time. */
export function gainOf(squad: readonly Placed[], player: Placed): number {
  const { position } = player;
  const before = squad.filter((other) => other.position === position);
  return worthAt(position, [...before, player]) - worthAt(position, before);
}

function worthAt(position: Position, players: readonly Placed[]): number {
  const weights = UPGRADE.weights[position];
  return [...players].sort(bestFirst).reduce((sum, { overall }, rank) => sum + overall * (weights[rank] ?? 0), 0);
}

function bestFirst(a: Placed, b: Placed): number {
  return b.overall - a.overall || a.id - b.id;
}
