/** Builds the views of sponsorships: boards, patrons, and a user's own. */
import { and, asc, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import { users } from '#domains/account/tables.ts';
import { isReadBy } from '#domains/block/store.ts';
import { MAX_OWN, MAX_PATRONS, ON_BOARD } from '#domains/sponsorship/constants.ts';
import type { OwnSponsorship, Patron, SponsorBoard } from '#domains/sponsorship/contract.ts';
import { sponsorships } from '#domains/sponsorship/tables.ts';
import type { SponsoredKind } from '#domains/subject.ts';
import type { UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

const total = sql<number>`coalesce(sum(${sponsorships.pucks}), 0)::int`;
const subjects = sql<number>`count(distinct (${sponsorships.kind}, ${sponsorships.subjectId}))::int`;
const isGiven = ne(sponsorships.state, 'returned');

/**
 * Returns a board in four queries; null: no such subject, or it takes no sponsors. Words of users whom the reader has
 * blocked are left out, but included in the sum.
 */
export async function boardOf(
  db: Database,
  { kind, id, readerId }: { kind: SponsoredKind; id: number; readerId: UserId },
): Promise<SponsorBoard | null> {
  const found = await kind.find(db, id);
  if (!found) return null;
  const isOfSubject = and(eq(sponsorships.kind, kind.kind), eq(sponsorships.subjectId, id), isGiven);
  const isSaid = and(isNull(sponsorships.hiddenAt), ne(sponsorships.name, ''));
  const isShown = and(isOfSubject, isSaid, isReadBy(readerId, sponsorships.userId));
  // Each user's latest visible words, and their total pucks.
  const { userId } = sponsorships;
  const latest = db
    .selectDistinctOn([userId], { id: sponsorships.id })
    .from(sponsorships)
    .where(isShown)
    .orderBy(userId, desc(sponsorships.id))
    .as('latest');
  const given = db
    .select({ userId, pucks: total.as('given') })
    .from(sponsorships)
    .where(isOfSubject)
    .groupBy(userId)
    .as('gifts');
  const [sponsors, [sum]] = await Promise.all([
    db
      .select({
        ...{ id: sponsorships.id, name: sponsorships.name, line: sponsorships.line, pucks: given.pucks },
        user: { id: users.id, name: users.name },
      })
      .from(latest)
      .innerJoin(sponsorships, eq(sponsorships.id, latest.id))
      .innerJoin(given, eq(given.userId, userId))
      .innerJoin(users, eq(users.id, userId))
      .orderBy(desc(given.pucks), asc(sponsorships.id))
      .limit(ON_BOARD),
    db.select({ pucks: total }).from(sponsorships).where(isOfSubject),
  ]);
  return { name: found.name, path: found.path, isEvent: kind.isEvent, sponsors, pucks: sum?.pucks ?? 0 };
}

/** Returns the patrons, largest first, without former users. One query. */
export async function listPatrons(db: Database): Promise<Patron[]> {
  return db
    .select({ user: { id: users.id, name: users.name }, pucks: total, subjects })
    .from(sponsorships)
    .innerJoin(users, eq(users.id, sponsorships.userId))
    .where(and(isGiven, isNull(users.deletedAt)))
    .groupBy(users.id, users.name)
    .orderBy(desc(total), asc(users.id))
    .limit(MAX_PATRONS);
}

/** Returns a user's total pucks and number of subjects. One query. */
export async function patronageOf(db: Database, userId: UserId): Promise<{ pucks: number; subjects: number }> {
  const [row] = await db
    .select({ pucks: total, subjects })
    .from(sponsorships)
    .where(and(eq(sponsorships.userId, userId), isGiven));
  return row ?? { pucks: 0, subjects: 0 };
}

/** Returns a user's sponsorships, newest first. One query. */
export async function ownSponsorships(db: Database, userId: UserId): Promise<OwnSponsorship[]> {
  const rows = await db
    .select()
    .from(sponsorships)
    .where(eq(sponsorships.userId, userId))
    .orderBy(desc(sponsorships.id))
    .limit(MAX_OWN);
  return rows.map(({ id, subjectName, path, name, line, pucks, state, at, hiddenAt }) => ({
    ...{ id, subject: subjectName, path, name, line, pucks, state },
    ...{ at: at.toISOString(), isHidden: hiddenAt !== null },
  }));
}
