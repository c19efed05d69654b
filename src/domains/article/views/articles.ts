/** Articles as displayed on screen. */
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { ARTICLES_PER_PAGE } from '#domains/article/constants.ts';
import type { ArticleLine, ArticleView } from '#domains/article/contract.ts';
import { articles } from '#domains/article/tables.ts';
import { loadNamed } from '#domains/article/views/named.ts';
import { readMarkup, referencesOf } from '#domains/discussion/rules/markup.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { deskRefs } from '#domains/reporter/views.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

const lineColumns = {
  id: articles.id,
  state: articles.state,
  headline: articles.headline,
  season: articles.season,
  day: articles.day,
  updatedAt: articles.updatedAt,
  reads: articles.reads,
};

type Line = Omit<ArticleLine, 'updatedAt'> & { updatedAt: Date };
const shown = <Row extends Line>(row: Row) => ({ ...row, updatedAt: row.updatedAt.toISOString() });

/** Returns one page of a reporter's published articles; to the author, all of them. Two queries. */
export async function listArticles(
  db: Database,
  { personId, page, viewerId }: { personId: PersonId; page: number; viewerId: UserId },
): Promise<{ rows: ArticleLine[]; total: number }> {
  const isOwn = sql`exists (select 1 from ${persons} where ${persons.id} = ${personId} and ${persons.userId} = ${viewerId})`;
  const where = and(eq(articles.personId, personId), sql`(${articles.state} = 'published' or ${isOwn})`);
  const [rows, total] = await Promise.all([
    db
      .select(lineColumns)
      .from(articles)
      .where(where)
      .orderBy(desc(articles.id))
      .limit(ARTICLES_PER_PAGE)
      .offset((page - 1) * ARTICLES_PER_PAGE),
    db.$count(articles, where),
  ]);
  return { rows: rows.map(shown), total };
}

/** Returns one page of a user's published articles, newest first, from all their careers as a reporter. Two queries. */
export async function listArticlesOf(
  db: Database,
  { userId, page }: { userId: UserId; page: number },
): Promise<{ rows: (ArticleLine & { reporterId: PersonId })[]; total: number }> {
  const where = and(eq(persons.userId, userId), eq(articles.state, 'published'));
  const isAuthor = eq(persons.id, articles.personId);
  const [rows, [all]] = await Promise.all([
    db
      .select({ ...lineColumns, reporterId: articles.personId })
      .from(articles)
      .innerJoin(persons, isAuthor)
      .where(where)
      .orderBy(desc(articles.id))
      .limit(ARTICLES_PER_PAGE)
      .offset((page - 1) * ARTICLES_PER_PAGE),
    db.select({ total: count() }).from(articles).innerJoin(persons, isAuthor).where(where),
  ]);
  return { rows: rows.map(shown), total: all?.total ?? 0 };
}

/**
 * Loads an article. Up to nine queries, one for each kind mentioned.
 * @returns null: not in the news, and neither the viewer's own nor theirs to judge
 */
export async function loadArticle(
  db: Database,
  id: number,
  { viewerId, mayModerate, now }: { viewerId: UserId; mayModerate: boolean; now: Date },
): Promise<ArticleView | null> {
  const [row] = await db
    .select({
      article: articles,
      reporter: personRefColumns,
      userId: persons.userId,
    })
    .from(articles)
    .innerJoin(persons, eq(persons.id, articles.personId))
    .where(eq(articles.id, id));
  if (!row) return null;
  const { article, reporter } = row;
  const isMine = row.userId === viewerId;
  const isSeen = article.state === 'published' || isMine || (mayModerate && article.state === 'hidden');
  if (!isSeen) return null;
  const { named } = referencesOf(readMarkup(article.body));
  const [desk, ofBody] = await Promise.all([
    deskRefs(db, article.deskId === null ? [] : [article.deskId]),
    loadNamed(db, named, now),
  ]);
  const { personId: _author, deskId, publishedAt, editedAt, ...rest } = article;
  return {
    ...shown(rest),
    publishedAt: publishedAt?.toISOString() ?? null,
    editedAt: editedAt?.toISOString() ?? null,
    reporter,
    desk: desk.get(deskId ?? 0) ?? null,
    isMine,
    ...ofBody,
  };
}
