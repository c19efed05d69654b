/**
 * The clock: takes each step of the day when it is due. Any number of programs may run one; the one that holds the lock
 * leads, the others wait to take over. Missed days are made up in order.
 */
import type pg from 'pg';
import { CLOCK_LOCK, tryLock, withWorld } from '#platform/clock/lock.ts';
import { changeWorld, findWorld, type WorldRow } from '#platform/clock/state.ts';
import { isDiskFull, isOutage } from '#platform/database/outage.ts';
import { publishChange } from '#platform/realtime.ts';
import { dueStep, forgiven, setBack } from '#world/due.ts';
import { mayBeEarly, momentOf, type Stepping, takeStep } from '#world/steps/take-step.ts';

/** How often the clock looks whether something is due, and how long it rests after a failure. */
const TICK_MS = 500;
const REST_AFTER_FAILURE_MS = 5_000;
/** A live night is asked after again this often. */
const WAIT_FOR_GAMES_MS = 1_000;

export interface RunningClock {
  /** Waits for the step that is being taken. */
  stop(): Promise<void>;
}

export function startClock(pool: pg.Pool, stepping: Stepping): RunningClock {
  const { log } = stepping;
  let isStopped = false;
  let wake = () => {};
  let leader: pg.PoolClient | null = null;

  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Holds the leader's lock on a connection of its own; a lost connection loses the lead. */
  const lead = async (): Promise<boolean> => {
    if (leader) return true;
    const client = await pool.connect();
    if (!(await tryLock(client, CLOCK_LOCK))) {
      client.release(true);
      return false;
    }
    client.once('error', () => {
      leader = null;
      client.release(true);
    });
    leader = client;
    log.info('this clock leads');
    return true;
  };

  const run = async () => {
    while (!isStopped) {
      let rest = TICK_MS;
      try {
        if (await lead()) rest = await tick(pool, stepping);
      } catch (error) {
        logFailure(log, error);
        rest = REST_AFTER_FAILURE_MS;
      }
      if (!isStopped) await sleep(rest);
    }
  };
  const running = run();

  return {
    async stop() {
      isStopped = true;
      wake();
      await running;
      leader?.removeAllListeners('error');
      leader?.release(true);
      leader = null;
    },
  };
}

/** What only the operator can put right is one sentence, however often it comes: nothing of the step was saved. */
function logFailure(log: Stepping['log'], error: unknown): void {
  if (isDiskFull(error)) log.error('the disk is full: the world waits, and goes on by itself when there is room');
  else if (isOutage(error)) log.warn('the database is away: the world waits, and goes on by itself when it is back');
  else log.error({ err: error }, 'the clock could not take its step');
}

/** Takes the step that is due, if any. @returns milliseconds until the clock shall look again. */
async function tick(pool: pg.Pool, stepping: Stepping): Promise<number> {
  const { db, log } = stepping;
  const row = await findWorld(db);
  if (!row) return TICK_MS;
  const { step } = momentOf(row);
  const now = stepping.now();
  const hasWork = dueStep(row, step, now) || setBack(row, step, now) || (await mayBeEarly(db, row));
  if (!hasWork) return TICK_MS;
  const held = await withWorld(pool, () => takeDueStep(stepping), { waitMs: 0 });
  // Somebody advances the world by command; the clock goes on when he is done.
  if (!held) return TICK_MS;
  const outcome = held.value;
  if (outcome?.kind === 'waiting') return WAIT_FOR_GAMES_MS;
  if (outcome?.kind === 'taken') {
    const { moment, durationMs, detail } = outcome;
    log.info({ ...moment, durationMs, ...detail }, 'the world took a step');
  }
  return 0;
}

async function takeDueStep(stepping: Stepping) {
  const { db, log, now } = stepping;
  let row = await findWorld(db);
  if (!row) return null;
  const earlier = setBack(row, momentOf(row).step, now());
  if (earlier) {
    log.warn({ dayStartedAt: earlier }, 'the clock of this machine was set back: the day goes on from here');
    row = await beginDayAt(stepping, row, earlier);
  }
  const excuse = forgiven(row, now());
  if (excuse) {
    log.warn({ days: excuse.daysForgiven }, 'the world slept too long: these days are not made up');
    row = await beginDayAt(stepping, row, excuse.dayStartedAt);
  }
  const moment = momentOf(row);
  const pace = dueStep(row, moment.step, now());
  if (pace) return takeStep(stepping, moment, pace);
  // What is left of the day is played at once: nobody is there to watch it.
  return (await mayBeEarly(db, row)) ? takeStep(stepping, moment, 'catch-up', { isEarly: true }) : null;
}

async function beginDayAt({ db }: Stepping, row: WorldRow, dayStartedAt: Date): Promise<WorldRow> {
  await db.transaction(async (tx) => {
    await changeWorld(tx, { dayStartedAt });
    await publishChange(tx, ['everything']);
  });
  return { ...row, dayStartedAt };
}
