/** `sim -- calibrate`: plays games between generated teams and holds their statistics against real ones. */
import { simulateMatch } from '#engine/match/match.ts';
import type { MatchEvent, MatchInput, MatchResult } from '#engine/match/types.ts';
import { Random } from '#engine/random.ts';
import { gameInput, generateLeague, prepareLineup, recordInjuries, type SimTeam, seasonRounds } from './league.ts';
import { SEASON_GAMES, SeasonStatistics } from './season-statistics.ts';
import { GameStatistics } from './statistics.ts';
import { SEASON_TARGETS, TARGETS, type Target } from './targets.ts';

export interface Row {
  statistic: string;
  ours: number;
  real: number;
  spread: number;
  holds: boolean;
  digits: number;
}

export interface Calibration {
  games: number;
  seed: number;
  rows: Row[];
}

/**
 * Seasons that a calibration plays at least, however few games were asked for: rare things (double minors) and what only a
 * season shows (its best scorer) vary more between single seasons than their bands are wide.
 */
export const LEAST_SEASONS = 16;

interface Options {
  games: number;
  seed: number;
  /** Told the number of games played, now and then. */
  onProgress?: (games: number) => void;
  /** Given each game played: its input, result and play-by-play. */
  onGame?: (game: PlayedGame) => void;
  /** Seasons to play at least; LEAST_SEASONS when absent. */
  leastSeasons?: number;
}

export interface PlayedGame {
  season: number;
  round: number;
  input: MatchInput;
  result: MatchResult;
  events: readonly MatchEvent[];
}

export function calibrate(options: Options): Calibration {
  const all = new GameStatistics();
  const seasons: Record<string, number>[] = [];
  const games = Math.max(options.games, (options.leastSeasons ?? LEAST_SEASONS) * SEASON_GAMES);
  for (let season = 0; all.games < games; season++) {
    const whole = playSeason({ ...options, games, season, label: `${options.seed}/${season}`, all });
    if (whole !== null) seasons.push(whole);
  }
  const rows = TARGETS.map((target) => rowOf(target, all.table()[target.key] ?? 0));
  for (const target of SEASON_TARGETS) {
    if (seasons.length === 0) break;
    rows.push(rowOf(target, seasons.reduce((sum, season) => sum + (season[target.key] ?? 0), 0) / seasons.length));
  }
  return { games: all.games, seed: options.seed, rows };
}

/** One season of a new league, or its beginning; the season's own table when it was played to the end. */
function playSeason(
  run: Options & { label: string; season: number; all: GameStatistics },
): Record<string, number> | null {
  const league = generateLeague(run.label);
  const random = new Random(`games/${run.label}`);
  const season = new SeasonStatistics();
  // By the lines of the opening day: whoever fills in for the injured counts for nobody's line.
  const lines = new Map(league.flatMap(forwardLines));
  let played = 0;
  for (const [round, games] of seasonRounds(run.label).entries()) {
    for (const team of league) {
      prepareLineup(team, round);
      season.addAbsences(team);
    }
    for (const [homeIndex, awayIndex] of games) {
      const home = league[homeIndex];
      const away = league[awayIndex];
      if (home === undefined || away === undefined || run.all.games >= run.games) continue;
      const input = gameInput(home, away, random);
      const { result, events } = simulateMatch(input);
      run.onGame?.({ season: run.season, round, input, result, events });
      run.all.add(result, events, (playerId) => lines.get(playerId));
      season.add(result);
      recordInjuries(home, result, round);
      recordInjuries(away, result, round);
      played++;
      if (run.all.games % 100 === 0) run.onProgress?.(run.all.games);
    }
  }
  return played === SEASON_GAMES ? season.table() : null;
}

function forwardLines(team: SimTeam): [playerId: number, line: number][] {
  return team.lineup.forwards.flatMap((line, index) =>
    [line.LW, line.C, line.RW].flatMap((id): [number, number][] => (id === null ? [] : [[id, index]])),
  );
}

function rowOf(target: Target, ours: number): Row {
  return {
    statistic: target.label,
    ours,
    real: target.real,
    spread: target.spread,
    holds: Math.abs(ours - target.real) <= target.spread,
    digits: target.digits,
  };
}

/** The table as text. */
export function calibrationText(calibration: Calibration): string {
  const width = Math.max(...calibration.rows.map((row) => row.statistic.length));
  const lines = calibration.rows.map((row) =>
    [
      row.statistic.padEnd(width),
      row.ours.toFixed(row.digits).padStart(9),
      row.real.toFixed(row.digits).padStart(9),
      `± ${row.spread.toFixed(row.digits)}`.padStart(9),
      row.holds ? '  holds' : '  NO',
    ].join(''),
  );
  const held = calibration.rows.filter((row) => row.holds).length;
  return [
    `${'statistic'.padEnd(width)}     ours     real   spread  holds`,
    ...lines,
    `${held} of ${calibration.rows.length} rows hold over ${calibration.games} games (seed ${calibration.seed})`,
  ].join('\n');
}
