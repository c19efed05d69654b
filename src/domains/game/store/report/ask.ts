/** Answers who asks for the report on a finished game; the first one has it made. */
import { and, count, eq, gt, isNull, lt } from 'drizzle-orm';
import { MAX_WAITING_REPORTS, REPORT_PATIENCE_MS, REPORT_RETRY_SECONDS } from '#domains/game/constants.ts';
import type { ReportAnswer } from '#domains/game/contract/report.ts';
import type { StoredReport } from '#domains/game/rules/report/report.ts';
import { gamePeriods, gameReports } from '#domains/game/tables.ts';
import type { GameId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import { enqueue } from '#platform/queue/enqueue.ts';

const JOB = 'game-report';

/** A report without the names of those in it, or that there is none yet. */
type StoredAnswer = Exclude<ReportAnswer, { state: 'ready' }> | { state: 'ready'; report: StoredReport };

/** @returns the answer for a game that is over; `busy` when too many reports are being waited for. */
export async function askForReport(db: Database, gameId: GameId, now: Date): Promise<StoredAnswer | 'busy'> {
  const [row] = await db.select().from(gameReports).where(eq(gameReports.gameId, gameId));
  if (row?.report) return { state: 'ready', report: row.report };
  const lostBefore = new Date(now.getTime() - REPORT_PATIENCE_MS);
  if (row && row.requestedAt > lostBefore) return BEING_MADE;
  if (!row) {
    const [period] = await db
      .select({ period: gamePeriods.period })
      .from(gamePeriods)
      .where(eq(gamePeriods.gameId, gameId))
      .limit(1);
    if (!period) return { state: 'no-events' };
    if ((await waitingReports(db, lostBefore)) >= MAX_WAITING_REPORTS) return 'busy';
  }
  await request(db, { gameId, now, lostBefore });
  return BEING_MADE;
}

const BEING_MADE: StoredAnswer = { state: 'being-made', retryAfterSeconds: REPORT_RETRY_SECONDS };

async function waitingReports(db: Database, since: Date): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(gameReports)
    .where(and(isNull(gameReports.report), gt(gameReports.requestedAt, since)));
  return row?.waiting ?? 0;
}

/** Of all who ask at the same time one queues the job: the one whose row it is. */
async function request(
  db: Database,
  { gameId, now, lostBefore }: { gameId: GameId; now: Date; lostBefore: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const asked = await tx
      .insert(gameReports)
      .values({ gameId, requestedAt: now })
      .onConflictDoUpdate({
        target: gameReports.gameId,
        set: { requestedAt: now },
        setWhere: and(isNull(gameReports.report), lt(gameReports.requestedAt, lostBefore)),
      })
      .returning({ gameId: gameReports.gameId });
    if (asked.length > 0) await enqueue(tx, JOB, { gameId }, { key: `${JOB}/${gameId}`, queue: JOB });
  });
}
