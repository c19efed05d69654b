/**
 * The summer's market for first teams: whose contract has ended may leave, and clubs improve, the weakest first. So a club
 * that went up can become good enough to stay, and one that went down does not keep its stars for ever.
 */
import { FREE_AGENCY, UPGRADE } from '#domains/free-agency/constants.ts';
import type { Buyer } from '#domains/free-agency/rules/market.ts';
import { isBetterThanFirst } from '#domains/free-agency/rules/release.ts';
import { type Candidate, mayJoin } from '#domains/roster/rules/squads.ts';
import { ROSTER_SIZES } from '#engine/player/level-constants.ts';
import { ageClassOf, POSITIONS, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/** Does a player whose contract has ended look for another club? @param tier of his club in the season to come. */
export function leaves({ position, age, overall }: Omit<Candidate, 'id'>, tier: number, random: Random): boolean {
  // Nobody is too good for the first league.
  const isTooGood = tier > 1 && isBetterThanFirst({ position, overall }, { tier, by: FREE_AGENCY.tooGoodBy });
  if (isTooGood) return random.chance(FREE_AGENCY.tooGood);
  return random.chance(age >= FREE_AGENCY.unrestrictedFrom ? FREE_AGENCY.unrestricted : FREE_AGENCY.restricted);
}

/**
 * Round by round each club signs the free agent who makes its first team the most better, tier 1 before the others and the
 * weakest of a tier first. Who loses his place goes to the farm if he is good and young enough, else to the market.
 * Changes the squads of `buyers`.
 *
 * @param formerClubs where free agents come from: nobody signs whom he has just lost.
 */
export function upgradeSquads(
  buyers: readonly Buyer[],
  freeAgents: readonly Candidate[],
  formerClubs: ReadonlyMap<number, number>,
): void {
  const former = new Map(formerClubs);
  const market: Record<Position, Candidate[]> = { LW: [], C: [], RW: [], LD: [], RD: [], G: [] };
  for (const player of freeAgents) market[player.position].push(player);
  for (const position of POSITIONS) market[position].sort(bestFirst);
  for (let round = 0; round < UPGRADE.rounds; round++) {
    const worths = new Map(buyers.map((buyer) => [buyer, worthOf(buyer)]));
    const inOrder = [...buyers].sort((a, b) => a.tier - b.tier || (worths.get(a) ?? 0) - (worths.get(b) ?? 0));
    for (const buyer of inOrder) {
      const player = bestUpgrade(buyer, market, former);
      if (!player) continue;
      market[player.position].splice(market[player.position].indexOf(player), 1);
      for (const released of sign(buyer, player)) {
        former.set(released.id, buyer.clubId);
        market[released.position].push(released);
        market[released.position].sort(bestFirst);
      }
    }
  }
}

function bestUpgrade(
  buyer: Buyer,
  market: Record<Position, Candidate[]>,
  former: ReadonlyMap<number, number>,
): Candidate | null {
  let best: Candidate | null = null;
  let most: number = UPGRADE.leastGain;
  for (const position of POSITIONS) {
    const player = market[position].find((each) => former.get(each.id) !== buyer.clubId);
    if (!player) continue;
    const gain = gainOf(buyer.chosen.PRO, player);
    if (gain < most) continue;
    most = gain;
    best = player;
  }
  return best;
}

/** Points that a first team gains at his position, by how much each rank plays. */
export function gainOf(squad: readonly Candidate[], player: Candidate): number {
  const { position } = player;
  const before = squad.filter((other) => other.position === position);
  return worthAt(position, [...before, player]) - worthAt(position, before);
}

function worthOf({ chosen }: Buyer): number {
  return POSITIONS.reduce(
    (sum, position) =>
      sum +
      worthAt(
        position,
        chosen.PRO.filter((player) => player.position === position),
      ),
    0,
  );
}

function worthAt(position: Position, players: readonly Candidate[]): number {
  const weights = UPGRADE.weights[position];
  return [...players].sort(bestFirst).reduce((sum, { overall }, rank) => sum + overall * (weights[rank] ?? 0), 0);
}

/** @returns who has no place any more. */
function sign({ chosen }: Buyer, player: Candidate): Candidate[] {
  const { position } = player;
  chosen.PRO.push(player);
  const atPosition = chosen.PRO.filter((other) => other.position === position);
  if (atPosition.length <= ROSTER_SIZES.PRO[position].least) return [];
  const worst = worstOf(atPosition);
  remove(chosen.PRO, worst);
  return demote(chosen, worst);
}

/** The young go to the farm, in the place of its worst at the position if there is no other; the others to the market. */
function demote(chosen: Buyer['chosen'], player: Candidate): Candidate[] {
  if (ageClassOf(player.age) >= 3) return [player];
  const rivals = chosen.FRM.filter((other) => other.position === player.position);
  if (rivals.length < ROSTER_SIZES.FRM[player.position].least && mayJoin(player, 'FRM', chosen.FRM)) {
    chosen.FRM.push(player);
    return [];
  }
  const worst = rivals.length > 0 ? worstOf(rivals) : player;
  const others = chosen.FRM.filter((other) => other !== worst);
  if (worst === player || worst.overall >= player.overall || !mayJoin(player, 'FRM', others)) return [player];
  remove(chosen.FRM, worst);
  chosen.FRM.push(player);
  if (ageClassOf(worst.age) !== 1) return [worst];
  chosen.U21.push(worst);
  return [];
}

function worstOf(players: readonly Candidate[]): Candidate {
  return [...players].sort(bestFirst).at(-1) as Candidate; // no list that comes here is empty
}

function remove(squad: Candidate[], player: Candidate): void {
  squad.splice(squad.indexOf(player), 1);
}

function bestFirst(a: Candidate, b: Candidate): number {
  return b.overall - a.overall || a.id - b.id;
}
