/** `sim -- calibrate`: plays seasons between generated clubs and compares their statistics with real ones. */
import { Absences } from './absences.ts';
import { Bodies } from './bodies.ts';
import { newLeague, type SimClub } from './clubs.ts';
import { Favorites } from './favorite.ts';
import { CAREER_SEASONS, type CareerWorlds } from './long-rows.ts';
import { onThread } from './on-thread.ts';
import { playPlayoffs } from './playoffs.ts';
import { heldText, type Row, rowsOf, rowsText } from './rows.ts';
import { errorOfRoot, standardErrors } from './sampling.ts';
import { type PlayedGame, Season } from './season.ts';
import { GAMES_PER_TEAM, SEASON_GAMES, SeasonStatistics, TEAMS } from './season-statistics.ts';
import { GameStatistics } from './statistics.ts';
import { BODY_TARGETS, PLAYOFF_TARGETS, SEASON_TARGETS, TARGETS } from './targets.ts';

export interface Calibration {
  games: number;
  seed: number;
  rows: Row[];
}

/**
 * Minimum seasons of a calibration, however few games were asked for: rare events (double minors, absences of months) and figures
 * of a whole season (its best scorer) vary more between single seasons than their bands are wide.
 */
export const MIN_SEASONS = 160;

interface Options {
  games: number;
  seed: number;
  /** Called with the number of league games played, now and then. */
  onProgress?: (games: number) => void;
  /** Called for each league game played, with its input, result and play-by-play. */
  onGame?: (game: PlayedGame) => void;
  /** Minimum number of seasons to play; MIN_SEASONS when absent. */
  leastSeasons?: number;
  /** Seasons of each world for the rows of careers, and tournaments; 0 leaves both out; CAREER_SEASONS when absent. */
  careerSeasons?: number;
}

/** Counts over all seasons. */
interface Counts {
  regular: GameStatistics;
  playoffs: GameStatistics;
  bodies: Bodies;
  favorites: Favorites;
  seasons: Record<string, number>[];
  /** The figures of single seasons, which show how much is chance. */
  parts: Record<'regular' | 'playoffs' | 'bodies' | 'favorites', Record<string, number>[]>;
}

export async function calibrate(options: Options): Promise<Calibration> {
  const careerSeasons = options.careerSeasons ?? CAREER_SEASONS;
  // Careers and tournaments run in parallel with the seasons.
  const script = new URL('./long-rows-worker.ts', import.meta.url);
  const worlds: CareerWorlds = { seed: options.seed, seasons: careerSeasons };
  const long = careerSeasons > 0 ? onThread<Row[]>(script, worlds) : [];
  const counts: Counts = {
    regular: new GameStatistics(),
    playoffs: new GameStatistics(),
    bodies: new Bodies(),
    favorites: new Favorites(),
    seasons: [],
    parts: { regular: [], playoffs: [], bodies: [], favorites: [] },
  };
  const games = Math.max(options.games, (options.leastSeasons ?? MIN_SEASONS) * SEASON_GAMES);
  for (let season = 0; counts.regular.games < games; season++) calibrateSeason(options, { season, games, counts });
  const { parts } = counts;
  const rows = [
    ...rowsOf(TARGETS, counts.regular.table(), standardErrors(parts.regular)),
    ...rowsOf(BODY_TARGETS, counts.bodies.table(), standardErrors(parts.bodies)),
  ];
  if (counts.seasons.length > 0) {
    const season = meanSeason(counts.seasons);
    const errors = { ...seasonErrors(counts.seasons, season), ...standardErrors(parts.favorites) };
    rows.push(...rowsOf(SEASON_TARGETS, { ...season, ...counts.favorites.table() }, errors));
    rows.push(...rowsOf(PLAYOFF_TARGETS, counts.playoffs.table(), standardErrors(parts.playoffs)));
  }
  rows.push(...(await long));
  return { games: counts.regular.games, seed: options.seed, rows };
}

