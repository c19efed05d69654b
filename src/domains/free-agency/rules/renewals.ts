/**
 * Renewals before the market opens, and their terms: by AI clubs, and by managers' assistants within their limits. Pure; clubs' estimates come in as
 * their players' overalls.
 */
import { MAX_RAISE } from '#domains/free-agency/constants.ts';
import { leaves } from '#domains/free-agency/rules/leaving.ts';
import {
  type AssistantLimits,
  candidateOf,
  type PlanClub,
  type PlanPlayer,
} from '#domains/free-agency/rules/summer.ts';
import { buildSquads, type Candidate, needsOf } from '#domains/roster/rules/squads.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { capHit } from '#engine/market/cap-hit.ts';
import { PAYROLL } from '#engine/market/constants.ts';
import { roundSalary } from '#engine/market/price.ts';
import { agreeContracts, type ContractTerms } from '#engine/market/sign.ts';
import { ROSTER_SIZES } from '#engine/player/level-constants.ts';
import { ageClassOf, LEVELS, type Level } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export interface RenewalClub extends PlanClub {
  /** Null: an AI club, limited only by the cap. */
  assistant: AssistantLimits | null;
}

export interface Renewal {
  playerId: PlayerId;
  clubId: ClubId;
  terms: ContractTerms;
}

export interface RenewalState {
  /** The season that is ending. */
  season: number;
  clubs: readonly RenewalClub[];
  /** All players with a club; overalls by their own clubs' estimates. */
  players: readonly PlanPlayer[];
}

export interface RenewalRules {
  random: Random;
  /** Returns whether he is about to retire. */
  stops(player: PlanPlayer): boolean;
  /** Returns his signing price with his club, in dollars a season, given the price of a goal by tier. */
  leastAt(prices: ReadonlyMap<number, number>): (player: PlanPlayer, seasons: number) => number;
  /** Returns his worth to his club a season on the market, at these prices. */
  worthAt(prices: ReadonlyMap<number, number>): (player: PlanPlayer, seasons: number) => number;
}

export interface RenewalPlan {
  renewals: Renewal[];
  /** This summer's dollars per goal, by tier. */
  prices: Map<number, number>;
  /** Under contract, but without a spot in any squad. */
  surplus: { playerId: PlayerId; clubId: ClubId }[];
}

export function planRenewals(
  { season, clubs, players }: RenewalState,
  { random, stops, leastAt, worthAt }: RenewalRules,
): RenewalPlan {
  const known = new Map(players.map((player) => [player.id, player]));
  const isEnding = (id: number) => isEndingIn(known.get(id), season);
  const freeAgency = random.fork('free agency');
  const tiers = new Map(clubs.map(({ id, tier }) => [id, tier]));
  const own = players.filter(({ clubId, contractTo }) => clubId !== null && contractTo !== null);
  // Departing players are counted as if they stayed, so that their clubs keep that money for the market.
  const going = new Set<number>();
  for (const player of own) {
    if (!isEnding(player.id)) continue;
    const candidate = candidateOf(player);
    const tier = tiers.get(player.clubId ?? 0) ?? 1;
    const looksAround = ageClassOf(candidate.age) >= 3 && leaves(candidate, tier, freeAgency);
    if (looksAround || stops(player) || player.isBoughtOut) going.add(player.id);
  }
  const byClub = Map.groupBy(own, ({ clubId }) => clubId);
  const squads = clubs.map((club) => squadsOf(club, byClub.get(club.id) ?? [], { isEnding, known }));
  const { terms, prices } = agreeContracts(squads, random.fork('contracts'));
  const [least, worth] = [leastAt(prices), worthAt(prices)];
  return {
    prices,
    renewals: squads.flatMap((squad) => renewalsOf(squad, { terms, known, least, worth, going })),
    surplus: squads.flatMap(({ club, released }) =>
      released.filter(({ id }) => !isEnding(id)).map(({ id }) => ({ playerId: id, clubId: club.id })),
    ),
  };
}

/** Returns whether he is signed for no season after this one. */
export function isEndingIn(player: Pick<PlanPlayer, 'contractTo'> | undefined, season: number): boolean {
  return player !== undefined && player.contractTo !== null && player.contractTo <= season;
}

type Squad = ReturnType<typeof squadsOf>;

interface Known {
  known: ReadonlyMap<number, PlanPlayer>;
  isEnding(id: number): boolean;
}

