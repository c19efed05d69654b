/** Managers who are still to receive the mail about their season. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import {
  hasNotEnded,
  isQuietNow,
  type Reader,
  readersWho,
  recipientOf,
  type Writing,
} from '#domains/reminder/store/reminders.ts';
import type { SeasonReview } from '#domains/season-review/contract.ts';
import { nameOfTeam, seasonReviewMail } from '#domains/season-review/store/mails.ts';
import { seasonReviews } from '#domains/season-review/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';
import { queueMail } from '#platform/mail/outbox.ts';

export interface DueMail {
  reader: Reader;
  clubId: ClubId;
  /** The club's first team. */
  team: TeamRef;
}

/** Returns managers of the season's reviews who may be mailed now, outside their quiet hours. Most of the time there are none. */
export async function dueMails(db: Database, season: number, now: Date): Promise<DueMail[]> {
  const manager = sql<number>`(${seasonReviews.facts}->'manager'->>'userId')::int`;
  const waiting = await db
    .select({ clubId: seasonReviews.clubId, userId: manager })
    .from(seasonReviews)
    .where(and(eq(seasonReviews.season, season), isNull(seasonReviews.mailedAt), sql`${manager} is not null`))
    .orderBy(seasonReviews.clubId);
  if (waiting.length === 0) return [];
  const ids = waiting.map(({ userId }) => userId);
  const isWaiting = sql`${users.id} in ${ids} and ${hasNotEnded('reminder.season-mail')}`;
  const readers = new Map((await readersWho(db, isWaiting)).map((reader) => [reader.id, reader]));
  const due: DueMail[] = [];
  for (const { clubId, userId } of waiting) {
    const reader = readers.get(userId);
    if (!reader || isQuietNow(reader, now)) continue;
    const [team] = await clubTeamRefs(db, clubId);
    if (team) due.push({ reader, clubId, team });
  }
  return due;
}

/** Sends one mail, in the transaction that records it as sent; false: another worker has sent it. */
export async function writeReviewMail(
  db: Database,
  { reader, clubId, team, season, review }: DueMail & { season: number; review: SeasonReview },
  { now, publicUrl }: Writing,
): Promise<boolean> {
  const recipient = await recipientOf(db, reader, publicUrl);
  return db.transaction(async (tx) => {
    const taken = await tx
      .update(seasonReviews)
      .set({ mailedAt: now })
      .where(and(eq(seasonReviews.clubId, clubId), eq(seasonReviews.season, season), isNull(seasonReviews.mailedAt)))
      .returning({ clubId: seasonReviews.clubId });
    if (taken.length === 0) return false;
    await queueMail(tx, seasonReviewMail(recipient, { season, teamId: team.id, team: nameOfTeam(team), review }));
    return true;
  });
}
