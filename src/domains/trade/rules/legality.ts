/** Trade legality: everything that is wrong with a trade at once, by player and club. */

import type { NoTradeKind } from '#domains/agent/constants.ts';
import type { CapContract, CapState } from '#domains/cap/rules/sheet.ts';
import { type CapChange, type CapVerdict, isSummer, wouldBeLegal } from '#domains/cap/rules/verdict.ts';
import { MAX_ACTIVE, MAX_CONTRACTS, MAX_FIRST_TEAM } from '#domains/contracts/constants.ts';
import { retainedOf, retentionCharges } from '#domains/contracts/rules/retention.ts';
import { MIN_HEALTHY } from '#domains/roster/constants.ts';
import { FRESH_DAYS, MAX_RETAINED, MAX_RETENTION } from '#domains/trade/constants.ts';
import { tradeFaults } from '#domains/trade/refusals.ts';
import type { TradePart, TradePick, TradeProspect } from '#domains/trade/rules/assets.ts';
import { faultOfCondition } from '#domains/trade/rules/conditions.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import { dressableOnFarm } from '#engine/lineup/level-rules.ts';
import { PAYROLL } from '#engine/market/constants.ts';
import type { Clause } from '#engine/market/terms.ts';
import { groupOf, type Level, type Position } from '#engine/player/skills.ts';
import type { Refused } from '#platform/calls/refusal.ts';

/** A player under contract, for trades. */
export interface TradeBody {
  id: PlayerId;
  name: string;
  /** Null: none. */
  clubId: ClubId | null;
  /** The level of the team he belongs to. */
  level: Level;
  position: Position;
  /** Too old for the farm's own age class: only a few such players may dress there. */
  isOlder?: boolean;
  isFillIn: boolean;
  isOnWaivers: boolean;
  isOnTheWay: boolean;
  /** His contracts from the current season on, earliest first. */
  contracts: readonly BodyContract[];
  /** His no-trade clause and the clubs he has named: those he refuses, or the only ones he accepts; null: none. */
  noTrade: { kind: NoTradeKind; named: ReadonlySet<ClubId> } | null;
  /** Percent of his current salary that other clubs already retain, and how many clubs do. */
  retained: { percent: number; clubs: number };
  /** Absolute day on which he signed as a free agent, if his current contract began that way. */
  freeAgentOn: number | null;
  daysOut: number;
}

export interface BodyContract {
  id: number;
  fromSeason: number;
  toSeason: number;
  salary: number;
  clause: Clause;
  /** The season in which his club claimed or traded for him; null or absent: it signed him itself. */
  takenOverIn?: number | null;
}

export interface TradeSide {
  clubId: ClubId;
  name: string;
  /** All players on its three teams. */
  bodies: readonly TradeBody[];
  /** Upcoming picks it can still use, and amateurs whose rights it holds. */
  picks: readonly TradePick[];
  prospects: readonly TradeProspect[];
  cap: CapState;
  /** Number of contracts on which it retains salary today. */
  retains: number;
  /**
   * Players on the first team's active roster today; null: the roster is not counted, between seasons or for an AI club, which makes room the next
   * morning.
   */
  active: ReadonlySet<PlayerId> | null;
  /** Players it cannot acquire because their agent is the manager or a member of the manager's household, now or recently. */
  barred?: ReadonlySet<PlayerId>;
  /** Clubs that the same user or household has run within a season: they do not trade with this one while either has a manager. */
  inSameHands?: ReadonlySet<ClubId>;
  /** An AI club: in the summer it takes on no more salary than it can pay when the next season begins. */
  isOnItsOwn?: boolean;
}

export interface Deal {
  /** Two or three. */
  sides: readonly TradeSide[];
  parts: readonly TradePart[];
  absoluteDay: number;
}

/** A rule violation, and the club or part it concerns. */
export interface TradeFault {
  refused: Refused;
  clubId: ClubId | null;
  part: TradePart | null;
}

/** Returns all rule violations of a trade; empty: it is legal. */
export function faultsOf(deal: Deal): TradeFault[] {
  const { sides, parts } = deal;
  const ofParts = parts.flatMap((part) => {
    const from = sides.find(({ clubId }) => clubId === part.fromClubId);
    const to = sides.find(({ clubId }) => clubId === part.toClubId);
    if (!from || !to) return [];
    const refused = faultOfPart(part, { from, to, deal });
    return refused ? [{ refused, clubId: null, part }] : [];
  });
  // Rosters and caps cannot be checked while an asset is gone.
  if (ofParts.some(isGone)) return ofParts;
  const ofClubs = sides.flatMap((side) =>
    faultsOfSide(side, deal).map((refused) => ({ refused, clubId: side.clubId, part: null })),
  );
  return [...faultsOfHands(sides), ...ofParts, ...ofClubs];
}

