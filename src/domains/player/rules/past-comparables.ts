/** Past careers that began like a player's own, compared by first-team totals at his age. */
import { COMPARABLE_FAR, MIN_GAMES_TO_COMPARE, PAST_SHOWN } from '#domains/player/constants.ts';
import type { PlayerId } from '#engine/ids.ts';

/** A player's totals for first teams in league games. */
export interface CareerSum {
  games: number;
  goals: number;
  assists: number;
  wins: number;
  saves: number;
  shotsAgainst: number;
}

/** A player's totals in leagues of one tier: up to the compared age, and overall. */
export interface TierSum {
  playerId: PlayerId;
  tier: number;
  byThen: CareerSum;
  inAll: CareerSum;
}

export interface PastCareer {
  playerId: PlayerId;
  /** The tier in which he had played most by then. */
  tier: number;
  byThen: CareerSum;
  inAll: CareerSum;
}

/** A player's totals of a season in leagues of one tier. */
export interface CareerYear extends CareerSum {
  playerId: PlayerId;
  tier: number;
  season: number;
}

/** Returns one player's career as of each age in which he played, youngest first. */
export function careerByAge(
  years: readonly CareerYear[],
  birthSeason: number,
): { age: number; tier: number; byThen: CareerSum }[] {
  const ages = [...new Set(years.map(({ season }) => season - birthSeason))].sort((one, other) => one - other);
  return ages.flatMap((age) => {
    const [career] = careersAtAge(years, () => birthSeason, age).values();
    return career ? [{ age, tier: career.tier, byThen: career.byThen }] : [];
  });
}

/** Returns careers from their years (earliest first), as of an age and overall. */
export function careersAtAge(
  years: readonly CareerYear[],
  birthSeasonOf: (year: CareerYear) => number,
  age: number,
): Map<number, PastCareer> {
  const parts = Map.groupBy(years, ({ playerId, tier }) => `${playerId}/${tier}`);
  return careersOf(
    [...parts.values()].flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const byThen = own.filter((year) => year.season - birthSeasonOf(year) <= age).reduce(sumOf, NOTHING);
      return [{ playerId: first.playerId, tier: first.tier, byThen, inAll: own.reduce(sumOf, NOTHING) }];
    }),
  );
}

const NOTHING: CareerSum = { games: 0, goals: 0, assists: 0, wins: 0, saves: 0, shotsAgainst: 0 };

/** Returns one career per player, with the tiers added up. */
export function careersOf(sums: readonly TierSum[]): Map<number, PastCareer> {
  const careers = new Map<number, PastCareer & { most: number }>();
  for (const { playerId, tier, byThen, inAll } of sums) {
    const known = careers.get(playerId);
    if (!known) careers.set(playerId, { playerId, tier, byThen, inAll, most: byThen.games });
    else {
      known.byThen = sumOf(known.byThen, byThen);
      known.inAll = sumOf(known.inAll, inAll);
      if (byThen.games > known.most) Object.assign(known, { tier, most: byThen.games });
    }
  }
  return new Map([...careers].map(([id, { most: _, ...career }]) => [id, career]));
}

/**
 * Returns the most similar careers at his age, most similar first; only of the same tier, since scoring in a lower one
 * says little about a higher. Empty when he, or every other player, has played too little.
 */
export function nearestCareers(his: PastCareer, others: Iterable<PastCareer>, isGoalie: boolean): PastCareer[] {
  if (his.byThen.games < MIN_GAMES_TO_COMPARE) return [];
  const near: { career: PastCareer; distance: number }[] = [];
  for (const career of others) {
    if (career.playerId === his.playerId || career.tier !== his.tier) continue;
    if (career.byThen.games < MIN_GAMES_TO_COMPARE) continue;
    near.push({ career, distance: distanceOf(his.byThen, career.byThen, isGoalie) });
  }
  near.sort((one, other) => one.distance - other.distance || one.career.playerId - other.career.playerId);
  return near.slice(0, PAST_SHOWN).map(({ career }) => career);
}

function distanceOf(one: CareerSum, other: CareerSum, isGoalie: boolean): number {
  const games = Math.abs(Math.log(one.games / other.games)) / COMPARABLE_FAR.games;
  const rates = isGoalie ? [rateOfSaves] : [rateOfPoints, rateOfGoals];
  return rates.reduce((sum, { of, far }) => sum + Math.abs(of(one) - of(other)) / far, games);
}

const rateOfPoints = {
  far: COMPARABLE_FAR.points,
  of: ({ goals, assists, games }: CareerSum) => (goals + assists) / games,
};
const rateOfGoals = { far: COMPARABLE_FAR.goals, of: ({ goals, games }: CareerSum) => goals / games };
const rateOfSaves = {
  far: COMPARABLE_FAR.saves,
  of: ({ saves, shotsAgainst }: CareerSum) => (shotsAgainst === 0 ? 0 : saves / shotsAgainst),
};

function sumOf(one: CareerSum, other: CareerSum): CareerSum {
  return {
    games: one.games + other.games,
    goals: one.goals + other.goals,
    assists: one.assists + other.assists,
    wins: one.wins + other.wins,
    saves: one.saves + other.saves,
    shotsAgainst: one.shotsAgainst + other.shotsAgainst,
  };
}
