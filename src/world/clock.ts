/**
 * The clock takes each step of the day when it is due. Any number of programs may run one: the one that holds the lock
 * leads; the others take over when it ends, and help it with steps that are split by place. Missed days are made up in
 * order.
 */
import type pg from 'pg';
import { playsLive } from '#domains/world/store/runs.ts';
import type { Moment } from '#engine/calendar.ts';
import type { StepPace } from '#engine/pace.ts';
import { dayStartFor, momentOf } from '#platform/clock/clock-face.ts';
import { CLOCK_LOCK, tryLock, withWorld } from '#platform/clock/lock.ts';
import { failingNow, isDriven, isReleased, stepNow } from '#platform/clock/pace.ts';
import { changeWorld, findWorld, type WorldRow } from '#platform/clock/state.ts';
import { isDiskFull, isOutage } from '#platform/database/outage.ts';
import { publish } from '#platform/realtime.ts';
import { scrubbed } from '#platform/scrub.ts';
import { dueStep, forgiven, setBack } from '#world/due.ts';
import { keepPace, paceAsks } from '#world/keep-pace.ts';
import { mayBeEarly, type StepOutcome, type Stepping, takePlaces, takeStep } from '#world/steps/take-step.ts';

/** Interval at which the clock looks for due steps, and its pause after a failure. */
const TICK_MS = 500;
const REST_AFTER_FAILURE_MS = 5_000;
/** Interval at which a live night is tried again. */
const WAIT_FOR_GAMES_MS = 1_000;
const DISK_FULL = 'the disk is full: the world waits, and goes on by itself when there is room';

export interface RunningClock {
  /** Waits for the current step. */
  stop(): Promise<void>;
}

