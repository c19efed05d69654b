/** A board's goals, and its confidence in the manager. */
import {
  BOTTOM,
  type BoardMood,
  CONFIDENCE,
  COURSE_BAND,
  EXPECTED_RUNGS,
  type Goal,
  MOODS,
  PLANNED_SEASONS,
} from '#domains/board/constants.ts';
import { PLAYOFF_TEAMS } from '#engine/schedule/playoff-constants.ts';

/** A league's place in its pyramid. */
export interface Place {
  /** 1 is the top league. */
  tier: number;
  isLowest: boolean;
}

/** Returns the possible goals in a league, least ambitious first. */
export function ladderOf({ tier, isLowest }: Place): readonly Goal[] {
  const bottom = isLowest ? 'off-bottom' : 'stay-up';
  const middle = ['top-half', 'playoffs', 'second-round'] as const;
  return tier === 1 ? [bottom, ...middle, 'final', 'title'] : [bottom, ...middle, 'promotion'];
}

/**
 * Returns the goals of the next seasons: two that match the club's strength, and a last one a rung higher.
 * @param rank among the clubs of its league by the strength of its first team, from 1
 */
export function plannedGoals(rank: number, place: Place): readonly Goal[] {
  const ladder = ladderOf(place);
  const top = ladder.length - 1;
  const rung = Math.min(top, EXPECTED_RUNGS.find(({ until }) => rank <= until)?.rung ?? 0);
  return Array.from({ length: PLANNED_SEASONS }, (_, ahead) => {
    const wanted = ahead === PLANNED_SEASONS - 1 ? Math.min(top, rung + 1) : rung;
    return ladder[wanted] as Goal;
  });
}

/** Returns the worst place that reaches a goal, or from which it is reached if the better teams win their series. */
export function placeFor(goal: Goal, { clubs, place }: { clubs: number; place: Place }): number {
  const rung = ladderOf(place).indexOf(goal);
  if (rung <= 0) return clubs - BOTTOM;
  return goal === 'top-half' ? Math.floor(clubs / 2) : (EXPECTED_RUNGS.findLast((one) => one.rung >= rung)?.until ?? 1);
}

/** How a season goes against its goal. */
export interface Course {
  isOnCourse: boolean;
  /** Points ahead of the usual pace of the goal, to a tenth; below 0: behind it. */
  ahead: number;
}

/**
 * Compares points with the usual pace of a goal. The band is the share of a season's luck that evens out: it grows with the root
 * of the games.
 *
 * @param pace points per game that clubs usually have on the place that reaches the goal
 */
export function courseOf({ points, played }: { points: number; played: number }, pace: number): Course {
  const tenths = (value: number) => Math.round(10 * value) / 10;
  const band = tenths(COURSE_BAND * Math.sqrt(played));
  const ahead = tenths(points - pace * played);
  return { isOnCourse: ahead >= -band, ahead };
}

/** A first team's season result. */
export interface Outcome {
  rank: number;
  /** Number of clubs in the league. */
  clubs: number;
  /** Series won in the playoffs. */
  rounds: number;
  isChampion: boolean;
  movement: 'promoted' | 'relegated' | null;
}

/** Returns whether a season reached its goal. */
export function isReached(goal: Goal, { rank, clubs, rounds, isChampion, movement }: Outcome): boolean {
  switch (goal) {
    case 'off-bottom':
      return rank <= clubs - BOTTOM;
    case 'stay-up':
      return movement !== 'relegated';
    case 'top-half':
      return rank <= clubs / 2;
    case 'playoffs':
      return rank <= PLAYOFF_TEAMS;
    case 'second-round':
      return rounds >= 1;
    case 'final':
      return rounds >= 2;
    case 'title':
      return isChampion;
    case 'promotion':
      return movement === 'promoted';
  }
}

/** Returns how much a season changes the board's confidence, in whole points. */
export function verdictOn(goal: Goal, outcome: Outcome, place: Place): number {
  const ladder = ladderOf(place);
  const wanted = ladder.indexOf(goal);
  const got = ladder.findLastIndex((rung) => isReached(rung, outcome));
  const { reached, missed, rung, most } = CONFIDENCE;
  const rungs = rung * (got - Math.max(0, wanted));
  const change = isReached(goal, outcome) ? reached + Math.max(0, rungs) : missed + Math.min(0, rungs);
  return Math.max(-most, Math.min(most, change));
}

/** A reason for the board's confidence. */
export interface Reason {
  kind: 'start' | 'season' | 'debt';
  /** The season of a `season` reason. */
  season: number | null;
  /** Points, rounded to tenths. */
  points: number;
}

/** Returns the reasons for a board's confidence. @param verdicts on the current manager, latest season first */
export function reasonsOf({
  verdicts,
  isInDebt,
}: {
  verdicts: readonly { season: number; change: number }[];
  isInDebt: boolean;
}): Reason[] {
  const { start, kept, debt } = CONFIDENCE;
  const ofSeasons = verdicts.map(({ season, change }, age): Reason => {
    return { kind: 'season', season, points: Math.round(10 * change * kept ** age) / 10 };
  });
  return [
    { kind: 'start', season: null, points: start },
    ...ofSeasons.filter(({ points }) => points !== 0),
    ...(isInDebt ? [{ kind: 'debt', season: null, points: debt } as const] : []),
  ];
}

/** Returns the confidence, 0 to 100. */
export function confidenceOf(reasons: readonly Reason[]): number {
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return Math.max(0, Math.min(100, Math.round(sum)));
}

export function moodOf(confidence: number): BoardMood {
  return MOODS.find(({ from }) => confidence >= from)?.mood ?? 'none';
}
