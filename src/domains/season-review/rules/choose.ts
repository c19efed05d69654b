/** What a review tells of a season: its games, leaders, arrivals, departures, and growth. */
import type { AwardLine } from '#domains/awards/contract.ts';
import { LISTED, SHOTS_TO_LEAD, YOUNG_UNTIL } from '#domains/season-review/constants.ts';
import type { Arrival, Departure, GameFact, Leader, Young } from '#domains/season-review/rules/facts.ts';
import type { GoalieCounts, SkaterCounts } from '#domains/stats/rules/totals.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import { exactOverall, overallOf } from '#engine/player/overall.ts';
import type { Level, Position } from '#engine/player/skills.ts';

/** Returns each team's rank by its rating, from 1; tied teams share the better one. */
export function expectedRanks(ratings: ReadonlyMap<TeamId, number>): Map<TeamId, number> {
  const all = [...ratings.values()];
  return new Map([...ratings].map(([id, rating]) => [id, 1 + all.filter((other) => other > rating).length]));
}

/** A game of a club and its significance. */
export interface Played extends GameFact {
  /** The win that decided a series for the club. */
  isDecider: boolean;
}

/** @param rankOf final places of the league's teams */
export function gamesOfSeason(played: readonly Played[], rankOf: ReadonlyMap<TeamId, number>) {
  const margin = ({ goalsFor, goalsAgainst }: GameFact) => goalsFor - goalsAgainst;
  const wins = played.filter((game) => margin(game) > 0);
  const losses = played.filter((game) => margin(game) < 0);
  const placeOf = ({ opponentTeamId }: GameFact) => rankOf.get(opponentTeamId) ?? Number.MAX_SAFE_INTEGER;
  const deciders = wins.filter(({ isDecider }) => isDecider);
  const best =
    first(deciders, (one, other) => (other.playoffRound ?? 0) - (one.playoffRound ?? 0)) ??
    first(wins, (one, other) => placeOf(one) - placeOf(other) || margin(other) - margin(one));
  return {
    bestWin: kept(best),
    biggestWin: kept(first(wins, (one, other) => margin(other) - margin(one) || other.goalsFor - one.goalsFor)),
    biggestLoss: kept(
      first(losses, (one, other) => margin(one) - margin(other) || other.goalsAgainst - one.goalsAgainst),
    ),
  };
}

/** Returns the first by an order; of ties the earlier one. */
function first<Row>(rows: readonly Row[], order: (one: Row, other: Row) => number): Row | undefined {
  return rows.toSorted(order)[0];
}

function kept(game: Played | undefined): GameFact | null {
  if (!game) return null;
  const { isDecider: _, ...fact } = game;
  return fact;
}

type SkaterCount = 'games' | 'goals' | 'assists' | 'plusMinus' | 'pim';
type GoalieCount = 'games' | 'wins' | 'shutouts' | 'saves' | 'shotsAgainst' | 'goalsAgainst' | 'toi';
export type SkaterOfSeason = { playerId: PlayerId } & Pick<SkaterCounts, SkaterCount>;
export type GoalieOfSeason = { playerId: PlayerId } & Pick<GoalieCounts, GoalieCount>;

/** Returns the club's first-team leader in each statistic, if above 0. */
export function leadersOf(skaters: readonly SkaterOfSeason[], goalies: readonly GoalieOfSeason[]): Leader[] {
  const busy = goalies.filter(({ shotsAgainst }) => shotsAgainst >= SHOTS_TO_LEAD);
  const led = [
    leader('points', skaters, ({ goals, assists }) => goals + assists),
    leader('goals', skaters, ({ goals }) => goals),
    leader('assists', skaters, ({ assists }) => assists),
    leader('plus-minus', skaters, ({ plusMinus }) => plusMinus),
    leader('goalie-wins', goalies, ({ wins }) => wins),
    leader('save-percentage', busy, ({ saves, shotsAgainst }) => saves / shotsAgainst),
  ];
  return led.flatMap((one) => one ?? []);
}

function leader<Row extends { playerId: PlayerId; games: number }>(
  statistic: Leader['statistic'],
  rows: readonly Row[],
  count: (row: Row) => number,
): Leader | null {
  const best = first(rows, (one, other) => count(other) - count(one) || one.games - other.games);
  return best && count(best) > 0 ? { statistic, playerId: best.playerId, value: count(best) } : null;
}

export function skaterLine({ games, goals, assists, plusMinus, pim }: SkaterOfSeason): AwardLine {
  return { kind: 'skater', games, goals, assists, plusMinus, pim };
}

export function goalieLine({
  games,
  wins,
  shutouts,
  saves,
  shotsAgainst,
  goalsAgainst,
  toi,
}: GoalieOfSeason): AwardLine {
  const savePercentage = shotsAgainst === 0 ? 0 : saves / shotsAgainst;
  const goalsAgainstAverage = toi === 0 ? 0 : (goalsAgainst * 3600) / toi;
  return { kind: 'goalie', games, wins, shutouts, savePercentage, goalsAgainstAverage };
}

/** Sorts by contribution, largest first; players without games by salary. */
export function arrivalsListed(arrivals: readonly Arrival[]): Arrival[] {
  return arrivals
    .toSorted((one, other) => worthOf(other.line) - worthOf(one.line) || (other.salary ?? 0) - (one.salary ?? 0))
    .slice(0, LISTED.arrivals);
}

export function departuresListed(departures: readonly Departure[]): Departure[] {
  return departures.toSorted((one, other) => worthOf(other.line) - worthOf(one.line)).slice(0, LISTED.departures);
}

/** Weighs a line: a goalie's win counts as much as two points of a skater. */
function worthOf(line: AwardLine | null): number {
  if (line?.kind === 'skater') return line.goals + line.assists + line.games / 100;
  if (line?.kind === 'goalie') return 2 * line.wins + line.games / 100;
  return -1;
}

export interface Grown {
  playerId: PlayerId;
  position: Position;
  level: Level;
  age: number;
  skills: readonly number[];
  progress: readonly number[];
  /** In hundredths, at the start of the season; null: he came later. */
  skillsAtStart: readonly number[] | null;
}

/** Returns the young players who were there when the season began, the largest gain first. Whole points, as public ratings have. */
export function youngListed(players: readonly Grown[]): Young[] {
  return players
    .flatMap(({ playerId, position, level, age, skills, progress, skillsAtStart }): Young[] => {
      if (skillsAtStart === null || age > YOUNG_UNTIL) return [];
      const now = skills.map((skill, index) => skill + (progress[index] ?? 0) / 100);
      const start = skillsAtStart.map((skill) => skill / 100);
      const gain = Math.round(exactOverall(position, now) - exactOverall(position, start));
      const after = overallOf(position, skills);
      return [{ playerId, level, age, before: after - gain, after }];
    })
    .sort((one, other) => other.after - other.before - (one.after - one.before) || other.after - one.after)
    .slice(0, LISTED.young);
}
