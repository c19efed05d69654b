/** Trophies: a cup for winning the playoffs, a president's trophy for finishing first in the regular season. */
import {
  RECORDS_LISTED,
  RETIRED_NUMBERS,
  SEASONS_BEFORE_RECORDS,
  type TrophyCategory,
} from '#domains/history/constants.ts';
import { absoluteDayOf, PHASE_STARTS } from '#engine/calendar.ts';
import type { GameId } from '#engine/ids.ts';
import type { Level } from '#engine/player/skills.ts';

export interface Trophy {
  category: TrophyCategory;
  level: Level;
  /** The top league, or any below it. */
  tier: 'top' | 'lower';
}

export function trophyOf(category: TrophyCategory, { level, tier }: { level: Level; tier: number }): Trophy {
  return { category, level, tier: tier === 1 ? 'top' : 'lower' };
}

/** Returns the specification's name for it. */
export function describeTrophy({ category, level, tier }: Trophy): string {
  const won = category === 'cup' ? 'Cup winner' : 'Regular season winner';
  return `${won} ${level} ${tier === 'top' ? 'Tier I' : 'Tier II+'}`;
}

/** Returns the trophies of a team's season: rank and title are in the standings once they are decided. */
export function trophiesWon({ rank, isChampion }: { rank: number | null; isChampion: boolean }): TrophyCategory[] {
  return [...(isChampion ? (['cup'] as const) : []), ...(rank === 1 ? (['president'] as const) : [])];
}

/** Returns the absolute day after which a trophy is decided: it goes to the manager of the club on that day. */
export function dayOfTrophy(category: TrophyCategory, season: number): number {
  const day = category === 'cup' ? PHASE_STARTS.postseason - 1 : PHASE_STARTS.playoffs - 1;
  return absoluteDayOf({ season, day });
}

/** Returns a trophy's points on the leaderboard: cups above regular seasons, first teams above the farm, the top above the rest. */
export function trophyPoints({ category, level, tier }: Trophy): number {
  const ofLevel = { PRO: 10, FRM: 4, U21: 3 }[level];
  return ofLevel * (category === 'cup' ? 2 : 1) * (tier === 'top' ? 2 : 1);
}

/** Returns the best of them by a value above 0; of ties the earlier one. */
export function bestBy<Row>(rows: readonly Row[], count: (row: Row) => number): { row: Row; value: number }[] {
  return rows
    .map((row) => ({ row, value: count(row) }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value)
    .slice(0, RECORDS_LISTED);
}

/**
 * Marks which of these, one per season, exceeded all earlier ones. The first seasons of a league set no records, since
 * everything would be one.
 * @param bests earliest first
 */
export function marksRecords<Best extends { value: number }>(bests: readonly Best[]): (Best & { isRecord: boolean })[] {
  let most = 0;
  return bests.map((best, index) => {
    const isRecord = index >= SEASONS_BEFORE_RECORDS && best.value > most;
    most = Math.max(most, best.value);
    return { ...best, isRecord };
  });
}

/** Returns whether a player has done enough for a club to have his number retired. */
export function isGreat({ games, isMember }: { games: number; isMember: boolean }): boolean {
  return games >= (isMember ? RETIRED_NUMBERS.gamesOfMember : RETIRED_NUMBERS.games);
}

/** Returns whether a club may retire another number in a season. @param retired numbers it has retired so far */
export function mayRetireAnother(retired: readonly { season: number }[], season: number): boolean {
  const now = retired.filter((one) => one.season === season).length;
  return retired.length < RETIRED_NUMBERS.inAll && now < RETIRED_NUMBERS.aSeason;
}

/** A game against an opponent, from a team's side. */
export interface Meeting {
  opponentId: number;
  gameId: GameId;
  season: number;
  goalsFor: number;
  goalsAgainst: number;
  isRegulation: boolean;
}

/** All games against one opponent, added up. */
export interface AllTimeSeries {
  opponentId: number;
  games: number;
  wins: number;
  losses: number;
  overtimeLosses: number;
  goalsFor: number;
  goalsAgainst: number;
  streak: number;
  last: Pick<Meeting, 'gameId' | 'season' | 'goalsFor' | 'goalsAgainst'>;
}

/** Returns the all-time series by opponent. @param meetings oldest first */
export function allTimeSeries(meetings: readonly Meeting[]): AllTimeSeries[] {
  return [...Map.groupBy(meetings, ({ opponentId }) => opponentId)].flatMap(([opponentId, own]) => {
    const latest = own.at(-1);
    if (!latest) return [];
    const count = (fits: (meeting: Meeting) => boolean) => own.filter(fits).length;
    const sum = (goals: 'goalsFor' | 'goalsAgainst') => own.reduce((all, meeting) => all + meeting[goals], 0);
    const { gameId, season, goalsFor, goalsAgainst } = latest;
    return [
      {
        opponentId,
        games: own.length,
        wins: count((meeting) => outcomeOf(meeting) > 0),
        losses: count((meeting) => outcomeOf(meeting) < 0 && meeting.isRegulation),
        overtimeLosses: count((meeting) => outcomeOf(meeting) < 0 && !meeting.isRegulation),
        goalsFor: sum('goalsFor'),
        goalsAgainst: sum('goalsAgainst'),
        streak: streakOf(own),
        last: { gameId, season, goalsFor, goalsAgainst },
      },
    ];
  });
}

/** 1: won, −1: lost. */
function outcomeOf({ goalsFor, goalsAgainst }: Meeting): number {
  return Math.sign(goalsFor - goalsAgainst);
}

/** Returns the current streak, ending with the last meeting; negative for losses. */
function streakOf(meetings: readonly Meeting[]): number {
  const outcomes = meetings.map(outcomeOf).toReversed();
  const [latest = 0] = outcomes;
  const other = outcomes.findIndex((outcome) => outcome !== latest);
  return latest * (other === -1 ? outcomes.length : other);
}
