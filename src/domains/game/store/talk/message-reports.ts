/** Messages that users have shown to the admins. */
import { countDistinct, desc, eq, inArray, max } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import type { ChatMessage, ReportReason } from '#domains/game/contract/talk.ts';
import { findMessages } from '#domains/game/store/talk/messages.ts';
import { gameMessageReports, gameMessages } from '#domains/game/tables.ts';
import type { GameId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

export const REPORTED_PER_PAGE = 25;

export interface ReportedMessage {
  gameId: GameId;
  message: ChatMessage;
  /** Newest first. */
  reports: { reason: ReportReason; by: string; at: string }[];
}

/** Stores what a user thinks of a message; false when there is no such message. */
export async function reportMessage(
  db: Database,
  { id, userId, reason, now }: { id: number; userId: UserId; reason: ReportReason; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Held, so that it is not taken away between the look and the report.
    const [row] = await tx
      .select({ id: gameMessages.id })
      .from(gameMessages)
      .where(eq(gameMessages.id, id))
      .for('key share');
    if (!row) return false;
    await tx
      .insert(gameMessageReports)
      .values({ messageId: id, userId, reason, createdAt: now })
      .onConflictDoUpdate({
        target: [gameMessageReports.messageId, gameMessageReports.userId],
        set: { reason, createdAt: now },
      });
    return true;
  });
}

/** One page of the messages with open reports, newest report first, and how many there are. */
export async function listReported(
  db: Database,
  page: number,
): Promise<{ reported: ReportedMessage[]; total: number }> {
  const newest = max(gameMessageReports.createdAt);
  const [rows, [all]] = await Promise.all([
    db
      .select({ id: gameMessageReports.messageId, newest })
      .from(gameMessageReports)
      .groupBy(gameMessageReports.messageId)
      .orderBy(desc(newest), desc(gameMessageReports.messageId))
      .limit(REPORTED_PER_PAGE)
      .offset((page - 1) * REPORTED_PER_PAGE),
    db.select({ total: countDistinct(gameMessageReports.messageId) }).from(gameMessageReports),
  ]);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return { reported: [], total: all?.total ?? 0 };
  const [messages, games, reports] = await Promise.all([
    findMessages(db, ids),
    db
      .select({ id: gameMessages.id, gameId: gameMessages.gameId })
      .from(gameMessages)
      .where(inArray(gameMessages.id, ids)),
    db
      .select({ report: gameMessageReports, by: users.name })
      .from(gameMessageReports)
      .innerJoin(users, eq(users.id, gameMessageReports.userId))
      .where(inArray(gameMessageReports.messageId, ids))
      .orderBy(desc(gameMessageReports.createdAt)),
  ]);
  const gameOf = new Map(games.map(({ id, gameId }) => [id, gameId]));
  const reported = ids.flatMap((id): ReportedMessage[] => {
    const message = messages.find((each) => each.id === id);
    const gameId = gameOf.get(id);
    if (!message || gameId === undefined) return [];
    const own = reports.filter(({ report }) => report.messageId === id);
    return [
      {
        gameId,
        message,
        reports: own.map(({ report, by }) => ({ reason: report.reason, by, at: report.createdAt.toISOString() })),
      },
    ];
  });
  return { reported, total: all?.total ?? 0 };
}

/** Drops the reports of a message, if there are any. */
export async function dropReports(db: Database, messageId: number): Promise<void> {
  await db.delete(gameMessageReports).where(eq(gameMessageReports.messageId, messageId));
}
