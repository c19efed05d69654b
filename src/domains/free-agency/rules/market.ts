/** Clubs in need look for free agents; who finds none good enough gets a newcomer. */
import { FREE_AGENT_MARGIN } from '#domains/free-agency/constants.ts';
import { YOUTH_VALUE } from '#domains/roster/constants.ts';
import { type Candidate, mayJoin, type Need, needsOf } from '#domains/roster/rules/squads.ts';
import type { ClubId } from '#engine/ids.ts';
import { leastOverall } from '#engine/player/least-overall.ts';
import type { Level, Position } from '#engine/player/skills.ts';

export interface Buyer {
  clubId: ClubId;
  /** In the season to come; 1 is the top. */
  tier: number;
  /** The squads so far; signings are added to them. */
  chosen: Record<Level, Candidate[]>;
}

export interface Signing extends Need {
  clubId: ClubId;
  tier: number;
  /** null: nobody on the market would do, a newcomer is to be made. */
  player: Candidate | null;
}

/**
 * Serves one need of each club in turn, in the order given, until none is left. Junior teams take no free agents, but amateurs
 * whom nobody has drafted.
 */
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
      const player =
        level === 'U21'
          ? (boys.get(position)?.shift() ?? null)
          : bestFor({ level, position }, tier, market, chosen[level]);
      if (player) chosen[need.level].push(player);
      signings.push({ ...need, clubId, tier, player });
    }
  }
  return signings;
}

function bestFor(
  { level, position }: { level: 'PRO' | 'FRM'; position: Position },
  tier: number,
  market: Map<Position, Candidate[]>,
  squad: readonly Candidate[],
): Candidate | null {
  const offers = market.get(position) ?? [];
  const index = offers.findIndex((player) => mayJoin(player, level, squad));
  const player = offers[index];
  if (!player || player.overall < leastOverall(level, position, tier) - FREE_AGENT_MARGIN) return null;
  offers.splice(index, 1);
  return player;
}

/** Of two who are as good, the younger one has more time. */
function asJunior({ overall, age }: Candidate): number {
  return overall - YOUTH_VALUE * age;
}
