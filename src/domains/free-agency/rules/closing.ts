/**
 * What is left to decide in the night between two seasons of a running world, when clubs have re-signed whom they wanted and
 * the frenzy is over: who retires, and who fills the places that nobody has filled. Nobody is renewed or upgraded, and let go are
 * only who cannot be paid within the cap, at the price of a buyout, and who would be one too many of fifty.
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
import type { PlayerId } from '#engine/ids.ts';
import { PAYROLL } from '#engine/market/constants.ts';
import { goalsAboveReplacement } from '#engine/market/projection.ts';
import { newcomerTerms } from '#engine/market/sign.ts';
import { leastOverall } from '#engine/player/least-overall.ts';
import { ageClassOf, LEVELS } from '#engine/player/skills.ts';

/** Does he hang up his skates? @param hasTeam somebody wants him for next season */
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
  const buyers = clubs.map((club) => {
    const within = squadsWithinCap(club, own.get(club.id) ?? [], season);
    for (const id of within.letGo) letGo.add(id);
    const keptOpen = club.assistant ? 0 : KEPT_OPEN + (held.get(club.id)?.length ?? 0);
    const { chosen, parting, bought } = partingWays(
      within,
      { tier: club.tier, minimum: club.limits.minimum, keptOpen },
      known,
    );
    for (const { id } of parting) parted.add(id);
    for (const { id } of bought) letGo.add(id);
    const takes = (candidate: Candidate | null) => mayFill(club, candidate, known.get(candidate?.id ?? 0));
    return { clubId: club.id, tier: club.tier, chosen, takes };
  });
  // Whom a club holds waits without a team for anyone who signs him.
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
        // Nobody else has wanted him, or he is a boy: he signs for the least there is, or by the scale.
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
    turnedPro: placements.flatMap(({ playerId }) => (isAmateur({ id: playerId }) ? [playerId] : [])),
    openings: signings.filter(({ player }) => player === null),
    prices: new Map(),
  };
}

/** Whether the club may sign him, or somebody new, for an open spot without being asked: assistants of managers have limits. */
function mayFill(club: PlanClub, candidate: Candidate | null, player: PlanPlayer | undefined): boolean {
  const { assistant, limits } = club;
  if (!assistant) return true;
  const { salary } = candidate && player ? leastTerms(candidate, player, club) : { salary: limits.minimum };
  return assistant.fills && salary <= assistant.maxSalary && !assistant.handsOff.includes(candidate?.id ?? 0);
}

interface WithinCap {
  chosen: Squads['chosen'];
  /** Those of them for whom there is no place. */
  surplus: Candidate[];
  letGo: PlayerId[];
}

/**
 * The squads that are left, and whose contracts end by consent, because the club would begin the season with too many once its empty places are filled: boys have come of age, and
 * juniors did not count; an AI club leaves some open besides, for those who come free during the season and for restricted free agents whom it holds. Those for whom there is no place, grown men before the young, the
 * weakest first. To be rid of somebody who earns much costs a buyout: he goes, the cheapest first, only where there would still be more than fifty.
 */
function partingWays(
  { chosen, surplus }: WithinCap,
  { tier, minimum, keptOpen }: { tier: number; minimum: number; keptOpen: number },
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
    // Boys, and whom a first team could use, go only where they must.
    const isMissed = youthOf(each) === 2 || each.overall >= leastOverall('PRO', each.position, tier);
    if (count <= MAX_CONTRACTS - (isMissed ? 0 : keptOpen)) continue;
    const without = withoutMan(left, each);
    // A junior does not count, and whose place somebody new would have to fill makes no room.
    if (countedContracts(without) >= count) continue;
    parting.push(each);
    [left, count] = [without, countedContracts(without)];
  }
  const dear = surplus.filter((each) => !weakest.includes(each)).sort((one, other) => salaryOf(one) - salaryOf(other));
  for (const each of dear) {
    const without = withoutMan(left, each);
    if (count <= MAX_CONTRACTS || countedContracts(without) >= count) continue;
    bought.push(each);
    [left, count] = [without, countedContracts(without)];
  }
  return { chosen: left, parting, bought };
}

function withoutMan(squads: Squads['chosen'], gone: Candidate): Squads['chosen'] {
  const stay = (men: Squads['chosen']['PRO']) => men.filter((man) => man !== gone);
  return { ...squads, PRO: stay(squads.PRO), FRM: stay(squads.FRM) };
}

/** 0 for a grown man, 1 for one who still grows, 2 for a boy. */
function youthOf({ age }: Candidate): number {
  return Math.max(0, 3 - ageClassOf(age));
}

/**
 * The squads of a club from those whose contracts run on and its amateurs. Anyone who has a contract stays, whether there is a place
 * for him or not; drafted amateurs wait for one. Only who cannot be paid within the upper limit is let go: those who bring least
 * for their money, lately signed ones last.
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
    // Who counts little, or whose place somebody fills for as much, makes no room.
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

/** Dead cap of the season to come for somebody who is bought out. */
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
