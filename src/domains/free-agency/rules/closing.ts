/**
 * Decisions on the night between two seasons of a running world, after renewals and the frenzy: who retires, and who fills the roster spots still
 * open. No player is renewed or upgraded; clubs let go only players who do not fit under the cap, at the price of a buyout, and those beyond the
 * limit of fifty contracts.
 */

import { KEPT_OPEN, MAX_CONTRACTS, PARTS_FREE } from '#domains/contracts/constants.ts';
import { buyoutPrice } from '#domains/contracts/rules/buyout.ts';
import { planCap } from '#domains/free-agency/rules/cap-plan.ts';
import { goToMarket } from '#domains/free-agency/rules/market.ts';
import {
  candidateOf,
  type Placement,
  type PlanClub,
  type PlanPlayer,
  type PlanState,
  type SummerPlan,
  withoutPlace,
} from '#domains/free-agency/rules/summer.ts';
import { type Candidate, countedContracts, type Squads } from '#domains/roster/rules/squads.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { PAYROLL } from '#engine/market/constants.ts';
import { goalsAboveReplacement } from '#engine/market/projection.ts';
import { newcomerTerms } from '#engine/market/sign.ts';
import { leastOverall } from '#engine/player/least-overall.ts';
import { ageClassOf, LEVELS } from '#engine/player/skills.ts';

/** Returns whether a player retires. @param hasTeam a club wants him for next season */
export type Stops = (player: PlanPlayer, hasTeam: boolean) => boolean;

export function closeSummer({ season, clubs, players }: PlanState, stops: Stops): SummerPlan {
  const retired = new Set<number>();
  for (const player of players) {
    if (player.clubId !== null && !player.hasJustSigned && !player.isHeld && stops(player, true))
      retired.add(player.id);
  }
  const active = players.filter(({ id }) => !retired.has(id));
  const known = new Map(active.map((player) => [player.id, player]));
  const isAmateur = ({ id }: { id: number }) => known.get(id)?.isAmateur ?? false;
  const clubOf = new Map(clubs.map((club) => [club.id, club]));
  const mayTurnPro = (player: PlanPlayer) => {
    const club = clubOf.get(player.clubId ?? 0);
    return player.isAmateur === true && club !== undefined && mayFill(club, candidateOf(player), player);
  };
  const held = Map.groupBy(
    active.filter(({ isHeld }) => isHeld),
    ({ clubId }) => clubId,
  );
  const own = Map.groupBy(active, (player) => (isBound(player, season) || mayTurnPro(player) ? player.clubId : null));
  const [letGo, parted] = [new Set<PlayerId>(), new Set<PlayerId>()];
  const keptOpen = new Map<ClubId, number>();
  const buyers = clubs.map((club) => {
    const within = squadsWithinCap(club, own.get(club.id) ?? [], season);
    for (const id of within.letGo) letGo.add(id);
    // A manager whose assistant fills no spots decides alone.
    const keeps = club.assistant ? club.assistant.fills : true;
    const open = keeps ? (club.assistant?.keepsOpen ?? KEPT_OPEN) + (held.get(club.id)?.length ?? 0) : 0;
    keptOpen.set(club.id, open);
    const handsOff = new Set(club.assistant?.handsOff ?? []);
    const { chosen, parting, bought } = partingWays(
      within,
      { tier: club.tier, minimum: club.limits.minimum, keptOpen: open, handsOff },
      known,
    );
    for (const { id } of parting) parted.add(id);
    for (const { id } of bought) letGo.add(id);
    const takes = (candidate: Candidate | null) => mayFill(club, candidate, known.get(candidate?.id ?? 0));
    return { clubId: club.id, tier: club.tier, chosen, takes };
  });
  // A held player waits without a team until a club signs him.
  const candidates = active.filter((player) => !player.isAmateur && !player.isHeld).map(candidateOf);
  const undrafted = active.filter((player) => player.isAmateur && player.clubId === null).map(candidateOf);
  const signings = goToMarket(buyers, withoutPlace(candidates, buyers), undrafted);
  const unwanted = new Set(withoutPlace(candidates, buyers).map(({ id }) => id));
  for (const player of active) if (unwanted.has(player.id) && stops(player, false)) retired.add(player.id);
  const signed = new Set(signings.flatMap(({ player }) => player?.id ?? []));
  const placements = buyers.flatMap(({ clubId, chosen }) =>
    LEVELS.flatMap((level) =>
      chosen[level].map((candidate): Placement => {
        const [player, club] = [known.get(candidate.id), clubOf.get(clubId)];
        const isNew = signed.has(candidate.id) || isAmateur(candidate);
        // No club wanted him, or he is a junior: he signs for the minimum, or on the entry-level scale.
        const terms = isNew && player && club ? leastTerms(candidate, player, club) : null;
        return { playerId: candidate.id, clubId, level, terms, isSigning: isNew && player?.clubId !== clubId };
      }),
    ),
  );
  return {
    retired: [...retired].sort((a, b) => a - b),
    placements,
    released: active.filter(({ id, isHeld }) => (unwanted.has(id) && !retired.has(id)) || isHeld).map(({ id }) => id),
    letGo: [...letGo].sort((a, b) => a - b),
    parted: [...parted].sort((a, b) => a - b),
    keptOpen,
    turnedPro: placements.flatMap(({ playerId }) => (isAmateur({ id: playerId }) ? [playerId] : [])),
    openings: signings.filter(({ player }) => player === null),
    prices: new Map(),
  };
}

