/** The commands of `scripts/sim.ts`. Each imports what it needs: loading everything takes longer than a game. */
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import type { Bench } from './bench.ts';
import { fail, type Options, wholeNumber, withProgress } from './command-line.ts';

/** Prints the report, as JSON if requested, otherwise as text. */
function print<T>({ json }: Options, report: T, textOf: (report: T) => string): void {
  console.log(json ? JSON.stringify(report) : textOf(report));
}

const seedOf = (values: Options) => wholeNumber(values, 'seed', { least: 0, otherwise: 1 });
const gamesOf = (values: Options, otherwise: number) => wholeNumber(values, 'games', { otherwise });

/** By the word on the command line. */
export const COMMANDS: Record<string, (values: Options) => Promise<void>> = {
  game,
  calibrate,
  audit,
  drift,
  league,
  bench,
  skills,
  fit,
  exploits,
  growth,
  worth,
  tactics,
  alone,
  coaches,
  pucks,
  'win-chance': winChance,
  competition,
  ranking,
};

async function game(values: Options): Promise<void> {
  const { simulateMatch } = await import('#engine/match/match.ts');
  const { Random } = await import('#engine/random.ts');
  const { gameInput, generateLeague } = await import('./league.ts');
  const { boxText, playByPlay } = await import('./text.ts');
  const seed = seedOf(values);
  const random = new Random(`game/${seed}`);
  const [home, away] = random.shuffle(generateLeague(seed));
  if (home === undefined || away === undefined) throw new Error('a league has at least two teams');
  const input = { ...gameInput(home, away, random), seed };
  const { events, result } = simulateMatch(input);
  print(
    values,
    { engineVersion: ENGINE_VERSION, input, result, events },
    () => `${playByPlay(input, events)}\n\n${boxText(result.box)}`,
  );
}

async function competition(values: Options): Promise<void> {
  const { competitionText, playPlan } = await import('./competition.ts');
  const { parseEvents, parsePlan } = await import('./competition-input.ts');
  if (values.plan === undefined) fail('--plan FILE is missing');
  const plan = readInput(values.plan, parsePlan);
  const events = values.results === undefined ? [] : readInput(values.results, parseEvents);
  const report = playPlan(plan, events, { seed: seedOf(values), isMadeUp: values.seed !== undefined });
  print(values, report, competitionText);
  if (report.faults.length > 0) process.exitCode = 1;
}

async function ranking(values: Options): Promise<void> {
  const { parsePlacings, rankingsOf, rankingsText } = await import('./ranking.ts');
  if (values.placings === undefined) fail('--placings FILE is missing');
  print(values, rankingsOf(readInput(values.placings, parsePlacings)), rankingsText);
}

