/**
 * What is left to decide in the night between two seasons of a running world, when clubs have re-signed whom they wanted and
 * the frenzy is over: who retires, and who fills the places that nobody has filled. Nobody is renewed or upgraded, and let go is
 * only who cannot be paid within the cap: for nothing where nobody manages the club, and at the price of a buyout where somebody
 * does, who could have done it himself.
 */
import { buyoutPrice } from '#domains/contracts/rules/buyout.ts';
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
import { buildSquads, type Candidate, needsOf, type Squads } from '#domains/roster/rules/squads.ts';
import type { PlayerId } from '#engine/ids.ts';
import { capHit } from '#engine/market/cap-hit.ts';
import { goalsAboveReplacement } from '#engine/market/projection.ts';
import { newcomerTerms } from '#engine/market/sign.ts';
import { ageClassOf, LEVELS } from '#engine/player/skills.ts';

/** The rest is for entry contracts, which are a little dearer than the minimum. */
const MAX_CLOSING_SHARE = 0.985;

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
  const own = Map.groupBy(active, (player) => (isBound(player, season) || player.isAmateur ? player.clubId : null));
  const letGo = new Set<PlayerId>();
  const buyers = clubs.map((club) => {
    const within = squadsWithinCap(club, own.get(club.id) ?? [], season);
    for (const id of within.letGo) letGo.add(id);
    return { clubId: club.id, tier: club.tier, chosen: within.chosen };
  });
  // Whom a club holds waits without a team for whoever signs him.
  const candidates = active.filter((player) => !player.isAmateur && !player.isHeld).map(candidateOf);
  const undrafted = active.filter((player) => player.isAmateur && player.clubId === null).map(candidateOf);
  const signings = goToMarket(buyers, withoutPlace(candidates, buyers), undrafted);
  const unwanted = new Set(withoutPlace(candidates, buyers).map(({ id }) => id));
  for (const player of active) if (unwanted.has(player.id) && stops(player, false)) retired.add(player.id);
  const signed = new Set(signings.flatMap(({ player }) => player?.id ?? []));
  const clubOf = new Map(clubs.map((club) => [club.id, club]));
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
    turnedPro: placements.flatMap(({ playerId }) => (isAmateur({ id: playerId }) ? [playerId] : [])),
    openings: signings.filter(({ player }) => player === null),
    prices: new Map(),
  };
}

interface WithinCap {
  chosen: Squads['chosen'];
  letGo: PlayerId[];
}

/**
 * The squads of a club from those whose contracts run on and its amateurs. Whoever has a contract stays, whether there is a place
 * for him or not; drafted amateurs wait for one. Only who cannot be paid within the upper limit is let go: those who bring least
 * for their money, lately signed ones last.
 */
function squadsWithinCap(
  { tier, limits, dead, isManaged }: PlanClub,
  own: readonly PlanPlayer[],
  season: number,
): WithinCap {
  const worth = ({ position, overall, salary }: PlanPlayer) =>
    goalsAboveReplacement(position, overall, tier) / Math.max(1, salary - limits.minimum);
  const dear = own
    .filter((player) => isBound(player, season) && player.salary > limits.minimum)
    .sort(
      (a, b) =>
        Number(a.hasJustSigned ?? false) - Number(b.hasJustSigned ?? false) || worth(a) - worth(b) || a.id - b.id,
    );
  const letGo: PlayerId[] = [];
  let charged = dead;
  for (;;) {
    const kept = own.filter(({ id }) => !letGo.includes(id));
    const chosen = squadsOf(kept);
    const next = dear[letGo.length];
    if (!next || charged + boundOf(chosen, kept, limits) <= MAX_CLOSING_SHARE * limits.upper) return { chosen, letGo };
    letGo.push(next.id);
    if (isManaged) charged += chargeOf(next, season);
  }
}

/** Dead cap of the season to come for somebody who is bought out. */
function chargeOf({ contractTo, salary, age, owed = [] }: PlanPlayer, season: number): number {
  const flat = Array<number>(Math.max(1, (contractTo ?? season) - season)).fill(salary);
  return buyoutPrice({ owed: owed.length > 0 ? owed : flat, age }).bySeason[0] ?? 0;
}

function squadsOf(own: readonly PlanPlayer[]): Squads['chosen'] {
  const amateurs = new Set(own.flatMap(({ id, isAmateur }) => (isAmateur ? [id] : [])));
  const { chosen, released } = buildSquads(own.map(candidateOf));
  for (const player of released) {
    if (!amateurs.has(player.id)) chosen[ageClassOf(player.age) === 1 ? 'U21' : 'PRO'].push(player);
  }
  return chosen;
}

/** Whole dollars that squads count, with whoever fills their empty places and the boys who sign now at what they sign for. */
function boundOf(chosen: Squads['chosen'], own: readonly PlanPlayer[], limits: PlanClub['limits']): number {
  const salaries = new Map(own.map(({ id, salary, isAmateur }) => [id, isAmateur ? limits.minimum : salary]));
  const missing = needsOf(chosen).filter(({ level }) => level === 'PRO').length * limits.minimum;
  return LEVELS.reduce(
    (sum, level) =>
      sum + chosen[level].reduce((hits, { id }) => hits + capHit({ salary: salaries.get(id) ?? 0, level }, limits), 0),
    missing,
  );
}

function leastTerms(candidate: Candidate, { ceiling, draftRound }: PlanPlayer, { tier, limits }: PlanClub) {
  const drafted = draftRound === undefined ? {} : { draftRound };
  return newcomerTerms({ ...candidate, ceiling, ...drafted }, tier, limits);
}

function isBound({ clubId, contractTo }: PlanPlayer, season: number): boolean {
  return clubId !== null && contractTo !== null && contractTo > season;
}
