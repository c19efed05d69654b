/** Builds the views of reporters and desks. */

import { and, asc, count, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { articles, pressPrizes } from '#domains/article/tables.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import type { UserToday } from '#domains/club/views/overview.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { DESKS_PER_PAGE, type DeskKind, MIN_DAYS_AT_DESK, RANKED_REPORTERS } from '#domains/reporter/constants.ts';
import type { DeskRef, DeskView, RankedReporter, ReporterView } from '#domains/reporter/contract.ts';
import { desks, reporters } from '#domains/reporter/tables.ts';
import { toldRumors } from '#domains/rumor/tables.ts';
import type { DeskId, PersonId, UserId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { containsFolded } from '#platform/database/letters.ts';

/** Returns the desks that exist, by id. At most two queries. */
export async function deskRefs(db: Database, deskIds: readonly DeskId[]): Promise<Map<number, DeskRef>> {
  if (deskIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(desks)
    .where(inArray(desks.id, [...deskIds]));
  return new Map((await named(db, rows)).map((desk) => [desk.id, desk]));
}

async function named<Row extends typeof desks.$inferSelect>(
  db: Database,
  rows: readonly Row[],
): Promise<(Omit<Row, 'clubId'> & DeskRef)[]> {
  const first = await proTeamRefs(db, rows, ({ clubId }) => clubId);
  return rows.map(({ clubId, ...desk }) => ({ ...desk, team: first.get(clubId ?? 0) ?? null }));
}

/** Loads a reporter in up to five queries. @returns null: no such reporter */
export async function loadReporter(
  db: Database,
  personId: PersonId,
  { viewerId, today }: { viewerId: UserId; today: Today },
): Promise<ReporterView | null> {
  const [row] = await db
    .select({ person: persons, ref: personRefColumns, deskId: reporters.deskId, deskSince: reporters.deskSince })
    .from(persons)
    .innerJoin(reporters, eq(reporters.personId, persons.id))
    .where(eq(persons.id, personId));
  if (!row) return null;
  const { person, ref, deskId, deskSince } = row;
  const isMine = person.userId === viewerId && person.retiredAt === null;
  const [written] = await db
    .select({
      articles: count(),
      readers: sql<number>`coalesce(sum(${articles.reads}), 0)::int`,
      right: rumorsThat(personId, 'right'),
      wrong: rumorsThat(personId, 'wrong'),
      prizes: prizesOf(personId),
    })
    .from(articles)
    .where(and(eq(articles.personId, personId), eq(articles.state, 'published')));
  const at = await deskRefs(db, deskId === null ? [] : [deskId]);
  const { startedAt, retiredAt, playerId, userId, birthSeason } = person;
  const daysToStay = deskSince === null ? 0 : Math.max(0, deskSince + MIN_DAYS_AT_DESK - today.absoluteDay);
  return {
    person: ref,
    ...{ startedAt, retiredAt, playerId, userId },
    age: (retiredAt ?? today.season) - birthSeason,
    desk: at.get(deskId ?? 0) ?? null,
    articles: written?.articles ?? 0,
    readers: written?.readers ?? 0,
    rumors: { right: written?.right ?? 0, wrong: written?.wrong ?? 0 },
    prizes: written?.prizes ?? [],
    isMine,
    own: isMine ? { purse: await balanceOf(db, `person:${personId}`), daysToStay } : null,
  };
}

/** Returns the active reporters by press prizes, then by readers. One query, and none until something is published. */
export function rankReporters(db: Database): Promise<RankedReporter[]> {
  return fact(db, { key: 'reporters/ranking', topics: ['jobs', 'news'], read: () => readRanking(db) });
}

async function readRanking(db: Database): Promise<RankedReporter[]> {
  const prizes = sql<number>`(select count(*)::int from ${pressPrizes} z join ${articles} a on a.id = z.article_id
    where a.person_id = ${persons.id} and a.state = 'published')`;
  const written = db
    .select({
      person: personRefColumns,
      personId: persons.id,
      prizes: prizes.as('prizes'),
      readers: sql<number>`coalesce(sum(${articles.reads}), 0)::int`.as('readers'),
      articles: sql<number>`count(*)::int`.as('articles'),
      right: sql<number>`${rumorsThat(persons.id, 'right')}`.as('right_rumors'),
      wrong: sql<number>`${rumorsThat(persons.id, 'wrong')}`.as('wrong_rumors'),
    })
    .from(articles)
    .innerJoin(persons, and(eq(persons.id, articles.personId), isNull(persons.retiredAt)))
    .where(eq(articles.state, 'published'))
    .groupBy(persons.id);
  const rows = await written;
  const sorted = rows.toSorted(
    (one, other) => other.prizes - one.prizes || other.readers - one.readers || one.personId - other.personId,
  );
  let rank = 0;
  return sorted.slice(0, RANKED_REPORTERS).map(({ personId: _, right, wrong, ...row }, index) => {
    const before = sorted[index - 1];
    if (before?.prizes !== row.prizes || before.readers !== row.readers) rank = index + 1;
    return { rank, ...row, rumors: { right, wrong } };
  });
}

function prizesOf(personId: PersonId): SQL<ReporterView['prizes']> {
  return sql<ReporterView['prizes']>`(select coalesce(json_agg(json_build_object('season', z.season, 'prize', z.kind,
      'articleId', a.id, 'headline', a.headline, 'votes', z.votes) order by z.season desc, z.day desc, z.kind), '[]')
    from ${pressPrizes} z join ${articles} a on a.id = z.article_id where a.person_id = ${personId} and a.state = 'published')`;
}

function rumorsThat(personId: PersonId | typeof persons.id, state: 'right' | 'wrong'): SQL<number> {
  return sql<number>`(select count(*)::int from ${toldRumors} r where r.person_id = ${personId} and r.state = ${state})`;
}

/** Returns one page of desks by the newspaper's name, and their total. Three queries. */
export async function listDesks(
  db: Database,
  { kind, name, page }: { kind: DeskKind; name: string; page: number },
): Promise<{ rows: DeskView[]; total: number }> {
  const where = and(eq(desks.kind, kind), name === '' ? undefined : containsFolded(desks.paper, name));
  const seats = (which: SQL) =>
    sql<number>`(select count(*)::int from ${reporters} where ${reporters.deskId} = ${desks.id} and ${which})`;
  const [rows, total] = await Promise.all([
    db
      .select({ desk: desks, users: seats(sql`not ${reporters.isStaff}`), staff: seats(sql`${reporters.isStaff}`) })
      .from(desks)
      .where(where)
      .orderBy(asc(desks.paper), asc(desks.id))
      .limit(DESKS_PER_PAGE)
      .offset((page - 1) * DESKS_PER_PAGE),
    db.$count(desks, where),
  ]);
  const refs = await named(
    db,
    rows.map(({ desk, users, staff }) => ({ ...desk, users, staff })),
  );
  return { rows: refs, total };
}

/** Returns the desk item for a reporter without a newspaper. One query; none for users who are not reporters. */
export async function withoutDesk(db: Database | Transaction, { careers }: UserToday): Promise<DeskItem[]> {
  const personId = careers.get('reporter');
  if (personId === undefined) return [];
  const seated = await db.$count(reporters, and(eq(reporters.personId, personId), isNotNull(reporters.deskId)));
  return seated > 0 ? [] : [{ kind: 'reporter-no-desk', params: {}, path: '/reporter?tab=desks' }];
}
