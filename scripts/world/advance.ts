import { openSimulationPool } from '#domains/game/simulation/pool.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import { withWorld } from '#platform/clock/lock.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { type AdvanceProgress, type AdvanceRequest, advance, type TargetPhase } from '#world/advance.ts';
import { type Command, OperatorError, text, type Values, wholeNumber, withDatabase } from './command.ts';
import { openProgress } from './progress.ts';
import { describeWorld, statusText } from './status.ts';

const PHASES = Object.keys(PHASE_STARTS);
/** How long to wait for the clock of a running server to finish its step. */
const PATIENCE_MS = 60_000;

export const advanceCommand: Command = {
  summary: 'moves the world on; games are played through at once',
  help: `npm run world -- advance (--days N | --until PHASE | --seasons N) [--json]

  --days N       N days on, to the morning (1 to 630)
  --until PHASE  to the next first day of ${PHASES.join(', ')}
  --seasons N    to the first day of the N-th season from now (1 to 50)
  --threads N    threads to play the games on, 1 to 16 (default 2)

It works while the server is running: the clock and this command take turns.`,
  interrupted: 'Interrupted: the world stands after the last whole step. Give the command again to go on.',
  endsItself: true,
  options: {
    days: { type: 'string' },
    until: { type: 'string' },
    seasons: { type: 'string' },
    threads: { type: 'string' },
  },
  async run({ values, signal }) {
    const request = requestOf(values);
    const progress = openProgress(values['json'] === true);
    const threads = wholeNumber(values, 'threads', { least: 1, most: 16, otherwise: 2 });
    return withDatabase(values, async ({ db, pool, log }) => {
      await describeWorld(db, new Date());
      const simulation = openSimulationPool(threads);
      const stepping = { db, simulate: simulation.simulate, enqueue, now: () => new Date(), log };
      const began = performance.now();
      const onProgress = ({ done, total, moment }: AdvanceProgress) =>
        progress.show(done / total, `season ${moment.season}, day ${moment.day}, ${moment.step}`);
      const work = () => advance(stepping, request, onProgress, signal);
      const onWait = () => process.stderr.write('Waiting for the clock of the running server …\n');
      try {
        const held = await withWorld(pool, work, { waitMs: PATIENCE_MS, onWait }).finally(() => progress.end());
        if (!held) throw new OperatorError('The world is being moved by somebody else. Try again when that is done.');
        const seconds = Math.round((performance.now() - began) / 100) / 10;
        const status = await describeWorld(db, new Date());
        const { steps, games } = held.value;
        if (values['json']) console.log(JSON.stringify({ seconds, ...held.value, status }, null, 2));
        else console.log(`${steps} steps with ${games} games in ${seconds} s.\n${statusText(status)}`);
        return 0;
      } finally {
        await simulation.close();
      }
    });
  },
};

function requestOf(values: Values): AdvanceRequest {
  const given = ['days', 'until', 'seasons'].filter((name) => values[name] !== undefined);
  if (given.length !== 1) throw new OperatorError('Say how far: one of --days N, --until PHASE, --seasons N.');
  if (given[0] === 'days') return { by: 'day', count: wholeNumber(values, 'days', { least: 1, most: 630 }) };
  if (given[0] === 'seasons') return { by: 'season', count: wholeNumber(values, 'seasons', { least: 1, most: 50 }) };
  const phase = text(values, 'until') ?? '';
  if (!PHASES.includes(phase)) throw new OperatorError(`--until must be one of ${PHASES.join(', ')}.`);
  return { by: 'until', phase: phase as TargetPhase };
}
