/** Clubs in need look for free agents; a club that finds none good enough gets a newcomer. */
import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { FREE_AGENT_MARGIN } from '#domains/free-agency/constants.ts';
import { YOUTH_VALUE } from '#domains/roster/constants.ts';
import { type Candidate, countedContracts, mayJoin, type Need, needsOf } from '#domains/roster/rules/squads.ts';
import type { ClubId } from '#engine/ids.ts';
import { leastOverall } from '#engine/player/least-overall.ts';
import type { Level, Position } from '#engine/player/skills.ts';

export interface Buyer {
  clubId: ClubId;
  /** Next season; 1 is the top tier. */
  tier: number;
  /** The squads so far; signings are added to them. */
  chosen: Record<Level, Candidate[]>;
  /** Returns whether the club may sign him, or a newcomer (null), for its first team or farm; always by default. */
  takes?(player: Candidate | null): boolean;
}

export interface Signing extends Need {
  clubId: ClubId;
  tier: number;
  /** Null: no free agent is good enough; a newcomer will be created. */
  player: Candidate | null;
}

/** Fills one need of each club in turn, in the given order, until none is left. Junior teams take no free agents, only undrafted amateurs. */
export function goToMarket(
  buyers: readonly Buyer[],
  freeAgents: readonly Candidate[],
  undrafted: readonly Candidate[] = [],
): Signing[] {
  const market = Map.groupBy(
    [...freeAgents].sort((a, b) => b.overall - a.overall || a.id - b.id),
    (player) => player.position,
  );
  const boys = Map.groupBy(
    [...undrafted].sort((a, b) => asJunior(b) - asJunior(a) || a.id - b.id),
    (player) => player.position,
  );
  const signings: Signing[] = [];
  const needs = new Map(buyers.map((buyer) => [buyer, needsOf(buyer.chosen)]));
  const rounds = Math.max(0, ...[...needs.values()].map((ofClub) => ofClub.length));
  for (let round = 0; round < rounds; round++) {
    for (const buyer of buyers) {
      const { clubId, tier, chosen } = buyer;
      const need = needs.get(buyer)?.[round];
      if (!need) continue;
      const { level, position } = need;
      const takes = (candidate: Candidate | null) => level === 'U21' || !buyer.takes || buyer.takes(candidate);
      const best = () =>
        level === 'U21'
          ? (boys.get(position)?.shift() ?? null)
          : bestFor({ level, position, takes }, tier, market, chosen[level]);
      let player = best();
      if (player && !place(player, level, chosen)) {
        // The farm still needs a player who stays there.
        signings.push({ ...need, clubId, tier, player });
        player = best();
        if (player) chosen[level].push(player);
      }
      if (!player && !takes(null)) continue;
      signings.push({ ...need, clubId, tier, player });
    }
  }
  return signings;
}

/**
 * Adds a signing to its squad. A signing for the farm plays for the first team if he is better than one of its players at his position: the weakest
 * of them who may go down makes room. If the farm can take none of them, the first team carries an extra player until it is cut, as long as the club
 * may have another contract.
 * @returns whether the squad he was signed for now has one more player
 */
function place(player: Candidate, level: Level, chosen: Record<Level, Candidate[]>): boolean {
  const { PRO, FRM } = chosen;
  const isWorse = (other: Candidate) => other.position === player.position && other.overall < player.overall;
  const worse = level === 'FRM' ? PRO.filter(isWorse).sort((a, b) => a.overall - b.overall) : [];
  const down = worse.find((other) => mayJoin(other, 'FRM', FRM));
  if (down) {
    PRO.splice(PRO.indexOf(down), 1, player);
    FRM.push(down);
    return true;
  }
  const isExtra = worse.length > 0 && countedContracts(chosen) < MAX_CONTRACTS;
  chosen[isExtra ? 'PRO' : level].push(player);
  return !isExtra;
}

function bestFor(
  { level, position, takes }: { level: 'PRO' | 'FRM'; position: Position; takes(player: Candidate): boolean },
  tier: number,
  market: Map<Position, Candidate[]>,
  squad: readonly Candidate[],
): Candidate | null {
  const offers = market.get(position) ?? [];
  const index = offers.findIndex((player) => takes(player) && mayJoin(player, level, squad));
  const player = offers[index];
  if (!player || player.overall < leastOverall(level, position, tier) - FREE_AGENT_MARGIN) return null;
  offers.splice(index, 1);
  return player;
}

/** Rates a junior: of two equals, the younger has more time to develop. */
function asJunior({ overall, age }: Candidate): number {
  return overall - YOUTH_VALUE * age;
}