/** Returns the faults of clubs run by the same user or household within a season: they do not trade, so that no user gives a club to themselves. */
function faultsOfHands(sides: readonly TradeSide[]): TradeFault[] {
  if (sides.every(({ isOnItsOwn }) => isOnItsOwn)) return [];
  return sides.flatMap((side, index) =>
    sides.slice(index + 1).flatMap((other): TradeFault[] => {
      if (!side.inSameHands?.has(other.clubId)) return [];
      const refused = tradeFaults.sameHands({ team: side.name, other: other.name });
      return [{ refused, clubId: side.clubId, part: null }];
    }),
  );
}

/** Returns whether the fault is an asset that is no longer with its club, so that waiting does not help. */
export function isGone({ refused: { code } }: Pick<TradeFault, 'refused'>): boolean {
  const { left, somebodyLeft, pickGone, rightsGone } = tradeFaults;
  return [left, somebodyLeft, pickGone, rightsGone].some((gone) => gone.code === code);
}

/** Returns why a player cannot be traded to another club, whatever the return; null: he can. */
export function faultOfBody(
  body: TradeBody,
  to: { clubId: ClubId; name: string },
  { absoluteDay }: Pick<Deal, 'absoluteDay'>,
): Refused | null {
  const player = body.name;
  if (body.isFillIn) return tradeFaults.fillIn({ player });
  if (body.isOnWaivers) return tradeFaults.onWaivers({ player });
  if (body.isOnTheWay) return tradeFaults.onTheWay({ player });
  if (body.contracts.length === 0) return tradeFaults.noContract({ player });
  const { noTrade } = body;
  if (noTrade?.kind === 'accepts' && !noTrade.named.has(to.clubId)) return tradeFaults.noTrade({ player });
  if (noTrade?.kind === 'avoids' && noTrade.named.has(to.clubId))
    return tradeFaults.noTradeList({ player, team: to.name });
  const days = body.freeAgentOn === null ? 0 : body.freeAgentOn + FRESH_DAYS - absoluteDay;
  return days > 0 ? tradeFaults.fresh({ player, days }) : null;
}

function faultOfPart(
  part: TradePart,
  { from, to, deal }: { from: TradeSide; to: TradeSide; deal: Deal },
): Refused | null {
  if (part.kind === 'pick') {
    const isThere = from.picks.some(({ id }) => id === part.pickId);
    return isThere ? faultOfCondition(part, from, deal) : tradeFaults.pickGone({ team: from.name });
  }
  if (part.kind === 'rights') {
    const prospect = from.prospects.find(({ id }) => id === part.playerId);
    return prospect ? faultOfAgent(prospect, to) : tradeFaults.rightsGone({ team: from.name });
  }
  const body = from.bodies.find(({ id }) => id === part.playerId);
  if (!body) {
    const elsewhere = deal.sides.flatMap(({ bodies }) => bodies).find(({ id }) => id === part.playerId);
    const team = from.name;
    return elsewhere ? tradeFaults.left({ player: elsewhere.name, team }) : tradeFaults.somebodyLeft({ team });
  }
  const fault = faultOfBody(body, to, deal) ?? faultOfAgent(body, to);
  if (fault || part.retention === 0) return fault;
  const player = body.name;
  if (body.retained.clubs >= MAX_RETAINED.ofContract)
    return tradeFaults.retainedOften({ player, max: MAX_RETAINED.ofContract });
  // Percent of the full salary, whichever club pays it.
  const whole = body.retained.percent + (part.retention * (100 - body.retained.percent)) / 100;
  return whole > MAX_RETENTION + 1e-9 ? tradeFaults.tooMuchRetained({ player, max: MAX_RETENTION }) : null;
}

function faultOfAgent({ id, name }: { id: PlayerId; name: string }, to: TradeSide): Refused | null {
  return to.barred?.has(id) ? tradeFaults.ownClient({ player: name, team: to.name }) : null;
}

