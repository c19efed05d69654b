/**
 * A club's projected cap charges for next season, counted as on the last night of the summer: every player under contract stays, whether or not he
 * has a spot, and every open spot is filled. A club that counted only today's charges would overspend, because players come up from the farm, and
 * those they displace are still paid. Pure.
 */
import { candidateOf, type PlanClub, type PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import { buildSquads, type Candidate, needsOf, type Squads } from '#domains/roster/rules/squads.ts';
import { capHit } from '#engine/market/cap-hit.ts';
import { PAYROLL } from '#engine/market/constants.ts';
import { ageClassOf, LEVELS, type Level } from '#engine/player/skills.ts';

export interface CapPlan {
  /** The squads, with players who lack a spot: juniors with the junior team, young players and those already there on the farm. */
  chosen: Squads['chosen'];
  /** Under contract, but without a spot in any squad. */
  surplus: Candidate[];
  /** Combined cap hit in whole dollars, with minimum salaries for the first team's open spots. */
  bound: number;
}

/** @param own under contract for next season, or about to be; may include drafted amateurs */
export function planCap(own: readonly PlanPlayer[], limits: PlanClub['limits']): CapPlan {
  const amateurs = new Set(own.flatMap(({ id, isAmateur }) => (isAmateur ? [id] : [])));
  const { chosen, released } = buildSquads(own.map(candidateOf));
  // Drafted amateurs wait for a spot.
  const surplus = released.filter(({ id }) => !amateurs.has(id));
  const onFarm = new Set(own.flatMap(({ id, isOnFarm }) => (isOnFarm ? [id] : [])));
  for (const player of surplus) chosen[waitsWith(player, onFarm.has(player.id))].push(player);
  const salaries = new Map(own.map(({ id, salary, isAmateur }) => [id, isAmateur ? limits.minimum : salary]));
  const missing = needsOf(chosen).filter(({ level }) => level === 'PRO').length * limits.minimum;
  const hits = LEVELS.flatMap((level) =>
    chosen[level].map(({ id }) => capHit({ salary: salaries.get(id) ?? 0, level }, limits)),
  );
  return { chosen, surplus, bound: hits.reduce((sum, hit) => sum + hit, missing) };
}

/** Returns the level where a player without a spot waits. Only players who are waiver-exempt or already there go to the farm. */
function waitsWith({ age }: Candidate, isOnFarm: boolean): Level {
  const ageClass = ageClassOf(age);
  if (ageClass === 1) return 'U21';
  return ageClass === 2 || isOnFarm ? 'FRM' : 'PRO';
}

type Spender = Pick<PlanClub, 'limits' | 'dead' | 'means'>;

/** Returns the dollars left for one more player, net of dead cap; below 0: the club has overspent. */
export function roomOf({ limits, dead, means = 1 }: Spender, { bound }: Pick<CapPlan, 'bound'>): number {
  return Math.min(PAYROLL.most, means) * limits.upper - dead - bound;
}

/**
 * Returns whether the club has both a spot and the money for him. A player good enough for the first team gets a spot there even if he displaces
 * another.
 * @param player as he would be under contract
 */
export function fitsIn(club: Spender, own: readonly PlanPlayer[], player: PlanPlayer): boolean {
  const before = planCap(own, club.limits);
  const after = planCap([...own, player], club.limits);
  const isPlaced = !after.surplus.some(({ id }) => id === player.id);
  const isRegular = isPlaced && after.chosen.PRO.some(({ id }) => id === player.id);
  return (isRegular || after.surplus.length <= before.surplus.length) && roomOf(club, after) >= 0;
}