/** Starts the clock. @param hasRoom whether the disk has room for a step; no step is taken until it does */
export function startClock(pool: pg.Pool, stepping: Stepping, hasRoom: () => boolean = () => true): RunningClock {
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

  /** Holds the leader's lock on its own connection; losing the connection loses the lead. */
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
        if (!hasRoom()) {
          log.error(DISK_FULL);
          rest = REST_AFTER_FAILURE_MS;
        } else if (await lead()) rest = await look(pool, stepping);
        else await help(stepping);
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

/**
 * Logs one sentence for failures that only the operator can fix, however often they occur; nothing of the step was
 * saved.
 */
function logFailure(log: Stepping['log'], error: unknown): void {
  if (isDiskFull(error)) log.error(DISK_FULL);
  else if (isOutage(error)) log.warn('the database is away: the world waits, and goes on by itself when it is back');
  else log.error({ err: error }, 'the clock could not take its step');
}

/** Looks for a due step as `tick` does; a failure is logged, and kept for admins and the manager to see. */
export async function look(pool: pg.Pool, stepping: Stepping): Promise<number> {
  try {
    return await tick(pool, stepping);
  } catch (error) {
    logFailure(stepping.log, error);
    if (!isDiskFull(error) && !isOutage(error)) await keepFailure(stepping, error);
    return REST_AFTER_FAILURE_MS;
  }
}

async function keepFailure({ db, now }: Stepping, error: unknown): Promise<void> {
  const row = await findWorld(db);
  if (!row) return;
  const last = now().toISOString();
  const step = stepNow(row);
  const before = failingNow(row, now()) ?? { times: 0, since: last };
  const failure = { step, times: before.times + 1, since: before.since, last, message: messageOf(error) };
  await db.transaction(async (tx) => {
    await changeWorld(tx, { failure });
    await publish(tx, 'world', { version: row.version });
  });
}

/** Returns the first line of the error below all others: those of queries name the values that were sent. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return messageOf(error.cause);
  return scrubbed(error.message.split('\n')[0] ?? '').slice(0, 200);
}

/** Takes places of the step that the leader has begun, so that it finishes sooner. */
export async function help(stepping: Stepping): Promise<void> {
  const row = await findWorld(stepping.db);
  if (row?.openStep && !isReleased(row)) await takePlaces(stepping);
}

/** Takes the step that is due, if any. @returns milliseconds until the clock should look again */
export async function tick(pool: pg.Pool, stepping: Stepping): Promise<number> {
  const { db, log } = stepping;
  const row = await findWorld(db);
  if (!row) return TICK_MS;
  const now = stepping.now();
  if (row.openStep && isReleased(row)) return TICK_MS;
  const hasWork =
    row.openStep ?? (await paceAsks(db, row, now)) ?? (isDueAt(row, now) || (await mayBeEarly(db, row, now)));
  if (!hasWork) return TICK_MS;
  const held = await withWorld(pool, () => takeDueStep(stepping), { waitMs: 0 });
  // The world is being advanced by command; the clock resumes when that is done.
  if (!held) return TICK_MS;
  const outcome = held.value;
  if (outcome?.kind === 'waiting') return WAIT_FOR_GAMES_MS;
  if (outcome?.kind === 'taken') {
    const { moment, durationMs, detail } = outcome;
    log.info({ ...moment, durationMs, ...detail }, 'the world took a step');
  }
  return 0;
}

/** Returns whether a step is due by real time alone; never while a manager plays on at their own pace. */
function isDueAt(row: WorldRow, now: Date): boolean {
  if (isDriven(row)) return false;
  const { step } = momentOf(row);
  return dueStep(row, step, now) !== null || setBack(row, step, now) !== null;
}

async function takeDueStep(stepping: Stepping): Promise<StepOutcome | null> {
  const { db, now } = stepping;
  const found = await findWorld(db);
  if (!found) return null;
  if (found.openStep) return takeStep(stepping, momentOf(found), found.openStep.pace);
  const ask = await paceAsks(db, found, now());
  if (ask) {
    await keepPace(stepping, found, ask);
    return null;
  }
  const row = isDriven(found) ? found : await setRight(stepping, found);
  const moment = momentOf(row);
  const pace = isDriven(row) ? null : dueStep(row, moment.step, now());
  if (pace) return takeStep(stepping, moment, paceInWorld(row, moment, pace));
  if (!(await mayBeEarly(db, row, now()))) return null;
  // The rest of a day that no manager waits for is played at once, as are games that the manager does not watch.
  const isWatched = isDriven(row) && (await playsLive(db, row));
  return takeStep(stepping, moment, isWatched ? 'live' : 'catch-up', { isEarly: true });
}

/** If the world waits for managers, the draft begins with the day, not with its morning. */
function paceInWorld(row: WorldRow, { step }: Moment, pace: StepPace): StepPace {
  return row.pace === 'ready' && step === 'morning' ? 'catch-up' : pace;
}

/** Moves the start of the day in real time if the machine's clock or a long downtime requires it. */
async function setRight(stepping: Stepping, found: WorldRow): Promise<WorldRow> {
  const { log } = stepping;
  const now = stepping.now();
  const { step } = momentOf(found);
  let row = found;
  const earlier = setBack(row, step, now);
  if (earlier) {
    log.warn({ dayStartedAt: earlier }, 'the clock of this machine was set back: the day goes on from here');
    row = await beginDayAt(stepping, row, earlier);
  }
  // Managers who play together should not miss their games because the server was down, so the day resumes from here.
  if (row.pace === 'ready' && dueStep(row, step, now) === 'catch-up' && step.startsWith('slot')) {
    return beginDayAt(stepping, row, dayStartFor(step, row, now));
  }
  const excuse = forgiven(row, now);
  if (excuse) {
    log.warn({ days: excuse.daysForgiven }, 'the world slept too long: these days are not made up');
    row = await beginDayAt(stepping, row, excuse.dayStartedAt);
  }
  return row;
}

async function beginDayAt({ db }: Stepping, row: WorldRow, dayStartedAt: Date): Promise<WorldRow> {
  await db.transaction(async (tx) => {
    await changeWorld(tx, { dayStartedAt });
    // Every displayed time of day depends on it.
    await publish(tx, 'world', { version: row.version });
  });
  return { ...row, dayStartedAt };
}
