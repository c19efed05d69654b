/** Command line of the match engine: one game as text, the calibration table, speed, and the value of skills and tactics. */
import { closeSync, openSync, writeSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import type { Bench } from './sim/bench.ts';

const HELP = `npm run sim -- <command> [options]

  game       plays one game between two generated teams and prints play-by-play and box score
  calibrate  plays many games and compares their statistics with real professional hockey
  audit      does the same with statistics that nobody calibrated to: when goals fall, leads, empty nets, streaks
  drift      plays season after season of some worlds, players coming and going: do they stay what they were?
  league     plays seasons of a world in memory: do its cap sheets and contracts stay healthy?
  bench      measures whole games a second on one core, or on several threads
  skills     what ten points of each skill are worth in goals
  fit        writes the weights of the overall from what skills are worth
  exploits   bots that try to milk AI general managers, or to get by the rules with accounts: what do they gain by the truth?
  growth     what training brings in a season, by age and factor, and what a good manager gains by it
  worth      writes what places of a lineup and ages of a career are worth, for the market
  tactics    plays ways to play against each other and prints who wins how often
  coaches    what the best staff of a league is worth against the worst, in points of a season
  win-chance does the home team win as often as the chart of the game view says?

npm run sim -- <command> --help tells the options of a command.`;

const COMMAND_HELP: Record<string, string> = {
  game: `npm run sim -- game [--seed 1] [--json]

  --seed S   any whole number; the same seed gives the same teams and the same game
  --json     the whole document: engine version, input, result and all events`,
  calibrate: `npm run sim -- calibrate [--games 4000] [--seed 1] [--seasons 160] [--careers 20] [--json] [--dump FILE]

  --games N    games to play at least
  --seed S     any whole number
  --seasons N  whole seasons to play at least, 160 unless told otherwise: the season's best scorer, or double minors, vary
               more between a few seasons than their band is wide
  --careers N  seasons of each of seven worlds for the rows of aging and the draft; 0 leaves these and the tournaments out
  --json       the rows as JSON (statistic, ours, real, spread, error, holds)
  --dump FILE  writes the league games of as many seasons as --games asks for to FILE, one JSON document a line:
               engineVersion, season, round, playoffRound (null),
               nights (since each team's last game), absent (who of them is hurt), input, result, events`,
  audit: `npm run sim -- audit [--seasons 4] [--seed 1] [--json]

  --seasons N  whole seasons of 32 new clubs to play
  --json       the rows as JSON (statistic, ours, real, spread, error, holds)`,
  drift: `npm run sim -- drift [--seasons 20] [--worlds 4] [--leagues 3] [--seed 1] [--json]

  --seasons N  seasons one after the other, with growth, retirement, market and newcomers as in a running world
  --worlds N   worlds of which the mean is taken: in a single one chance alone moves the goals of twenty seasons by 1 %
  --leagues N  leagues of 20 clubs: each has two feeders, as far as there are leagues
  --json       seasons (goals, levels, ages) and rows (drift, stability of players, aging, draft) as JSON`,
  league: `npm run sim -- league [--seasons 10] [--size small] [--leagues 3] [--seed 1] [--managers] [--json] [--dump DIR]

  --seasons N  seasons one after the other; the first five are for the world to settle, where more are played
  --size S     a world as the server makes it: small (3 leagues), standard (7), large (31), or a number of clubs
  --leagues N  instead: leagues of 20 clubs, each with two feeders, as far as there are leagues
  --managers   somebody plays the weakest club of the lowest league and an ordinary one of the first, with care
  --json       seasons (cap sheets) and areas (rows: statistic, ours, wanted, holds) as JSON
  --dump DIR   writes contracts, trades, picks, books and more into a folder, a table a file, a row a line as JSON`,
  bench: `npm run sim -- bench [--games 3000] [--seed 1] [--workers N] [--json]

  --games N    games to play after a warm-up
  --workers N  plays them on this many threads beside each other
  --json       engineVersion, games, seconds, gamesPerSecond, gamesPerCpuSecond, eventsPerGame, heapGrowthMb, workers`,
  skills: `npm run sim -- skills [--games 30000] [--seed 1] [--json]

  --games N  games of the regression; the standard error falls with their square root`,
  fit: `npm run sim -- fit [--games 60000] [--seed 1]

  Writes src/engine/player/overall-weights.ts. Players made afterwards are of another shape for the same overall: look at
  calibrate again.`,
  worth: `npm run sim -- worth [--games 30000] [--seed 1] [--json]

  Writes src/engine/market/worth-constants.ts, and holds the projection against careers that are lived.

  --games N  games of the regression; the standard error falls with their square root`,
  growth: `npm run sim -- growth [--players 400] [--seed 1] [--json]

  --players N  players of each age and kind, and rosters of twenty that are trained for three seasons
  --json       the table as JSON (age, and points of overall beyond no training by factor; the edge of a good manager)`,
  exploits: `npm run sim -- exploits [--offers 20000] [--seasons 3] [--leagues 3] [--steps 20000] [--days 35] [--bots search,friends] [--seed 1] [--json]

  --offers N   offers that each trading bot looks at a season
  --steps N    calls that every-call sends over the days of a season
  --days N     days over which it spreads them
  --seasons N  seasons in a row; what a bot has gained in one it has in the next
  --leagues N  leagues of their own, of which the mean is taken
  --bots A,B   only these of the bots that the table names
  --json       as JSON: traders (bot, tried, sent, deals, goals, pointsShare, error, bySeason, worth), and accounts that use
               the API (bot, calls, accepted, days, goals, pointsShare, error, worth, cash)`,
  tactics: `npm run sim -- tactics [--games 1000] [--seed 1] [--json]

  --games N  games of each pair of ways to play`,
  coaches: `npm run sim -- coaches [--games 4000] [--seed 1] [--json]

  --games N  games of each row; the error falls with their square root
  --json     the table as JSON (best and worst staff, parts: goals a game and share of a season's points, error, holds)`,
  'win-chance': `npm run sim -- win-chance [--games 4000] [--seed 1] [--json]

  Prints for each tenth of all chances, and for kinds of moments, the chance that was given and the share that was won;
  how far the odds before the faceoff are from replays of the same games; and the constants of both beside what was measured.

  --games N  games to check`,
};

// Each command imports what it needs: to load everything takes longer than a game.
await main(process.argv.slice(2));

async function main(args: readonly string[]): Promise<void> {
  const { values, positionals } = parse(args);
  const [command = ''] = positionals;
  const help = COMMAND_HELP[command];
  if (help === undefined) {
    console.log(HELP);
    if (command !== '' && command !== 'help') process.exitCode = 2;
    return;
  }
  if (values.help) {
    console.log(help);
    return;
  }
  const seed = wholeNumber(values.seed, { name: 'seed', least: 0, otherwise: 1 });
  const games = (otherwise: number) => wholeNumber(values.games, { name: 'games', least: 1, otherwise });
  const { json } = values;
  switch (command) {
    case 'game':
      await printGame(seed, json);
      return;
    case 'bench': {
      const { bench, benchParallel } = await import('./sim/bench.ts');
      const workers = wholeNumber(values.workers, { name: 'workers', least: 0, otherwise: 0 });
      const options = { games: games(3000), seed };
      printBench(workers === 0 ? bench(options) : await benchParallel({ ...options, workers }), json);
      return;
    }
    case 'audit': {
      const { audit, auditText } = await import('./sim/audit/audit.ts');
      const { SEASON_GAMES } = await import('./sim/season-statistics.ts');
      const seasons = wholeNumber(values.seasons, { name: 'seasons', least: 1, otherwise: 4 });
      const report = withProgress(seasons * SEASON_GAMES, (onProgress) => audit({ seasons, seed, onProgress }));
      console.log(json ? JSON.stringify(report) : auditText(report));
      return;
    }
    case 'drift': {
      const { drift } = await import('./sim/drift/drift.ts');
      const { driftText } = await import('./sim/drift/text.ts');
      const options = {
        seed,
        worlds: wholeNumber(values.worlds, { name: 'worlds', least: 1, otherwise: 4 }),
        seasons: wholeNumber(values.seasons, { name: 'seasons', least: 1, otherwise: 20 }),
        leagues: wholeNumber(values.leagues, { name: 'leagues', least: 1, otherwise: 3 }),
      };
      const all = options.seasons * options.worlds;
      const report = await withProgress(all, (onProgress) => drift({ ...options, onProgress }));
      console.log(json ? JSON.stringify(report) : driftText(report));
      return;
    }
    case 'league': {
      const { healthText, measureHealth } = await import('./sim/health/health.ts');
      const options = {
        seed,
        seasons: wholeNumber(values.seasons, { name: 'seasons', least: 1, otherwise: 10 }),
        leagues: wholeNumber(values.leagues, { name: 'leagues', least: 1, otherwise: await placesOfSize(values.size) }),
        hasManagers: values.managers,
        dump: values.dump,
      };
      const health = await withProgress(options.seasons, (onProgress) => measureHealth({ ...options, onProgress }));
      console.log(json ? JSON.stringify(health) : healthText(health));
      return;
    }
    case 'skills':
    case 'fit': {
      const { skillsText, skillWorths } = await import('./sim/skill-worth.ts');
      const count = games(command === 'fit' ? 60_000 : 30_000);
      const worths = withProgress(count, (onProgress) => skillWorths({ games: count, seed, onProgress }));
      if (command === 'fit') {
        const { writeWeights } = await import('./sim/fit.ts');
        writeWeights({ ...worths, engineVersion: ENGINE_VERSION });
      }
      console.log(json ? JSON.stringify(worths) : skillsText(worths));
      return;
    }
    case 'worth': {
      const { measureWorth, worthText, writeWorth } = await import('./sim/worth.ts');
      const count = games(30_000);
      const worth = withProgress(count, (onProgress) => measureWorth({ games: count, seed, onProgress }));
      writeWorth(worth);
      console.log(json ? JSON.stringify(worth) : worthText(worth));
      return;
    }
    case 'growth': {
      const { growthText, measureGrowth } = await import('./sim/growth.ts');
      const players = wholeNumber(values.players, { name: 'players', least: 1, otherwise: 400 });
      const growth = measureGrowth({ players, seed });
      console.log(json ? JSON.stringify(growth) : growthText(growth));
      return;
    }
    case 'exploits': {
      const { exploitsText, measureExploits } = await import('./sim/exploits.ts');
      const { BOTS } = await import('./sim/exploit-bots.ts');
      const { ACCOUNT_BOTS, accountBotsText, measureAccountBots } = await import('./sim/account-bots.ts');
      const all = [...BOTS, ...ACCOUNT_BOTS];
      const asked = values.bots?.split(',') ?? all;
      if (asked.some((bot) => !all.some((each) => each === bot))) fail(`--bots may name ${all.join(', ')}`);
      const leagues = wholeNumber(values.leagues, { name: 'leagues', least: 1, otherwise: 3 });
      const offers = wholeNumber(values.offers, { name: 'offers', least: 35, otherwise: 20_000 });
      const traders = measureExploits({
        bots: BOTS.filter((bot) => asked.includes(bot)),
        seed,
        seeds: leagues,
        seasons: wholeNumber(values.seasons, { name: 'seasons', least: 1, otherwise: 3 }),
        offers,
      });
      if (!json && traders.length > 0) console.log(exploitsText(traders));
      const accounts = await measureAccountBots({
        bots: ACCOUNT_BOTS.filter((bot) => asked.includes(bot)),
        seeds: Array.from({ length: leagues }, (_, index) => seed + index),
        calls: wholeNumber(values.steps, { name: 'steps', least: 1, otherwise: 20_000 }),
        days: wholeNumber(values.days, { name: 'days', least: 1, otherwise: 35 }),
        onBot: (bot, of) => process.stderr.write(`${bot}, league ${of} …\n`),
      });
      if (json) console.log(JSON.stringify({ traders, accounts }));
      else if (accounts.length > 0) console.log(accountBotsText(accounts));
      return;
    }
    case 'tactics': {
      const { tacticsReport, tacticsText } = await import('./sim/tactics.ts');
      const report = withProgress(0, (onProgress) => tacticsReport({ games: games(1000), seed, onProgress }));
      console.log(json ? JSON.stringify(report) : tacticsText(report));
      return;
    }
    case 'coaches': {
      const { coachesText, measureCoaches } = await import('./sim/coaches.ts');
      const worth = measureCoaches({ games: games(4000), seed });
      console.log(json ? JSON.stringify(worth) : coachesText(worth));
      return;
    }
    case 'win-chance': {
      const { checkWinChance, winChanceText } = await import('./sim/win-chance/calibration.ts');
      const count = games(4000);
      const check = withProgress(count, (onProgress) => checkWinChance({ games: count, seed, onProgress }));
      console.log(json ? JSON.stringify(check) : winChanceText(check));
      return;
    }
    default: {
      const { MIN_SEASONS } = await import('./sim/calibrate.ts');
      const { CAREER_SEASONS } = await import('./sim/long-rows.ts');
      const leastSeasons = wholeNumber(values.seasons, { name: 'seasons', least: 0, otherwise: MIN_SEASONS });
      const careerSeasons = wholeNumber(values.careers, { name: 'careers', least: 0, otherwise: CAREER_SEASONS });
      await printCalibration({ games: games(4000), seed, leastSeasons, careerSeasons, dump: values.dump }, json);
    }
  }
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

const BAR = 30;

/** Shows progress on a terminal: a bar, and the minutes that are left as far as it can tell. */
function withProgress<T>(all: number, work: (onProgress: (done: number, of?: number) => void) => T): T {
  const shows = process.stderr.isTTY;
  const began = performance.now();
  const show = (done: number, of: number) => {
    const full = of === 0 ? 0 : Math.min(BAR, Math.round((BAR * done) / of));
    const left = done === 0 ? '' : `, ${Math.ceil(((performance.now() - began) / 60_000) * (of / done - 1))} min left`;
    process.stderr.write(`\r\x1b[K${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done} of ${of}${left}`);
  };
  if (shows) show(0, all);
  const result = work((done, of = all) => {
    if (shows) show(done, of);
  });
  const clear = () => {
    if (shows) process.stderr.write('\r\x1b[K');
  };
  if (result instanceof Promise) void result.then(clear, clear);
  else clear();
  return result;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: { type: 'string' },
        games: { type: 'string' },
        seasons: { type: 'string' },
        offers: { type: 'string' },
        days: { type: 'string' },
        steps: { type: 'string' },
        bots: { type: 'string' },
        careers: { type: 'string' },
        players: { type: 'string' },
        worlds: { type: 'string' },
        leagues: { type: 'string' },
        size: { type: 'string' },
        workers: { type: 'string' },
        dump: { type: 'string' },
        managers: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(text: string | undefined, rule: { name: string; least: number; otherwise: number }): number {
  if (text === undefined) return rule.otherwise;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < rule.least)
    fail(`--${rule.name} must be a whole number from ${rule.least} up`);
  return value;
}

function fail(message: string): never {
  console.error(`${message}\n\n${HELP}`);
  process.exit(2);
}

async function printGame(seed: number, json: boolean): Promise<void> {
  const { simulateMatch } = await import('#engine/match/match.ts');
  const { Random } = await import('#engine/random.ts');
  const { gameInput, generateLeague } = await import('./sim/league.ts');
  const { boxText, playByPlay } = await import('./sim/text.ts');
  const league = generateLeague(seed);
  const random = new Random(`game/${seed}`);
  const [home, away] = random.shuffle(league);
  if (home === undefined || away === undefined) throw new Error('a league has at least two teams');
  const input = { ...gameInput(home, away, random), seed };
  const { events, result } = simulateMatch(input);
  if (json) {
    console.log(JSON.stringify({ engineVersion: ENGINE_VERSION, input, result, events }));
    return;
  }
  console.log(`${playByPlay(input, events)}\n\n${boxText(result.box)}`);
}

async function printCalibration(
  {
    dump,
    ...options
  }: { games: number; seed: number; leastSeasons: number; careerSeasons: number; dump: string | undefined },
  json: boolean,
): Promise<void> {
  const { calibrate, calibrationText } = await import('./sim/calibrate.ts');
  const { SEASON_GAMES } = await import('./sim/season-statistics.ts');
  const file = dump === undefined ? null : openSync(dump, 'w');
  // A game is some 100 kB of text: only the seasons that were asked for are written, not all that are played.
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
  console.log(json ? JSON.stringify(calibration) : calibrationText(calibration));
}

function printBench(result: Bench, json: boolean): void {
  if (json) {
    console.log(JSON.stringify(result));
    return;
  }
  console.log(
    `${Math.round(result.gamesPerSecond)} games a second (${result.games} games in ${result.seconds.toFixed(2)} s, ` +
      `${Math.round(result.gamesPerCpuSecond)} a second of processor time, ${Math.round(result.eventsPerGame)} events a game, ` +
      `heap ${result.heapGrowthMb.toFixed(1)} MB)`,
  );
}
