/**
 * What happens to all players between two seasons of a past, where every club is run by its assistant and nobody waits for days: who retires, who plays where, who signs, who is let go, and what is
 * missing and has to come from outside. Pure: the state goes in, the decisions come out.
 */
import { leaves, upgradeSquads } from '#domains/free-agency/rules/leaving.ts';
import { type Buyer, goToMarket, type Signing } from '#domains/free-agency/rules/market.ts';
import { SQUAD_SIZES } from '#domains/roster/constants.ts';
import { buildSquads, type Candidate } from '#domains/roster/rules/squads.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { capHit } from '#engine/market/cap-hit.ts';
import { MAX_BOUND_SHARE } from '#engine/market/constants.ts';
import type { CapLimits } from '#engine/market/price.ts';
import { goalsAboveReplacement } from '#engine/market/projection.ts';
import { agreeContracts, type ContractTerms } from '#engine/market/sign.ts';
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
  /** Whole dollars a season of that contract, in the money of his club's next league; 0 without one. */
  salary: number;
  /** Hidden: the overall that his ceilings allow. */
  ceiling: number;
  /** He has never signed; `clubId` is the club that has drafted him and holds his rights. */
  isAmateur?: boolean;
  /** Round in which he was drafted; null: in none. */
  draftRound?: number | null;
  /** He has signed for the season to come only lately: he does not think of stopping. */
  hasJustSigned?: boolean;
  /** Whole dollars by season that his club owes him after this one. */
  owed?: readonly number[];
  /** A restricted free agent: his club holds him, and nobody else signs him but by an offer sheet. */
  isHeld?: boolean;
  /** His club has bought him out: it does not want him back this summer. */
  isBoughtOut?: boolean;
  /** He ends the season with his club's farm team. */
  isOnFarm?: boolean;
}

export interface PlanClub {
  id: number;
  /** Tier of its next season. */
  tier: number;
  /** Of its next season, and what of it is dead cap: whole dollars. */
  limits: CapLimits;
  dead: number;
  /** The share of the upper limit that a club which nobody manages can afford; all of it unless told otherwise. */
  means?: number | undefined;
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
  /** Whose contracts end before their time, because their clubs cannot pay them: bought out, but in a past; placed again, or released. */
  letGo: number[];
  /** Whose contracts end by consent, because their clubs had too many; placed again, retired, or released. */
  parted: number[];
  /** Amateurs who sign now. */
  turnedPro: number[];
  /** Places that newcomers fill. */
  openings: Signing[];
  /** Dollars that a goal above replacement cost this summer, by tier. */
  prices: Map<number, number>;
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
  const amateurs = new Set(active.flatMap(({ id, isAmateur }) => (isAmateur ? [id] : [])));
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
  const staying = active.filter(({ id }) => !formerClubs.has(id));
  const letGo = capCasualties({ season, clubs, players: staying });
  for (const [id, clubId] of letGo) formerClubs.set(id, clubId);
  const byClub = Map.groupBy(active, (player) => (formerClubs.has(player.id) ? null : player.clubId));
  const buyers = clubs.map(({ id, tier }) => {
    const { chosen, released } = buildSquads((byClub.get(id) ?? []).map(candidateOf));
    for (const player of released) if (!amateurs.has(player.id)) formerClubs.set(player.id, id);
    return { clubId: id, tier, chosen };
  });
  const candidates = active.filter(({ id }) => !amateurs.has(id)).map(candidateOf);
  upgradeSquads(buyers, withoutPlace(candidates, buyers), formerClubs);
  const undrafted = active.filter(({ id, clubId }) => amateurs.has(id) && clubId === null).map(candidateOf);
  const signings = goToMarket(buyers, withoutPlace(candidates, buyers), undrafted);
  const stillFree = withoutPlace(candidates, buyers);
  for (const player of stillFree) {
    if (retires({ ...player, age: player.age - 1, hasTeam: false }, retirements)) retired.add(player.id);
  }
  const openings = signings.filter((signing) => signing.player === null);
  const squads = buyers.map(({ clubId, chosen }) => ({ clubId, chosen }));
  const { terms, prices } = termsFor({ season, clubs, players }, { squads, openings, letGo }, random.fork('contracts'));
  const before = new Map(players.map((player) => [player.id, player.clubId]));
  const placements = squads.flatMap(({ clubId, chosen }) =>
    LEVELS.flatMap((level) =>
      chosen[level].map(({ id }): Placement => {
        const isSigning = before.get(id) !== clubId;
        return { playerId: id, clubId, level, terms: terms.get(id) ?? null, isSigning };
      }),
    ),
  );
  return {
    retired: [...retired].sort((a, b) => a - b),
    placements,
    released: stillFree.filter((player) => !retired.has(player.id)).map((player) => player.id),
    letGo: [...letGo.keys()],
    parted: [],
    turnedPro: placements.flatMap(({ playerId }) => (amateurs.has(playerId) ? [playerId] : [])),
    openings,
    prices,
  };
}

