/**
 * The invented career of a player before the world began: plausible seasons, generated backward from his current strength. These
 * games were never played, so they are kept apart from real results.
 */
import { isDefense, isGoalie, type Level, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/** Columns of a season, in this order; times in seconds, xg and xga in thousandths. */
export const PAST_SKATER_COLUMNS = [
  ...['games', 'goals', 'assists', 'ppGoals', 'ppAssists', 'shGoals', 'shAssists', 'gameWinningGoals', 'plusMinus'],
  ...['pim', 'shots', 'xg', 'toi', 'ppToi', 'shToi', 'hits', 'blocks', 'takeaways', 'giveaways', 'faceoffsWon'],
  'faceoffsLost',
] as const;
export const PAST_GOALIE_COLUMNS = [
  ...[
    'games',
    'starts',
    'wins',
    'losses',
    'overtimeLosses',
    'shutouts',
    'toi',
    'shotsAgainst',
    'saves',
    'goalsAgainst',
  ],
  'xga',
] as const;

/** Rounds of a regular season. */
const GAMES = 38;
/** Points of overall gained per year from each age on: none in his late twenties, a loss afterward. */
const YEARLY_GROWTH: readonly [age: number, points: number][] = [
  [30, -0.9],
  [27, 0],
  [24, 0.8],
  [21, 1.9],
  [19, 3],
  [0, 4.5],
];
/** Mean overall of the players at a level of tier 1. */
const ORDINARY: Record<Level, number> = { PRO: 68.5, FRM: 59.5, U21: 51 };
/** Minimum overall of a first-team player in tier 1. */
const FIRST_TEAM = 63;
/** Points per game of an average forward and defenseman, their growth per point of overall, and the maximum. */
const SCORING = { forward: 0.46, defense: 0.28, perPoint: 0.075, most: 1.6 } as const;

export interface PastSeason {
  age: number;
  level: Level;
  /** In the order of PAST_SKATER_COLUMNS or PAST_GOALIE_COLUMNS. */
  counts: number[];
}

interface Now {
  position: Position;
  age: number;
  overall: number;
  /** Age in his first professional season; null: he is still a junior. */
  proSince: number | null;
  /** Points by which his league is weaker than tier 1. */
  step: number;
}

/** Returns his seasons from sixteen until now, earliest first. */
export function inventPast({ position, age, overall, proSince, step }: Now, random: Random): PastSeason[] {
  const seasons: PastSeason[] = [];
  let then = overall;
  for (let year = age - 1; year >= Math.max(16, 0); year--) {
    then -= growthAt(year);
    const isPro = proSince !== null && year >= proSince;
    // Luck with coaches and injuries: not every season matches his strength.
    const form = then + random.normal(0, 1.4);
    const level = !isPro ? 'U21' : form >= FIRST_TEAM - step ? 'PRO' : 'FRM';
    const over = form - (ORDINARY[level] - step);
    if (level === 'U21' && year < 17 && over < -6) break;
    const counts = isGoalie(position) ? goalieSeason(over, random) : skaterSeason(position, over, random);
    seasons.push({ age: year, level, counts });
  }
  return seasons.reverse();
}

function growthAt(age: number): number {
  return YEARLY_GROWTH.find(([from]) => age >= from)?.[1] ?? 0;
}

/** @param over points of overall above the average at his level. */
function skaterSeason(position: Position, over: number, random: Random): number[] {
  const isBack = isDefense(position);
  const games = gamesOf(over, random);
  const perGame = Math.min(
    SCORING.most,
    (isBack ? SCORING.defense : SCORING.forward) * Math.exp(SCORING.perPoint * over + random.normal(0, 0.16)),
  );
  const points = Math.round(games * perGame);
  const goals = share(points, isBack ? 0.24 : 0.41, random);
  const assists = points - goals;
  const minutes = bounded((isBack ? 18.5 : 14.5) + 0.42 * over + random.normal(0, 0.8), isBack ? 12 : 8.5, 25);
  const ppMinutes = bounded(1.3 + 0.22 * over, 0, 4);
  const shMinutes = bounded((isBack ? 1.6 : 0.8) + random.normal(0, 0.7), 0, 3.2);
  const ppGoals = share(goals, Math.min(0.34, ppMinutes * 0.11), random);
  const ppAssists = share(assists, Math.min(0.38, ppMinutes * 0.13), random);
  const shGoals = share(goals - ppGoals, 0.03, random);
  const shAssists = share(assists - ppAssists, 0.02, random);
  const shots = Math.max(goals, Math.round(goals / bounded(random.normal(isBack ? 0.06 : 0.11, 0.02), 0.035, 0.19)));
  const draws = position === 'C' ? Math.round(games * bounded(11 + 0.35 * over, 4, 19)) : Math.round(games * 0.4);
  const won = Math.round(draws * bounded(random.normal(0.5 + 0.003 * over, 0.03), 0.38, 0.62));
  const perNight = (mean: number) => Math.round(games * Math.max(0, mean * Math.exp(random.normal(0, 0.35))));
  return [
    ...[games, goals, assists, ppGoals, ppAssists, shGoals, shAssists, share(goals, 0.16, random)],
    Math.round((over * 0.25 + random.normal(0, 4.5)) * (games / GAMES)),
    2 * perNight(0.28),
    shots,
    Math.round(goals * 600 + shots * 42),
    ...[minutes, ppMinutes, shMinutes].map((each) => Math.round(each * 60 * games)),
    ...[perNight(isBack ? 0.9 : 1.1), perNight(isBack ? 1.4 : 0.5), perNight(0.45), perNight(0.55)],
    ...[won, draws - won],
  ];
}

function goalieSeason(over: number, random: Random): number[] {
  const games = Math.round(bounded(GAMES * (0.5 + 0.035 * over) + random.normal(0, 4), 3, 34));
  const starts = games - random.int(0, Math.min(2, games - 1));
  const toi = starts * 3590 + (games - starts) * 1500;
  const shotsAgainst = Math.round((toi / 3600) * bounded(random.normal(29, 1.5), 24, 34));
  const saved = bounded(0.904 + 0.0011 * over + random.normal(0, 0.0055), 0.86, 0.94);
  const saves = Math.round(shotsAgainst * saved);
  const goalsAgainst = shotsAgainst - saves;
  const wins = Math.round(starts * bounded(0.5 + 0.014 * over + random.normal(0, 0.07), 0.12, 0.82));
  const overtimeLosses = share(starts - wins, 0.2, random);
  const shutouts = share(wins, bounded(0.1 + (saved - 0.905) * 4, 0.02, 0.3), random);
  return [
    ...[games, starts, wins, starts - wins - overtimeLosses, overtimeLosses, shutouts, toi],
    ...[shotsAgainst, saves, goalsAgainst, Math.round(shotsAgainst * 0.0955 * 1000)],
  ];
}

/** Returns his games; regulars miss a few, others many. */
function gamesOf(over: number, random: Random): number {
  const missed = Math.round(random.exponential() * (over < -5 ? 9 : 3));
  return Math.max(4, GAMES - missed);
}

/** Returns roughly that part of a whole number, at random and never more than all of it. */
function share(whole: number, part: number, random: Random): number {
  if (whole <= 0) return 0;
  const luck = random.normal(0, Math.sqrt(whole * part * (1 - part)) || 0);
  return Math.round(bounded(whole * part + luck, 0, whole));
}

function bounded(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