function squadsOf(club: RenewalClub, own: readonly PlanPlayer[], { isEnding, known }: Known) {
  const { chosen, released } = buildSquads(own.map(candidateOf));
  const everybody = LEVELS.flatMap((level) => chosen[level].map((player) => ({ ...player, level })));
  const missing = needsOf(chosen).filter(({ level }) => level === 'PRO').length;
  const bound = everybody.reduce(
    (sum, { id, level }) =>
      sum + (isEnding(id) ? 0 : capHit({ salary: known.get(id)?.salary ?? 0, level }, club.limits)),
    club.dead + missing * club.limits.minimum,
  );
  // They have no spot, but are paid.
  const idle = released.reduce(
    (sum, { id, age }) => sum + (isEnding(id) || ageClassOf(age) === 1 ? 0 : (known.get(id)?.salary ?? 0)),
    0,
  );
  const signers = everybody
    .filter(({ id }) => isEnding(id))
    .map((player) => ({ ...player, ceiling: known.get(player.id)?.ceiling ?? player.overall }));
  return {
    club,
    tier: club.tier,
    limits: club.limits,
    bound: bound + idle,
    signers,
    released,
    needed: neededOf(chosen, isEnding),
  };
}

/** Returns the players on expiring contracts who are the best for the spots the others leave open. */
function neededOf(chosen: Record<Level, readonly Candidate[]>, isEnding: (id: number) => boolean): Set<number> {
  return new Set(
    LEVELS.flatMap((level) =>
      [...Map.groupBy(chosen[level], ({ position }) => position)].flatMap(([position, atPosition]) => {
        const bound = atPosition.filter(({ id }) => !isEnding(id)).length;
        const open = Math.max(0, ROSTER_SIZES[level][position].least - bound);
        const best = atPosition.filter(({ id }) => isEnding(id)).sort((a, b) => b.overall - a.overall || a.id - b.id);
        return best.slice(0, open).map(({ id }) => id);
      }),
    ),
  );
}

interface Agreeing {
  terms: ReadonlyMap<number, ContractTerms>;
  known: ReadonlyMap<number, PlanPlayer>;
  /** Players who look for another club, or retire. */
  going: ReadonlySet<number>;
  least(player: PlanPlayer, seasons: number): number;
  worth(player: PlanPlayer, seasons: number): number;
}

/** Returns the renewals, most expensive first; players the club can no longer afford reach the market. */
function renewalsOf(
  { club, limits, bound, signers, needed }: Squad,
  { terms, known, least, worth, going }: Agreeing,
): Renewal[] {
  let room = Math.min(PAYROLL.most, club.means ?? 1) * limits.upper - bound;
  const inOrder = [...signers].sort(
    (a, b) => (terms.get(b.id)?.salary ?? 0) - (terms.get(a.id)?.salary ?? 0) || a.id - b.id,
  );
  return inOrder.flatMap(({ id, level }): Renewal[] => {
    const [player, agreed] = [known.get(id), terms.get(id)];
    if (!player || !agreed || going.has(id)) return [];
    if (!mayRenew(club, { id, salary: agreed.salary, isNeeded: needed.has(id) })) return [];
    const asks = least(player, agreed.seasons);
    // A club with cap space to spare keeps it for the market.
    const offered = Math.min(agreed.salary, roundSalary(asks * (1 + MAX_RAISE), limits));
    const salary = agreed.kind === 'entry' ? agreed.salary : Math.max(offered, asks);
    const hit = capHit({ salary, level }, limits);
    // Young players' terms follow their last contract more than the market; a club goes up to their worth.
    const most = Math.max(agreed.salary * (1 + MAX_RAISE), worth(player, agreed.seasons));
    if (salary > most || hit > room) return [];
    if (!mayRenew(club, { id, salary, isNeeded: needed.has(id) })) return [];
    room -= hit;
    return [{ playerId: id, clubId: club.id, terms: { ...agreed, salary } }];
  });
}

function mayRenew(
  { assistant }: RenewalClub,
  { id, salary, isNeeded }: { id: number; salary: number; isNeeded: boolean },
): boolean {
  if (!assistant) return true;
  if (assistant.resigns === 'nobody' || salary > assistant.maxSalary || assistant.handsOff.includes(id)) return false;
  return assistant.resigns === 'everybody' || isNeeded;
}
