/** Does the level of play stay what it was? */
import { slopeOf } from '../drift/trend.ts';
import { between, type Target, target } from '../rows.ts';
import { meanOf } from '../spread.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import type { SeasonNote, SquadMan } from './notes.ts';

export const SKILL_TARGETS: readonly Target[] = [
  target('overall', 'overall of regulars against season 1', 0, 1),
  target('overallSlope', 'overall of regulars, change a season', 0, 0.03, 3),
  target('goalsTrend', 'goals a game of all leagues, trend over the seasons, %', 0, 2, 1),
  between('lines', 'from first to fourth line, against season 1, %', [-10, 10], 1),
];

/** @param notes of all seasons, the first one first; @param settled those that count */
export function skillTable(notes: readonly SeasonNote[], settled: readonly SeasonNote[]): Record<string, number> {
  const first = notes[0];
  if (!first) return {};
  const overalls = settled.map(overallOf);
  const goals = settled.map(goalsAGame);
  return {
    overall: meanOf(overalls) - overallOf(first),
    overallSlope: slopeOf(overalls),
    goalsTrend: (100 * slopeOf(goals) * (goals.length - 1)) / meanOf(goals),
    lines: 100 * (meanOf(settled.map(firstToFourth)) / firstToFourth(first) - 1),
  };
}

function overallOf({ squads }: SeasonNote): number {
  return meanOf(squads.filter(isTopRegular).map(({ overall }) => overall));
}

/** A team and game. */
function goalsAGame({ finishes }: SeasonNote): number {
  const sum = (pick: (finish: SeasonNote['finishes'][number]) => number) =>
    finishes.reduce((total, finish) => total + pick(finish), 0);
  return (
    sum(({ goals }) => goals) /
    Math.max(
      1,
      sum(({ games }) => games),
    )
  );
}

/** Points of overall between a club's first men at the forwards' places and its fourth. */
function firstToFourth({ squads }: SeasonNote): number {
  const forwards = squads.filter((man) => isTopRegular(man) && ['LW', 'C', 'RW'].includes(man.position));
  const meanAt = (rank: number) => meanOf(forwards.filter((man) => man.rank === rank).map(({ overall }) => overall));
  return meanAt(1) - meanAt(4);
}

export function isTopRegular(man: SquadMan): boolean {
  return man.isRegular && man.leagueId === FIRST_LEAGUE;
}