/**
 * Plays one season of a new league, or its beginning; also the playoffs and the season's own figures when it was played to the
 * end.
 */
function calibrateSeason(options: Options, run: { season: number; games: number; counts: Counts }): void {
  const { regular, playoffs, bodies, favorites, seasons, parts } = run.counts;
  const alone = {
    regular: new GameStatistics(),
    playoffs: new GameStatistics(),
    bodies: new Bodies(),
    favorites: new Favorites(),
  };
  const label = `${options.seed}/${run.season}`;
  const clubs = newLeague(label, TEAMS);
  bodies.add(clubs);
  alone.bodies.add(clubs);
  const season = new Season(clubs, { season: run.season, seed: label });
  const statistics = new SeasonStatistics();
  const absences = new Absences();
  const lines = new OpeningLines();
  for (const game of season.regular(GAMES_PER_TEAM)) {
    options.onGame?.(game);
    for (const one of [regular, alone.regular]) one.add(game.result, game.events, lines.of(game));
    for (const one of [statistics, absences, favorites, alone.favorites]) one.add(game);
    if (regular.games % 100 === 0) options.onProgress?.(regular.games);
    if (regular.games >= run.games) break;
  }
  if (regular.games % SEASON_GAMES !== 0) return;
  favorites.closeSeason();
  seasons.push({ ...statistics.table(), ...absences.table() });
  const order = statistics.standings();
  const seeded = order.map((teamId) => clubs.find((club) => club.clubId === teamId) as SimClub); // all of them played
  for (const { result, events } of playPlayoffs(season, seeded, GAMES_PER_TEAM)) {
    for (const one of [playoffs, alone.playoffs]) one.add(result, events, () => undefined);
  }
  parts.regular.push(alone.regular.table());
  parts.playoffs.push(alone.playoffs.table());
  parts.bodies.push(alone.bodies.table());
  parts.favorites.push(alone.favorites.table());
}

/** Forward lines by the opening-day lineups: a player who fills in for an injured one counts for no line. */
class OpeningLines {
  private readonly teams = new Set<number>();
  private readonly lines = new Map<number, number>();

  of({ input }: PlayedGame): (playerId: number) => number | undefined {
    for (const { teamId, lineup } of [input.home, input.away]) {
      if (this.teams.has(teamId)) continue;
      this.teams.add(teamId);
      for (const [index, line] of lineup.forwards.entries())
        for (const id of [line.LW, line.C, line.RW]) if (id !== null) this.lines.set(id, index);
    }
    return (playerId) => this.lines.get(playerId);
  }
}

/** Returns the mean of each figure over the seasons; variances become deviations after that. */
function meanSeason(seasons: readonly Record<string, number>[]): Record<string, number> {
  const mean = (key: string) => seasons.reduce((sum, season) => sum + (season[key] ?? 0), 0) / seasons.length;
  const table = Object.fromEntries(Object.keys(seasons[0] ?? {}).map((key) => [key, mean(key)]));
  const rootOf = (key: string) => Math.sqrt(Math.max(0, table[key] ?? 0));
  return { ...table, starterSave: rootOf('starterSaveVariance'), starterTrue: rootOf('starterTrueVariance') };
}

/** Returns the standard errors of the mean season; those of deviations by those of their variances. */
function seasonErrors(
  seasons: readonly Record<string, number>[],
  mean: Readonly<Record<string, number>>,
): Record<string, number> {
  const errors = standardErrors(seasons);
  const errorOf = (root: string) => errorOfRoot(mean[root] ?? 0, errors[`${root}Variance`] ?? 0);
  return { ...errors, starterSave: errorOf('starterSave'), starterTrue: errorOf('starterTrue') };
}

/** Returns the table as text. */
export function calibrationText({ rows, games, seed }: Calibration): string {
  return `${rowsText(rows)}\n${heldText(rows)} over ${games} games (seed ${seed})`;
}