/** Returns whether the club may sign him, or a newcomer, for an open spot on its own: managers' assistants have limits. */
function mayFill(club: PlanClub, candidate: Candidate | null, player: PlanPlayer | undefined): boolean {
  const { assistant, limits } = club;
  if (!assistant) return true;
  const { salary } = candidate && player ? leastTerms(candidate, player, club) : { salary: limits.minimum };
  return assistant.fills && salary <= assistant.maxSalary && !assistant.handsOff.includes(candidate?.id ?? 0);
}

interface WithinCap {
  chosen: Squads['chosen'];
  /** Players without a roster spot. */
  surplus: Candidate[];
  letGo: PlayerId[];
}

/**
 * Returns the remaining squads and the contracts that end by mutual consent, because the club would exceed the contract limit once its open spots are
 * filled: juniors, who did not count, have come of age. A club also leaves some contracts open for free agents during the season and for
 * restricted free agents it holds. Players without a spot go first: adults before young players, weakest first. An expensive player needs a buyout:
 * he goes, cheapest first, only if there would still be more than fifty.
 */
function partingWays(
  { chosen, surplus }: WithinCap,
  {
    tier,
    minimum,
    keptOpen,
    handsOff,
  }: { tier: number; minimum: number; keptOpen: number; handsOff: ReadonlySet<number> },
  known: ReadonlyMap<number, PlanPlayer>,
): { chosen: Squads['chosen']; parting: Candidate[]; bought: Candidate[] } {
  const salaryOf = ({ id }: Candidate) => known.get(id)?.salary ?? 0;
  const weakest = surplus
    .filter((each) => salaryOf(each) <= PARTS_FREE * minimum)
    .sort((one, other) => youthOf(one) - youthOf(other) || one.overall - other.overall || one.id - other.id);
  const parting: Candidate[] = [];
  const bought: Candidate[] = [];
  let [left, count] = [chosen, countedContracts(chosen)];
  for (const each of weakest) {
    // Juniors, prospects, players good enough for a first team and those off limits to the assistant go only if they must.
    const isMissed =
      handsOff.has(each.id) ||
      youthOf(each) === 2 ||
      known.get(each.id)?.isPromising === true ||
      each.overall >= leastOverall('PRO', each.position, tier);
    if (count <= MAX_CONTRACTS - (isMissed ? 0 : keptOpen)) continue;
    const without = withoutPlayer(left, each);
    // A junior does not count, and a player who would have to be replaced saves no contract.
    if (countedContracts(without) >= count) continue;
    parting.push(each);
    [left, count] = [without, countedContracts(without)];
  }
  const dear = surplus.filter((each) => !weakest.includes(each)).sort((one, other) => salaryOf(one) - salaryOf(other));
  for (const each of dear) {
    const without = withoutPlayer(left, each);
    if (count <= MAX_CONTRACTS || countedContracts(without) >= count) continue;
    bought.push(each);
    [left, count] = [without, countedContracts(without)];
  }
  return { chosen: left, parting, bought };
}

function withoutPlayer(squads: Squads['chosen'], gone: Candidate): Squads['chosen'] {
  const stay = (roster: Squads['chosen']['PRO']) => roster.filter((other) => other !== gone);
  return { ...squads, PRO: stay(squads.PRO), FRM: stay(squads.FRM) };
}

/** Returns 0 for an adult player, 1 for one still developing, 2 for a junior. */
function youthOf({ age }: Candidate): number {
  return Math.max(0, 3 - ageClassOf(age));
}

/**
 * Returns a club's squads from its amateurs and players whose contracts run on. Every player under contract stays, with or without a spot; drafted
 * amateurs wait for one. Only players who do not fit under the upper limit are let go: worst value for money first, recently signed players last.
 */
function squadsWithinCap({ tier, limits, dead }: PlanClub, own: readonly PlanPlayer[], season: number): WithinCap {
  const worth = ({ position, overall, salary }: PlanPlayer) =>
    goalsAboveReplacement(position, overall, tier) / Math.max(1, salary - limits.minimum);
  const dear = own
    .filter((player) => isBound(player, season) && player.salary > limits.minimum)
    .sort(
      (a, b) =>
        Number(a.hasJustSigned ?? false) - Number(b.hasJustSigned ?? false) || worth(a) - worth(b) || a.id - b.id,
    );
  const letGo: PlayerId[] = [];
  let [kept, charged] = [own, dead];
  for (;;) {
    const { chosen, surplus, bound } = planCap(kept, limits);
    if (charged + bound <= PAYROLL.closing * limits.upper) return { chosen, surplus, letGo };
    // A small cap hit, or a replacement at the same price, saves nothing.
    const without = (id: PlayerId) => kept.filter((player) => player.id !== id);
    const next = dear.find((player) => {
      if (letGo.includes(player.id)) return false;
      return planCap(without(player.id), limits).bound + chargeOf(player, season) < bound;
    });
    if (!next) return { chosen, surplus, letGo };
    letGo.push(next.id);
    kept = without(next.id);
    charged += chargeOf(next, season);
  }
}

/** Returns next season's dead cap for a bought-out player. */
function chargeOf({ contractTo, salary, age, owed = [] }: PlanPlayer, season: number): number {
  const flat = Array<number>(Math.max(1, (contractTo ?? season) - season)).fill(salary);
  return buyoutPrice({ owed: owed.length > 0 ? owed : flat, age }).bySeason[0] ?? 0;
}

function leastTerms(candidate: Candidate, { ceiling, draftRound }: PlanPlayer, { tier, limits }: PlanClub) {
  const drafted = draftRound === undefined ? {} : { draftRound };
  return newcomerTerms({ ...candidate, ceiling, ...drafted }, tier, limits);
}

function isBound({ clubId, contractTo }: PlanPlayer, season: number): boolean {
  return clubId !== null && contractTo !== null && contractTo > season;
}
