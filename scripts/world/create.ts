import { OPERATOR_DAY_MINUTES } from '#domains/world/constants.ts';
import { WORLD_PACES, type WorldPace } from '#engine/pace.ts';
import { SECRET_PATTERN } from '#engine/secret.ts';
import { createWorld, WorldExistsError } from '#world/creation/create.ts';
import { parseSize } from '#world/creation/ensure.ts';
import { type Command, OperatorError, text, wholeNumber, withDatabase } from './command.ts';
import { openProgress } from './progress.ts';
import { describeWorld, statusText } from './status.ts';

export const createCommand: Command = {
  summary: 'makes a world in an empty database and plays its past seasons',
  help: `npm run world -- create [--size small] [--seed 7] [--secret KEY] [--seasons 2]
    [--day-minutes 60] [--pace clock] [--start faceoff] [--json]

  --size S         small (60 clubs), standard (140), large (620), or a number of clubs, rounded up to leagues of 20
  --seed N         0 to 4294967295; the same seed makes the same clubs (default: by chance)
  --secret KEY     64 hexadecimal digits that players and games are drawn from; the same seed and key make the same
                   world (WORLD_SECRET, default: by chance)
  --seasons N      past seasons to play, 0 to 50 (default 2)
  --day-minutes N  real minutes that a game day lasts, 1 to 1440 (WORLD_DAY_MINUTES, default 60)
  --pace P         own: time stands still until the only manager plays on; ready: a day begins when all managers are
                   ready; clock: by real time (WORLD_PACE, default clock)
  --start S        faceoff: the first official games begin within ten minutes; camp: on the first morning of training
                   camp (WORLD_START, default faceoff)
  --threads N      threads to play the games on, 1 to 16 (default 2)`,
  interrupted: 'Interrupted: no world was made.',
  options: {
    size: { type: 'string' },
    seed: { type: 'string' },
    secret: { type: 'string' },
    seasons: { type: 'string' },
    'day-minutes': { type: 'string' },
    pace: { type: 'string' },
    start: { type: 'string' },
    threads: { type: 'string' },
  },
  async run({ values }) {
    const size = parseSizeOption(text(values, 'size') ?? (process.env['WORLD_SIZE'] || 'small'));
    const chance = Math.floor(Math.random() * 2 ** 32);
    const seed = wholeNumber(values, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: chance });
    const pastSeasons = wholeNumber(values, 'seasons', { least: 0, most: 50, otherwise: 2 });
    const minutes = { 'day-minutes': text(values, 'day-minutes') ?? (process.env['WORLD_DAY_MINUTES'] || '60') };
    const dayMinutes = wholeNumber(minutes, 'day-minutes', OPERATOR_DAY_MINUTES);
    const threads = wholeNumber(values, 'threads', { least: 1, most: 16, otherwise: 2 });
    const start = text(values, 'start') ?? (process.env['WORLD_START'] || 'faceoff');
    if (start !== 'faceoff' && start !== 'camp') throw new OperatorError('--start must be faceoff or camp.');
    const pace = paceOption(text(values, 'pace') ?? (process.env['WORLD_PACE'] || 'clock'));
    const secret = text(values, 'secret') ?? (process.env['WORLD_SECRET'] || undefined);
    if (secret && !SECRET_PATTERN.test(secret)) throw new OperatorError('--secret must be 64 hexadecimal digits.');
    const progress = openProgress(values['json'] === true);
    const began = performance.now();
    return withDatabase(values, async ({ db }) => {
      try {
        const now = new Date();
        const onProgress = (at: { done: number; message: string }) => progress.show(at.done, at.message);
        await createWorld({
          db,
          size,
          seed,
          secret,
          pastSeasons,
          isAtFaceoff: start === 'faceoff',
          dayMinutes,
          pace,
          now,
          threads,
          onProgress,
        });
      } catch (error) {
        if (error instanceof WorldExistsError) throw new OperatorError(error.message);
        throw error;
      } finally {
        progress.end();
      }
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      const status = await describeWorld(db, new Date());
      if (values['json']) console.log(JSON.stringify({ seconds, ...status }, null, 2));
      else console.log(`Made in ${seconds} s.\n${statusText(status)}`);
      return 0;
    });
  },
};

/** @throws OperatorError for anything but a pace */
export function paceOption(given: string): WorldPace {
  const pace = WORLD_PACES.find((known) => known === given);
  if (!pace) throw new OperatorError(`The pace must be one of ${WORLD_PACES.join(', ')}.`);
  return pace;
}

function parseSizeOption(size: string) {
  try {
    return parseSize(size);
  } catch (error) {
    throw new OperatorError(error instanceof Error ? error.message : String(error));
  }
}