function faultsOfSide(side: TradeSide, deal: Deal): Refused[] {
  const { leaving, coming } = movesOf(side, deal);
  const team = side.name;
  const faults: Refused[] = [];
  const gone = new Set(leaving.map(({ id }) => id));
  for (const level of ['PRO', 'FRM'] as const) {
    const before = side.bodies.filter((body) => body.level === level);
    const after = [...before.filter(({ id }) => !gone.has(id)), ...coming.filter((body) => body.level === level)];
    for (const group of ['forward', 'defense', 'goalie'] as const) {
      const [had, has] = [before, after].map((list) => list.filter((body) => groupOf(body.position) === group).length);
      const fewest = MIN_HEALTHY[group];
      if ((has ?? 0) < fewest && (has ?? 0) < (had ?? 0)) {
        faults.push(
          tradeFaults.tooFew({ team: level === 'PRO' ? team : `${team} (farm)`, fewest, group: GROUP_WORDS[group] }),
        );
      }
    }
    if (level === 'FRM') faults.push(...faultsOfFarm(`${team} (farm)`, before, after));
    if (level === 'PRO' && after.length > MAX_FIRST_TEAM && after.length > before.length)
      faults.push(tradeFaults.tooMany({ team, max: MAX_FIRST_TEAM }));
  }
  if (side.active) {
    const counted = side.active;
    const fewer = leaving.filter(({ id }) => counted.has(id)).length;
    const more = coming.filter(({ level }) => level === 'PRO').length;
    if (more > fewer && counted.size - fewer + more > MAX_ACTIVE)
      faults.push(tradeFaults.tooMany({ team, max: MAX_ACTIVE }));
  }
  const signed = (bodies: readonly TradeBody[]) => bodies.filter(({ level }) => level !== 'U21').length;
  const count = signed(side.bodies) - signed(leaving) + signed(coming);
  if (count > MAX_CONTRACTS && signed(coming) > signed(leaving))
    faults.push(tradeFaults.tooManyContracts({ team, max: MAX_CONTRACTS }));
  const retaining = playersOf(deal.parts).filter(
    (part) => part.fromClubId === side.clubId && part.retention > 0,
  ).length;
  if (retaining > 0 && side.retains + retaining > MAX_RETAINED.ofClub)
    faults.push(tradeFaults.tooManyRetained({ team, max: MAX_RETAINED.ofClub }));
  const verdict = wouldBeLegal(side.cap, capChangeOf(side, deal));
  const over = verdict.ok && side.isOnItsOwn && isSummer(side.cap.day) ? overNextSeason(verdict) : 0;
  if (!verdict.ok) {
    const { over: tooMuch, season, isRescue } = verdict;
    faults.push(tradeFaults[isRescue ? 'underRescue' : 'overTheCap']({ team, over: tooMuch, season }));
  } else if (over > 0) faults.push(tradeFaults.overTheCap({ team, over, season: side.cap.season + 1 }));
  return faults;
}

/** Returns the dollars by which a club would begin the next season over its limit; 0 if it is no worse off than before. */
function overNextSeason({ before, after }: CapVerdict): number {
  const [had, has] = [before, after].map(({ upper, seasons }) => {
    return (seasons[1]?.space ?? 0) - (1 - PAYROLL.most) * upper;
  });
  return has !== undefined && has < 0 && has < (had ?? 0) ? Math.ceil(-has) : 0;
}

/** Returns the players who leave a side and those who join it. */
export function movesOf(side: TradeSide, { sides, parts }: Pick<Deal, 'sides' | 'parts'>) {
  const moved = playersOf(parts);
  const given = new Set(moved.filter((part) => part.fromClubId === side.clubId).map(({ playerId }) => playerId));
  const got = new Set(moved.filter((part) => part.toClubId === side.clubId).map(({ playerId }) => playerId));
  const others = sides.filter(({ clubId }) => clubId !== side.clubId).flatMap(({ bodies }) => bodies);
  return {
    leaving: side.bodies.filter(({ id }) => given.has(id)),
    coming: others.filter(({ id }) => got.has(id)),
  };
}

function playersOf(parts: readonly TradePart[]) {
  return parts.filter((part) => part.kind === 'player');
}

/** Returns what a trade does to a side's cap. */
export function capChangeOf(side: TradeSide, deal: Pick<Deal, 'sides' | 'parts'>): CapChange {
  const { leaving, coming } = movesOf(side, deal);
  const partOf = new Map(playersOf(deal.parts).map((part) => [part.playerId, part]));
  const retentionOf = ({ id }: TradeBody) => partOf.get(id)?.retention ?? 0;
  return {
    remove: leaving.map(({ id }) => id),
    add: coming.flatMap((body): CapContract[] =>
      body.contracts.map(({ fromSeason, toSeason, salary }) => ({
        playerId: body.id,
        fromSeason,
        toSeason,
        salary: salary - retainedOf(salary, retentionOf(body)),
        level: body.level,
        daysOut: body.daysOut,
      })),
    ),
    charge: leaving.flatMap((body) => retentionCharges(body.contracts, retentionOf(body), side.cap.season)),
  };
}

const GROUP_WORDS = { forward: 'forwards', defense: 'defensemen', goalie: 'goalies', skater: 'skaters' } as const;
const MIN_SKATERS = MIN_HEALTHY.forward + MIN_HEALTHY.defense;

/** Returns the shortages on the farm, where only a few older players may dress. */
function faultsOfFarm(team: string, before: readonly TradeBody[], after: readonly TradeBody[]): Refused[] {
  const kinds = [
    { group: 'skater', fewest: MIN_SKATERS },
    { group: 'goalie', fewest: MIN_HEALTHY.goalie },
  ] as const;
  return kinds.flatMap(({ group, fewest }) => {
    const toDress = (bodies: readonly TradeBody[]) => {
      const own = bodies.filter((body) => (groupOf(body.position) === 'goalie') === (group === 'goalie'));
      return dressableOnFarm(own, group);
    };
    const isShort = toDress(after) < fewest && toDress(after) < toDress(before);
    return isShort ? [tradeFaults.tooFew({ team, fewest, group: GROUP_WORDS[group] })] : [];
  });
}