/** Reads a JSON file; exits the process where it is not what is expected. */
function readInput<T>(file: string, parse: (content: unknown) => T): T {
  try {
    return parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

async function calibrate(values: Options): Promise<void> {
  const { MIN_SEASONS, calibrate, calibrationText } = await import('./calibrate.ts');
  const { CAREER_SEASONS } = await import('./long-rows.ts');
  const { SEASON_GAMES } = await import('./season-statistics.ts');
  const options = {
    games: gamesOf(values, 4000),
    seed: seedOf(values),
    leastSeasons: wholeNumber(values, 'seasons', { least: 0, otherwise: MIN_SEASONS }),
    careerSeasons: wholeNumber(values, 'careers', { least: 0, otherwise: CAREER_SEASONS }),
  };
  const file = values.dump === undefined ? null : openSync(values.dump, 'w');
  // A game is some 100 kB of text: only the seasons asked for are written, not all that are played.
  const seasonsToDump = Math.ceil(options.games / SEASON_GAMES);
  const calibration = await withProgress(Math.max(options.games, options.leastSeasons * SEASON_GAMES), (onProgress) =>
    calibrate({
      ...options,
      onProgress,
      onGame: (game) => {
        if (file === null || game.season >= seasonsToDump) return;
        writeSync(file, `${JSON.stringify({ engineVersion: ENGINE_VERSION, ...game })}\n`);
      },
    }),
  );
  if (file !== null) closeSync(file);
  print(values, calibration, calibrationText);
}

async function bench(values: Options): Promise<void> {
  const { bench, benchParallel } = await import('./bench.ts');
  const workers = wholeNumber(values, 'workers', { least: 0, otherwise: 0 });
  const options = { games: gamesOf(values, 3000), seed: seedOf(values) };
  print(values, workers === 0 ? bench(options) : await benchParallel({ ...options, workers }), benchText);
}

function benchText({ games, seconds, ...result }: Bench): string {
  return (
    `${Math.round(result.gamesPerSecond)} games a second (${games} games in ${seconds.toFixed(2)} s, ` +
    `${Math.round(result.gamesPerCpuSecond)} a second of processor time, ${Math.round(result.eventsPerGame)} events a game, ` +
    `heap ${result.heapGrowthMb.toFixed(1)} MB)`
  );
}

async function audit(values: Options): Promise<void> {
  const { audit, auditText } = await import('./audit/audit.ts');
  const { SEASON_GAMES } = await import('./season-statistics.ts');
  const seasons = wholeNumber(values, 'seasons', { otherwise: 4 });
  const options = { seasons, seed: seedOf(values) };
  print(
    values,
    withProgress(seasons * SEASON_GAMES, (onProgress) => audit({ ...options, onProgress })),
    auditText,
  );
}

async function drift(values: Options): Promise<void> {
  const { drift } = await import('./drift/drift.ts');
  const { driftText } = await import('./drift/text.ts');
  const options = {
    seed: seedOf(values),
    worlds: wholeNumber(values, 'worlds', { otherwise: 4 }),
    seasons: wholeNumber(values, 'seasons', { otherwise: 20 }),
    leagues: wholeNumber(values, 'leagues', { otherwise: 3 }),
  };
  const all = options.seasons * options.worlds;
  print(values, await withProgress(all, (onProgress) => drift({ ...options, onProgress })), driftText);
}

async function league(values: Options): Promise<void> {
  const { healthText, measureHealth } = await import('./health/health.ts');
  const options = {
    seed: seedOf(values),
    seasons: wholeNumber(values, 'seasons', { otherwise: 10 }),
    leagues: wholeNumber(values, 'leagues', { otherwise: await placesOfSize(values.size) }),
    hasManagers: values.managers,
    dump: values.dump,
  };
  const health = await withProgress(options.seasons, (onProgress) => measureHealth({ ...options, onProgress }));
  print(values, health, healthText);
}

/** Returns how many leagues a world of this size has. */
async function placesOfSize(text = 'small'): Promise<number> {
  const [{ parseSize }, { placesOf }] = await Promise.all([
    import('#world/creation/ensure.ts'),
    import('#world/creation/pyramid.ts'),
  ]);
  try {
    return placesOf(parseSize(text));
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

async function skills(values: Options): Promise<void> {
  const { skillsText } = await import('./skill-worth.ts');
  print(values, await measureSkills(values, 30_000), skillsText);
}

async function fit(values: Options): Promise<void> {
  const { skillsText } = await import('./skill-worth.ts');
  const worths = await measureSkills(values, 60_000);
  const { writeWeights } = await import('./fit.ts');
  writeWeights({ ...worths, engineVersion: ENGINE_VERSION });
  print(values, worths, skillsText);
}

async function measureSkills(values: Options, otherwise: number) {
  const { skillWorths } = await import('./skill-worth.ts');
  const [games, seed] = [gamesOf(values, otherwise), seedOf(values)];
  return withProgress(games, (onProgress) => skillWorths({ games, seed, onProgress }));
}

async function worth(values: Options): Promise<void> {
  const { measureWorth, worthText, writeWorth } = await import('./worth.ts');
  const [games, seed] = [gamesOf(values, 30_000), seedOf(values)];
  const worth = withProgress(games, (onProgress) => measureWorth({ games, seed, onProgress }));
  writeWorth(worth);
  print(values, worth, worthText);
}

async function growth(values: Options): Promise<void> {
  const { growthText, measureGrowth } = await import('./growth.ts');
  const players = wholeNumber(values, 'players', { otherwise: 400 });
  print(values, measureGrowth({ players, seed: seedOf(values) }), growthText);
}

async function exploits(values: Options): Promise<void> {
  const { exploitsText, measureExploits } = await import('./exploits.ts');
  const { BOTS } = await import('./exploit-bots.ts');
  const { ACCOUNT_BOTS, accountBotsText, measureAccountBots } = await import('./account-bots.ts');
  const { json } = values;
  const all = [...BOTS, ...ACCOUNT_BOTS];
  const asked = values.bots?.split(',') ?? all;
  if (asked.some((bot) => !all.some((each) => each === bot))) fail(`--bots may name ${all.join(', ')}`);
  const seed = seedOf(values);
  const leagues = wholeNumber(values, 'leagues', { otherwise: 3 });
  const offers = wholeNumber(values, 'offers', { least: 35, otherwise: 20_000 });
  const traders = measureExploits({
    bots: BOTS.filter((bot) => asked.includes(bot)),
    seed,
    seeds: leagues,
    seasons: wholeNumber(values, 'seasons', { otherwise: 3 }),
    offers,
  });
  if (!json && traders.length > 0) console.log(exploitsText(traders));
  const accounts = await measureAccountBots({
    bots: ACCOUNT_BOTS.filter((bot) => asked.includes(bot)),
    seeds: Array.from({ length: leagues }, (_, index) => seed + index),
    calls: wholeNumber(values, 'steps', { otherwise: 20_000 }),
    days: wholeNumber(values, 'days', { otherwise: 35 }),
    onBot: (bot, of) => process.stderr.write(`${bot}, league ${of} …\n`),
  });
  if (json) console.log(JSON.stringify({ traders, accounts }));
  else if (accounts.length > 0) console.log(accountBotsText(accounts));
}

async function tactics(values: Options): Promise<void> {
  const { tacticsReport, tacticsText } = await import('./tactics.ts');
  const options = { games: gamesOf(values, 1000), seed: seedOf(values) };
  print(
    values,
    withProgress(0, (onProgress) => tacticsReport({ ...options, onProgress })),
    tacticsText,
  );
}

async function alone(values: Options): Promise<void> {
  const { aloneText, measureAlone } = await import('./left-alone.ts');
  const worlds = wholeNumber(values, 'worlds', { otherwise: 3 });
  const options = { seed: seedOf(values), seasons: wholeNumber(values, 'seasons', { otherwise: 2 }), worlds };
  print(values, await withProgress(worlds, (onProgress) => measureAlone({ ...options, onProgress })), aloneText);
}

async function coaches(values: Options): Promise<void> {
  const { coachesText, measureCoaches } = await import('./coaches.ts');
  print(values, measureCoaches({ games: gamesOf(values, 4000), seed: seedOf(values) }), coachesText);
}

async function pucks(values: Options): Promise<void> {
  const { measurePucks, pucksText } = await import('./pucks.ts');
  const { LIMIT_DAYS } = await import('#domains/puck/constants.ts');
  const realDays = wholeNumber(values, 'seasons', { otherwise: 2 }) * LIMIT_DAYS;
  const options = { realDays, seed: seedOf(values) };
  print(values, await withProgress(realDays, (onProgress) => measurePucks({ ...options, onProgress })), pucksText);
}

async function winChance(values: Options): Promise<void> {
  const { checkWinChance, winChanceText } = await import('./win-chance/calibration.ts');
  const [games, seed] = [gamesOf(values, 4000), seedOf(values)];
  const check = withProgress(games, (onProgress) => checkWinChance({ games, seed, onProgress }));
  print(values, check, winChanceText);
}
