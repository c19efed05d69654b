/** Conditions on picks: whether one is allowed, how likely it is, and how it is settled. */
import { CONDITION } from '#domains/trade/constants.ts';
import type { PickCondition } from '#domains/trade/contract/conditions.ts';
import { tradeFaults } from '#domains/trade/refusals.ts';
import type { TradePart, TradePick } from '#domains/trade/rules/assets.ts';
import { DAYS_PER_SEASON, FIRST_PLAYOFF_DAY, FIRST_REGULAR_DAY, PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import type { ValuedAsset } from '#engine/market/trade.ts';
import { groupOf, type Level, type Position } from '#engine/player/skills.ts';
import { PLAYOFF_TEAMS } from '#engine/schedule/playoff-constants.ts';
import type { Refused } from '#platform/calls/refusal.ts';

type PickPart = Extract<TradePart, { kind: 'pick' }>;

/** Returns what is wrong with the condition on a pick; null: nothing, or the pick has none. @param from the club that gives it */
export function faultOfCondition(
  part: PickPart,
  from: { clubId: ClubId; name: string; picks: readonly TradePick[] },
  deal: { parts: readonly TradePart[]; absoluteDay: number },
): Refused | null {
  const { becomes } = part;
  if (!becomes) return null;
  const { season, gamesLeft } = conditionsOn(deal.absoluteDay);
  const [pick, other] = [part.pickId, becomes.pickId].map((id) => from.picks.find((each) => each.id === id));
  if (!other) return tradeFaults.pickGone({ team: from.name });
  if (!pick || pick === other || pick.season < season || other.season < season)
    return tradeFaults.conditionPick({ team: from.name });
  const { condition } = becomes;
  if (condition.kind === 'top')
    return pick.round === 1 && pick.season === season && pick.spot === null ? null : tradeFaults.conditionTop();
  if (condition.kind === 'playoffs') return null;
  if (condition.games > gamesLeft) return tradeFaults.conditionGames({ most: gamesLeft });
  const comes = deal.parts.some(
    (each) => each.kind === 'player' && each.playerId === condition.playerId && each.toClubId === from.clubId,
  );
  return comes ? null : tradeFaults.conditionPlayer({ team: from.name });
}

/** Returns the season whose games decide the conditions of a trade made today, and how many games a club has left in it. */
export function conditionsOn(absoluteDay: number): { season: number; gamesLeft: number } {
  const [season, day] = [Math.floor((absoluteDay - 1) / DAYS_PER_SEASON), ((absoluteDay - 1) % DAYS_PER_SEASON) + 1];
  const all = FIRST_PLAYOFF_DAY - FIRST_REGULAR_DAY;
  if (day >= PHASE_STARTS.postseason) return { season: season + 1, gamesLeft: all };
  return { season, gamesLeft: Math.max(0, Math.min(all, FIRST_PLAYOFF_DAY - day)) };
}

/** Returns the chance that a player plays at least this many of the remaining games. */
export function chanceOfGames(
  body: { level: Level; position: Position; daysOut: number },
  games: number,
  left: number,
): number {
  const { dressed, spread } = CONDITION;
  const share =
    body.level !== 'PRO' ? dressed.below : groupOf(body.position) === 'goalie' ? dressed.goalie : dressed.PRO;
  const there = Math.max(0, left - body.daysOut);
  if (there < games) return 0;
  return atLeast(games - 0.5, there * share, Math.max(1, there * spread));
}

/** Returns the chance that a club reaches the playoffs. @param place by strength, 1 the weakest */
export function chanceOfPlayoffs(place: number, clubs: number): number {
  // At least this many clubs must be weaker.
  return atLeast(clubs - PLAYOFF_TEAMS + 0.5, place, Math.max(1, clubs * CONDITION.placeSpread));
}

/** Returns the chance a club counts on when only the other club can influence the outcome: shaded toward the worse result. */
export function trusted(condition: PickCondition, chance: number, isBetter: boolean): number {
  if (condition.kind !== 'games') return chance;
  return isBetter ? chance * CONDITION.trust : 1 - (1 - chance) * CONDITION.trust;
}

/** Returns the expected value of an asset that becomes the other one with this chance. */
export function blend(asset: ValuedAsset, other: ValuedAsset, chance: number): ValuedAsset {
  const mix = (one: readonly number[], two: readonly number[]) =>
    Array.from({ length: Math.max(one.length, two.length) }, (_, index) => {
      return (one[index] ?? 0) * (1 - chance) + (two[index] ?? 0) * chance;
    });
  return { ...asset, goals: mix(asset.goals, other.goals), hits: mix(asset.hits, other.hits) };
}

/** The facts when a condition is checked. */
export interface Known {
  /** Games its player has played for the club. */
  played: number;
  isInPlayoffs: boolean;
  /** The pick's overall spot; null until the lottery. */
  spot: number | null;
  /** Nothing in the season can change the outcome anymore. */
  isOver: boolean;
}

/** Returns how a condition is settled. @returns null: it is still open */
export function outcomeOf(
  condition: PickCondition,
  { played, isInPlayoffs, spot, isOver }: Known,
): 'met' | 'missed' | null {
  if (condition.kind === 'games' && played >= condition.games) return 'met';
  if (!isOver) return null;
  if (condition.kind === 'playoffs') return isInPlayoffs ? 'met' : 'missed';
  return condition.kind === 'top' && spot !== null && spot <= condition.places ? 'met' : 'missed';
}

/** Returns the chance that a normal variable is at least `least`. Logistic approximation, within .02 of the normal. */
function atLeast(least: number, mean: number, deviation: number): number {
  return 1 / (1 + Math.exp((1.702 * (least - mean)) / deviation));
}
