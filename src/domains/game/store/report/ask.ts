/**
 * Answers requests for the report on a finished game; the first request has it made. Users take turns: each user's first
 * pending report goes before any user's second, so that a user who asks for fifty does not make the others wait.
 */
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import {
  MAX_WAITING_REPORTS,
  MAX_WAITING_REPORTS_OF_USER,
  REPORT_PATIENCE_MS,
  REPORT_RETRY_SECONDS,
} from '#domains/game/constants.ts';
import type { ReportAnswer } from '#domains/game/contract/report.ts';
import type { StoredReport } from '#domains/game/rules/report/report.ts';
import { gamePeriods, gameReports } from '#domains/game/tables.ts';
import type { GameId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { HEAVY_QUEUE } from '#platform/queue/job.ts';

const JOB = 'game-report';

/** A report without player names, or the notice that there is none yet. */
type StoredAnswer = Exclude<ReportAnswer, { state: 'ready' }> | { state: 'ready'; report: StoredReport };

interface Asking {
  gameId: GameId;
  userId: UserId;
  now: Date;
}

/** @returns the answer for a finished game; `busy` when too many reports are pending, overall or for this user. */
export async function askForReport(db: Database, asking: Asking): Promise<StoredAnswer | 'busy'> {
  const { gameId, userId, now } = asking;
  const [row] = await db.select().from(gameReports).where(eq(gameReports.gameId, gameId));
  if (row?.report) return { state: 'ready', report: row.report };
  const lostBefore = new Date(now.getTime() - REPORT_PATIENCE_MS);
  const isWaiting = row !== undefined && row.requestedAt > lostBefore;
  if (isWaiting && row.requestedByUserId === userId) return BEING_MADE;
  if (!row && !(await hasEvents(db, gameId))) return { state: 'no-events' };
  const waiting = await waitingReports(db, userId, lostBefore);
  const isBusy = waiting.ofAll >= MAX_WAITING_REPORTS || waiting.ofUser >= MAX_WAITING_REPORTS_OF_USER;
  if (!row && isBusy) return 'busy';
  const request = { ...asking, lostBefore, turn: waiting.ofUser };
  if (!isWaiting) await requestReport(db, request);
  else if (request.turn < row.turn) await takeOver(db, request);
  return BEING_MADE;
}

const BEING_MADE: StoredAnswer = { state: 'being-made', retryAfterSeconds: REPORT_RETRY_SECONDS };

async function hasEvents(db: Database, gameId: GameId): Promise<boolean> {
  const isOfGame = eq(gamePeriods.gameId, gameId);
  return (await db.select({ period: gamePeriods.period }).from(gamePeriods).where(isOfGame).limit(1)).length > 0;
}

async function waitingReports(db: Database, userId: UserId, since: Date): Promise<{ ofAll: number; ofUser: number }> {
  const [row] = await db
    .select({
      ofAll: count(),
      ofUser: sql<number>`count(*) filter (where ${gameReports.requestedByUserId} = ${userId})`,
    })
    .from(gameReports)
    .where(and(isNull(gameReports.report), gt(gameReports.requestedAt, since)));
  return row ?? { ofAll: 0, ofUser: 0 };
}

interface Request extends Asking {
  lostBefore: Date;
  /** Number of the user's pending reports ahead of it. */
  turn: number;
}

/** Stores the request. Of several requests at the same time, only the one that writes the row queues the job. */
async function requestReport(db: Database, { gameId, userId, now, lostBefore, turn }: Request): Promise<void> {
  const request = { requestedAt: now, requestedByUserId: userId, turn };
  await db.transaction(async (tx) => {
    const asked = await tx
      .insert(gameReports)
      .values({ gameId, ...request })
      .onConflictDoUpdate({
        target: gameReports.gameId,
        set: request,
        setWhere: and(isNull(gameReports.report), lt(gameReports.requestedAt, lostBefore)),
      })
      .returning({ gameId: gameReports.gameId });
    if (asked.length > 0) await queueReport(tx, { gameId, turn });
  });
}

/** Takes over a pending request of another user when this user's turn comes sooner. */
async function takeOver(db: Database, { gameId, userId, turn }: Request): Promise<void> {
  await db.transaction(async (tx) => {
    const taken = await tx
      .update(gameReports)
      .set({ requestedByUserId: userId, turn })
      .where(and(eq(gameReports.gameId, gameId), isNull(gameReports.report), gt(gameReports.turn, turn)))
      .returning({ gameId: gameReports.gameId });
    if (taken.length > 0) await queueReport(tx, { gameId, turn });
  });
}

/** Removes the user from his pending requests. */
export async function forgetRequests(tx: Transaction, userId: UserId): Promise<void> {
  await tx.update(gameReports).set({ requestedByUserId: null }).where(eq(gameReports.requestedByUserId, userId));
}

/** Queues the job; replaces one that is pending for the same game. */
async function queueReport(tx: Transaction, { gameId, turn }: Pick<Request, 'gameId' | 'turn'>): Promise<void> {
  await enqueue(tx, JOB, { gameId }, { key: `${JOB}/${gameId}`, queue: HEAVY_QUEUE, priority: turn });
}