interface Squads {
  squads: readonly { clubId: ClubId; chosen: Record<Level, readonly Candidate[]> }[];
  openings: readonly Signing[];
  /** Whose contracts have been ended. */
  letGo: ReadonlyMap<number, ClubId>;
}

/** What everybody signs whose contract has ended or who is new to his club, by player; within every club's limit. */
function termsFor({ season, clubs, players }: PlanState, { squads, openings, letGo }: Squads, random: Random) {
  const known = new Map(players.map((player) => [player.id, player]));
  const clubOf = new Map(clubs.map((club) => [club.id, club]));
  const isBound = (id: number, clubId: ClubId) => {
    const player = known.get(id);
    if (letGo.has(id) || player?.clubId !== clubId || player.contractTo === null) return false;
    return player.contractTo > season;
  };
  return agreeContracts(
    squads.flatMap(({ clubId, chosen }) => {
      const club = clubOf.get(clubId);
      if (!club) return [];
      const squad = LEVELS.flatMap((level) => chosen[level].map((player) => ({ ...player, level })));
      const newcomers = openings.filter((opening) => opening.clubId === clubId && opening.level === 'PRO').length;
      const bound = squad.reduce(
        (sum, { id, level }) => {
          const salary = isBound(id, clubId) ? (known.get(id)?.salary ?? 0) : 0;
          return sum + capHit({ salary, level }, club.limits);
        },
        club.dead + newcomers * club.limits.minimum,
      );
      const signers = squad.filter(({ id }) => !isBound(id, clubId));
      return [
        {
          tier: club.tier,
          limits: club.limits,
          bound,
          signers: signers.map((player) => {
            const { ceiling = player.overall, draftRound } = known.get(player.id) ?? {};
            return { ...player, ceiling, ...(draftRound === undefined ? {} : { draftRound }) };
          }),
        },
      ];
    }),
    random,
  );
}

/**
 * Whom clubs let go because they cannot pay them beside all others: of those whose contracts run on, the ones who bring least
 * for their money. By player, with the club. Rare: a club is within its limit when a season begins, but players on the farm
 * become regulars, and leagues take in less.
 */
function capCasualties({ season, clubs, players }: PlanState): Map<number, number> {
  const running = Map.groupBy(
    players.filter(({ contractTo }) => contractTo !== null && contractTo > season),
    ({ clubId }) => clubId,
  );
  const casualties = new Map<number, number>();
  for (const { id: clubId, tier, limits, dead } of clubs) {
    const worth = (player: PlanPlayer) =>
      goalsAboveReplacement(player.position, player.overall, tier) / Math.max(1, player.salary - limits.minimum);
    let kept = [...(running.get(clubId) ?? [])].sort((a, b) => b.salary - a.salary);
    const dear = kept.filter(({ salary }) => salary > limits.minimum).sort((a, b) => worth(a) - worth(b));
    for (const player of dear) {
      if (dead + mostBound(kept, limits) <= MAX_BOUND_SHARE * limits.upper) break;
      casualties.set(player.id, clubId);
      kept = kept.filter((other) => other !== player);
    }
  }
  return casualties;
}

/** What these contracts may count at most, the others of a first team at the minimum: anybody may be in it, so the dearest are. */
function mostBound(dearestFirst: readonly PlanPlayer[], limits: CapLimits): number {
  const missing = Math.max(0, SQUAD_SIZES.PRO - dearestFirst.length) * limits.minimum;
  return dearestFirst.reduce((sum, { salary }, rank) => {
    const isRegular = rank < SQUAD_SIZES.PRO;
    return sum + (isRegular ? Math.max(salary, limits.minimum) : capHit({ salary, level: 'FRM' }, limits));
  }, missing);
}

export function withoutPlace(candidates: readonly Candidate[], buyers: readonly Buyer[]): Candidate[] {
  const placed = new Set(buyers.flatMap(({ chosen }) => LEVELS.flatMap((level) => chosen[level].map(({ id }) => id))));
  return candidates.filter((player) => !placed.has(player.id));
}

/** As the clubs see him: a year older. */
export function candidateOf({ id, position, age, overall }: PlanPlayer): Candidate {
  return { id, position, overall, age: age + 1 };
}
