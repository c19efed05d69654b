/**
 * What a club's people would count in the season to come, as the last night of the summer counts them: who has a contract stays,
 * whether there is a place for him or not, and somebody fills every place that is empty. A club that signs by what counts today
 * signs more than it can pay, because men come up from the farm, and whom better ones push aside are paid all the same. Pure.
 */
import { candidateOf, type PlanClub, type PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import { buildSquads, type Candidate, needsOf, type Squads } from '#domains/roster/rules/squads.ts';
import { capHit } from '#engine/market/cap-hit.ts';
import { PAYROLL } from '#engine/market/constants.ts';
import { ageClassOf, LEVELS, type Level } from '#engine/player/skills.ts';

export interface CapPlan {
  /** The squads, those without a place among them: boys with the juniors, young men and who is there already on the farm. */
  chosen: Squads['chosen'];
  /** Under contract, but no squad has a place for them. */
  surplus: Candidate[];
  /** Whole dollars that all of them count, with the one who fills the empty places of the first team for the least there is. */
  bound: number;
}

/** @param own under contract for the season to come, or about to be; amateurs of theirs may be among them */
export function planCap(own: readonly PlanPlayer[], limits: PlanClub['limits']): CapPlan {
  const amateurs = new Set(own.flatMap(({ id, isAmateur }) => (isAmateur ? [id] : [])));
  const { chosen, released } = buildSquads(own.map(candidateOf));
  // Drafted amateurs wait for a place.
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

/** Where somebody without a place waits for one. Nobody goes down to the farm past the waivers but who needs none, and who has been there. */
function waitsWith({ age }: Candidate, isOnFarm: boolean): Level {
  const ageClass = ageClassOf(age);
  if (ageClass === 1) return 'U21';
  return ageClass === 2 || isOnFarm ? 'FRM' : 'PRO';
}

type Spender = Pick<PlanClub, 'limits' | 'dead' | 'means'>;

/** Dollars that are left for one player more, beside dead cap; below 0: the club has signed too much. */
export function roomOf({ limits, dead, means = 1 }: Spender, { bound }: Pick<CapPlan, 'bound'>): number {
  return Math.min(PAYROLL.most, means) * limits.upper - dead - bound;
}

/**
 * Would the club have a place for him as well, and the money? Who is good enough for the first team has a place there, even if somebody
 * else loses his. @param player as he would be under contract
 */
export function fitsIn(club: Spender, own: readonly PlanPlayer[], player: PlanPlayer): boolean {
  const before = planCap(own, club.limits);
  const after = planCap([...own, player], club.limits);
  const isPlaced = !after.surplus.some(({ id }) => id === player.id);
  const isRegular = isPlaced && after.chosen.PRO.some(({ id }) => id === player.id);
  return (isRegular || after.surplus.length <= before.surplus.length) && roomOf(club, after) >= 0;
}
