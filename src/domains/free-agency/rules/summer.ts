/**
 * What happens to all players between two seasons: who retires, who plays where, who signs, who is let go, and what is
 * missing and has to come from outside. Pure: the state goes in, the decisions come out.
 */
import { leaves, upgradeSquads } from '#domains/free-agency/rules/leaving.ts';
import { type Buyer, goToMarket, type Signing } from '#domains/free-agency/rules/market.ts';
import { buildSquads, type Candidate } from '#domains/roster/rules/squads.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { type ContractTerms, drawContract } from '#engine/player/contract.ts';
import { retires } from '#engine/player/retirement.ts';
import { ageClassOf, LEVELS, type Level, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export interface PlanPlayer {
  id: number;
  position: Position;
  /** In the season that has ended. */
  age: number;
  overall: number;
  /** null: a free agent. */
  clubId: ClubId | null;
  /** Last season of his contract, null without one. */
  contractTo: number | null;
}

export interface PlanClub {
  id: number;
  /** Tier of its next season. */
  tier: number;
}

export interface Placement {
  playerId: PlayerId;
  clubId: ClubId;
  level: Level;
  /** What he signs, when his old contract has ended or he is new to the club. */
  terms: ContractTerms | null;
  /** He comes from the market. */
  isSigning: boolean;
}

export interface SummerPlan {
  retired: number[];
  placements: Placement[];
  /** Without a club from now on, who had one. */
  released: number[];
  /** Places that newcomers fill. */
  openings: Signing[];
}

export interface PlanState {
  /** The season that has ended. */
  season: number;
  /** In the order in which they go to market: worst first within a tier, tier 1 before the others. */
  clubs: readonly PlanClub[];
  players: readonly PlanPlayer[];
}

export function planSummer({ season, clubs, players }: PlanState, random: Random): SummerPlan {
  const retirements = random.fork('retirements');
  const retired = new Set<number>();
  for (const player of players) {
    if (player.clubId !== null && retires({ ...player, hasTeam: true }, retirements)) retired.add(player.id);
  }
  const active = players.filter((player) => !retired.has(player.id));
  const tiers = new Map(clubs.map((club) => [club.id, club.tier]));
  const freeAgency = random.fork('free agency');
  const formerClubs = new Map<number, number>();
  for (const player of active) {
    const { clubId, contractTo } = player;
    if (clubId === null || (contractTo !== null && contractTo > season)) continue;
    const candidate = candidateOf(player);
    if (ageClassOf(candidate.age) < 3 || !leaves(candidate, tiers.get(clubId) ?? 1, freeAgency)) continue;
    formerClubs.set(player.id, clubId);
  }
  const byClub = Map.groupBy(active, (player) => (formerClubs.has(player.id) ? null : player.clubId));
  const buyers = clubs.map(({ id, tier }) => {
    const { chosen, released } = buildSquads((byClub.get(id) ?? []).map(candidateOf));
    for (const player of released) formerClubs.set(player.id, id);
    return { clubId: id, tier, chosen };
  });
  const candidates = active.map(candidateOf);
  upgradeSquads(buyers, withoutPlace(candidates, buyers), formerClubs);
  const signings = goToMarket(buyers, withoutPlace(candidates, buyers));
  const stillFree = withoutPlace(candidates, buyers);
  for (const player of stillFree) {
    if (retires({ ...player, age: player.age - 1, hasTeam: false }, retirements)) retired.add(player.id);
  }
  const before = new Map(players.map((player) => [player.id, player]));
  const contracts = random.fork('contracts');
  const placements = buyers.flatMap(({ clubId, chosen }) =>
    LEVELS.flatMap((level) =>
      chosen[level].map((player): Placement => {
        const { contractTo = null, clubId: oldClubId = null } = before.get(player.id) ?? {};
        const isSigning = oldClubId !== clubId;
        const isBound = !isSigning && contractTo !== null && contractTo > season;
        const terms = isBound ? null : drawContract(player, contracts);
        return { playerId: player.id, clubId, level, terms, isSigning };
      }),
    ),
  );
  return {
    retired: [...retired].sort((a, b) => a - b),
    placements,
    released: stillFree.filter((player) => !retired.has(player.id)).map((player) => player.id),
    openings: signings.filter((signing) => signing.player === null),
  };
}

function withoutPlace(candidates: readonly Candidate[], buyers: readonly Buyer[]): Candidate[] {
  const placed = new Set(buyers.flatMap(({ chosen }) => LEVELS.flatMap((level) => chosen[level].map(({ id }) => id))));
  return candidates.filter((player) => !placed.has(player.id));
}

/** As the clubs see him: a year older. */
function candidateOf({ id, position, age, overall }: PlanPlayer): Candidate {
  return { id, position, overall, age: age + 1 };
}
