/** Does the level of play stay the same? */
import { slopeOf } from '../drift/trend.ts';
import { between, type Target, target } from '../rows.ts';
import { meanOf } from '../spread.ts';
import { FIRST_LEAGUE } from './first-league.ts';
import type { SeasonNote, SquadPlayer } from './notes.ts';

export const SKILL_TARGETS: readonly Target[] = [
  target('overall', 'overall of regulars against season 1', 0, 1),
  target('overallSlope', 'overall of regulars, change per season', 0, 0.03, 3),
  target('goalsTrend', 'goals per game in all leagues, trend over the seasons, %', 0, 2, 1),
  between('lines', 'gap from first to fourth line, against season 1, %', [-10, 10], 1),
];

/** @param notes of all seasons, first season first; @param settled the seasons that count */
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

/** Per team and game. */
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

/** Returns the points of overall between a club's first players at the forward positions and its fourth. */
function firstToFourth({ squads }: SeasonNote): number {
  const forwards = squads.filter((player) => isTopRegular(player) && ['LW', 'C', 'RW'].includes(player.position));
  const meanAt = (rank: number) =>
    meanOf(forwards.filter((player) => player.rank === rank).map(({ overall }) => overall));
  return meanAt(1) - meanAt(4);
}

export function isTopRegular(player: SquadPlayer): boolean {
  return player.isRegular && player.leagueId === FIRST_LEAGUE;
}
