/** `sim -- calibrate`: plays games between generated teams and holds their statistics against real ones. */
import { simulateMatch } from '#engine/match/match.ts';
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

/** @param options.onProgress told the number of games played, now and then. */
export function calibrate(options: { games: number; seed: number; onProgress?: (games: number) => void }): Calibration {
  const all = new GameStatistics();
  const seasons: Record<string, number>[] = [];
  for (let season = 0; all.games < options.games; season++) {
    const whole = playSeason({ ...options, label: `${options.seed}/${season}`, all });
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
function playSeason(run: {
  label: string;
  games: number;
  all: GameStatistics;
  onProgress?: (games: number) => void;
}): Record<string, number> | null {
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
      const { events, result } = simulateMatch(gameInput(home, away, random));
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
