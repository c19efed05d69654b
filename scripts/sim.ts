/** Command line of the match engine: one game as text, the calibration table, and the speed. */
import { parseArgs } from 'node:util';
import { simulateMatch } from '#engine/match/match.ts';
import { ENGINE_VERSION } from '#engine/match/version.ts';
import { Random } from '#engine/random.ts';
import { bench } from './sim/bench.ts';
import { calibrate, calibrationText } from './sim/calibrate.ts';
import { gameInput, generateLeague } from './sim/league.ts';
import { boxText, playByPlay } from './sim/text.ts';

const HELP = `npm run sim -- <command> [options]

  game       plays one game between two generated teams and prints play-by-play and box score
  calibrate  plays many games and compares their statistics with real professional hockey
  bench      measures whole games a second on one core

npm run sim -- <command> --help tells the options of a command.`;

const COMMAND_HELP: Record<string, string> = {
  game: `npm run sim -- game [--seed 1] [--json]

  --seed S   any whole number; the same seed gives the same teams and the same game
  --json     the whole document: engine version, input, result and all events`,
  calibrate: `npm run sim -- calibrate [--games 2000] [--seed 1] [--json]

  --games N  games to play; rows of whole seasons need 1312 of them
  --seed S   any whole number
  --json     the rows as JSON (statistic, ours, real, spread, holds)`,
  bench: `npm run sim -- bench [--games 3000] [--seed 1] [--json]

  --games N  games to play after a short warm-up
  --json     engineVersion, games, seconds, gamesPerSecond, eventsPerGame, heapGrowthMb`,
};

main(process.argv.slice(2));

function main(args: readonly string[]): void {
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
  if (command === 'game') printGame(seed, values.json);
  else if (command === 'bench')
    printBench(wholeNumber(values.games, { name: 'games', least: 1, otherwise: 3000 }), seed, values.json);
  else printCalibration(wholeNumber(values.games, { name: 'games', least: 1, otherwise: 2000 }), seed, values.json);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: { type: 'string' },
        games: { type: 'string' },
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

function printGame(seed: number, json: boolean): void {
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

function printCalibration(games: number, seed: number, json: boolean): void {
  const showsProgress = process.stderr.isTTY;
  const calibration = calibrate({
    games,
    seed,
    onProgress: (played) => {
      if (showsProgress) process.stderr.write(`\r${played} of ${games} games`);
    },
  });
  if (showsProgress) process.stderr.write('\r\x1b[K');
  console.log(json ? JSON.stringify(calibration) : calibrationText(calibration));
}

function printBench(games: number, seed: number, json: boolean): void {
  const result = bench({ games, seed });
  if (json) {
    console.log(JSON.stringify(result));
    return;
  }
  console.log(
    `${Math.round(result.gamesPerSecond)} games a second (${result.games} games in ${result.seconds.toFixed(2)} s, ` +
      `${Math.round(result.eventsPerGame)} events a game, heap ${result.heapGrowthMb.toFixed(1)} MB)`,
  );
}
