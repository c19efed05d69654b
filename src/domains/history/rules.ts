/** Trophies: a cup for who wins the playoffs, a president's trophy for who is first after the regular season. */
import { RECORDS_LISTED, RETIRED_NUMBERS, type TrophyCategory } from '#domains/history/constants.ts';
import { absoluteDayOf, PHASE_STARTS } from '#engine/calendar.ts';
import type { Level } from '#engine/player/skills.ts';

export interface Trophy {
  category: TrophyCategory;
  level: Level;
  /** Of the top league, or of any below it. */
  tier: 'top' | 'lower';
}

export function trophyOf(category: TrophyCategory, { level, tier }: { level: Level; tier: number }): Trophy {
  return { category, level, tier: tier === 1 ? 'top' : 'lower' };
}

/** As the specification calls it. */
export function describeTrophy({ category, level, tier }: Trophy): string {
  const won = category === 'cup' ? 'Cup winner' : 'Regular season winner';
  return `${won} ${level} ${tier === 'top' ? 'Tier I' : 'Tier II+'}`;
}

/** What a season brought a team: rank and title stand in the table once they are decided. */
export function trophiesWon({ rank, isChampion }: { rank: number | null; isChampion: boolean }): TrophyCategory[] {
  return [...(isChampion ? (['cup'] as const) : []), ...(rank === 1 ? (['president'] as const) : [])];
}

/** The absolute day after which a trophy has its owner: whoever ran the club then has won it. */
export function dayOfTrophy(category: TrophyCategory, season: number): number {
  const day = category === 'cup' ? PHASE_STARTS.postseason - 1 : PHASE_STARTS.playoffs - 1;
  return absoluteDayOf({ season, day });
}

/** Points of a trophy on the leaderboard: cups before regular seasons, first teams before the farm, the top before the rest. */
export function trophyPoints({ category, level, tier }: Trophy): number {
  const ofLevel = { PRO: 10, FRM: 4, U21: 3 }[level];
  return ofLevel * (category === 'cup' ? 2 : 1) * (tier === 'top' ? 2 : 1);
}

/** The best of them by a value above 0; of those who are level the earlier one. */
export function bestBy<Row>(rows: readonly Row[], count: (row: Row) => number): { row: Row; value: number }[] {
  return rows
    .map((row) => ({ row, value: count(row) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .slice(0, RECORDS_LISTED);
}

/** Whether somebody has done enough for a club that it may retire his number. */
export function isGreat({ games, isMember }: { games: number; isMember: boolean }): boolean {
  return games >= (isMember ? RETIRED_NUMBERS.gamesOfMember : RETIRED_NUMBERS.games);
}

/** Whether a club may retire one more number in a season. @param retired what it has retired so far */
export function mayRetireAnother(retired: readonly { season: number }[], season: number): boolean {
  const now = retired.filter((one) => one.season === season).length;
  return retired.length < RETIRED_NUMBERS.inAll && now < RETIRED_NUMBERS.aSeason;
}
