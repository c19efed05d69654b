/** Writing, publishing and withdrawing articles. */
import { and, eq } from 'drizzle-orm';
import { BODY, MAX_DRAFTS, MAX_PUBLISHED_A_DAY, NEW_BODY } from '#domains/article/constants.ts';
import { articleRefusals } from '#domains/article/refusals.ts';
import { openPoll } from '#domains/article/store/poll-boxes.ts';
import { prepare } from '#domains/article/store/references.ts';
import { tellMentioned, tellWatchers } from '#domains/article/store/telling.ts';
import { articles } from '#domains/article/tables.ts';
import { dropDraft } from '#domains/discussion/store/drafts.ts';
import { checkWriting } from '#domains/discussion/store/limits.ts';
import { dropPiece, publishPiece, rewritePiece } from '#domains/news/store/pieces.ts';
import { reporterRefusals } from '#domains/reporter/refusals.ts';
import { reporterOf } from '#domains/reporter/store/accreditation.ts';
import { desks } from '#domains/reporter/tables.ts';
import type { DeskId, PersonId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';

export interface Words {
  headline: string;
  body: string;
  sources: string;
}

/** The acting author, and the time. */
export interface Author {
  userId: UserId;
  now: Date;
}

type Row = typeof articles.$inferSelect;

/** Saves a new draft. */
export async function write(
  tx: Transaction,
  words: Words,
  { userId, now }: Author,
): Promise<{ ok: true; id: number; version: number } | Refused> {
  const own = await reporterOf(tx, userId);
  if (!own) return reporterRefusals.noCareer();
  await lockAuthor(tx, own.personId);
  const drafts = await tx.$count(articles, and(eq(articles.personId, own.personId), eq(articles.state, 'draft')));
  if (drafts >= MAX_DRAFTS) return articleRefusals.tooManyDrafts({ max: MAX_DRAFTS });
  const [row] = await tx
    .insert(articles)
    .values({ ...words, personId: own.personId, state: 'draft', updatedAt: now })
    .returning({ id: articles.id, version: articles.version });
  if (!row) throw new Error('the draft was not stored');
  await dropDraft(tx, userId, NEW_BODY);
  return { ok: true, ...row };
}

/** Changes a draft, or a published article, which is marked as edited. */
export async function save(
  tx: Transaction,
  { id, version, ...words }: Words & { id: number; version: number },
  author: Author,
): Promise<{ ok: true; version: number } | Refused> {
  const found = await lockOwn(tx, id, author.userId);
  if (!found.ok) return found;
  const { row } = found;
  if (row.version !== version) return articleRefusals.changed();
  await dropDraft(tx, author.userId, { kind: BODY, id });
  const set = { ...words, version: version + 1, updatedAt: author.now };
  if (row.state === 'draft') {
    await tx.update(articles).set(set).where(eq(articles.id, id));
    return { ok: true, version: version + 1 };
  }
  if (row.state !== 'published' || row.newsId === null) return articleRefusals.notPublished();
  const ready = await prepare(tx, words, row.personId);
  if (!ready.ok) return ready;
  const may = await checkWriting(tx, author.userId, ready.references);
  if (!may.ok) return may;
  const paper = await paperOf(tx, row.deskId);
  const params = {
    articleId: id,
    headline: words.headline,
    lead: ready.lead,
    reporter: found.name,
    paper: paper.paper,
  };
  await rewritePiece(tx, row.newsId, { params }, ready.mentions);
  await tx
    .update(articles)
    .set({ ...set, editedAt: author.now })
    .where(eq(articles.id, id));
  const by = { userId: author.userId, personId: row.personId, name: found.name };
  await tellMentioned(tx, { id, headline: words.headline, userIds: ready.userIds }, by);
  return { ok: true, version: version + 1 };
}

/** Publishes a draft; a second click changes nothing. */
export async function publish(
  tx: Transaction,
  { id, version }: { id: number; version: number },
  { userId, now }: Author,
  { season, day, absoluteDay }: Today,
): Promise<{ ok: true } | Refused> {
  const own = await reporterOf(tx, userId);
  if (!own) return reporterRefusals.noCareer();
  if (own.deskId === null) return reporterRefusals.noDesk();
  await lockAuthor(tx, own.personId);
  const found = await lockOwn(tx, id, userId);
  if (!found.ok) return found;
  const { row } = found;
  // Withdrawn and hidden articles cannot be published again.
  if (row.state === 'published') return articleRefusals.published();
  if (row.state !== 'draft') return articleRefusals.notPublished();
  if (row.version !== version) return articleRefusals.changed();
  const today = await tx.$count(
    articles,
    and(eq(articles.personId, own.personId), eq(articles.season, season), eq(articles.day, day)),
  );
  if (today >= MAX_PUBLISHED_A_DAY) return articleRefusals.tooManyToday({ max: MAX_PUBLISHED_A_DAY });
  const { headline } = row;
  const ready = await itemOf(tx, { ...row, deskId: own.deskId, season, day }, own.name);
  if (!ready.ok) return ready;
  const may = await checkWriting(tx, userId, ready.references);
  if (!may.ok) return may;
  await dropDraft(tx, userId, { kind: BODY, id });
  const newsId = await publishPiece(tx, ready.item, ready.mentions);
  await tx
    .update(articles)
    .set({ state: 'published', deskId: own.deskId, newsId, season, day, publishedAt: now, updatedAt: now })
    .where(eq(articles.id, id));
  await openPoll(tx, id, absoluteDay);
  const told = { id, headline, userIds: ready.userIds };
  const by = { userId, personId: own.personId, name: own.name };
  await tellMentioned(tx, told, by);
  await tellWatchers(tx, told, by);
  return { ok: true };
}

/** Takes an article out of the news for good, or deletes a draft. */
export async function withdraw(tx: Transaction, id: number, { userId, now }: Author): Promise<{ ok: true } | Refused> {
  const found = await lockOwn(tx, id, userId);
  if (!found.ok) return found;
  const { row } = found;
  await dropDraft(tx, userId, { kind: BODY, id });
  if (row.state === 'draft') {
    await tx.delete(articles).where(eq(articles.id, id));
    return { ok: true };
  }
  if (row.state !== 'published') return articleRefusals.notPublished();
  await tx.update(articles).set({ state: 'withdrawn', newsId: null, updatedAt: now }).where(eq(articles.id, id));
  if (row.newsId !== null) await dropPiece(tx, row.newsId);
  return { ok: true };
}

/** Returns an article's news item, and the other pages whose news list it. */
export async function itemOf(
  tx: Transaction,
  row: Words & Pick<Row, 'id' | 'personId' | 'deskId'> & { season: number; day: number },
  reporter: string,
) {
  const ready = await prepare(tx, row, row.personId);
  if (!ready.ok) return ready;
  const { paper, clubId, leagueId } = await paperOf(tx, row.deskId);
  const { id: articleId, headline, season, day, personId } = row;
  const params = { articleId, headline, lead: ready.lead, reporter, paper };
  const item = { season, day, kind: 'article' as const, clubId, leagueId, personId, params };
  const clubIds = ready.mentions.clubIds.filter((mentioned) => mentioned !== clubId);
  const { userIds, references } = ready;
  return { ok: true as const, item, mentions: { ...ready.mentions, clubIds }, userIds, references };
}

/** Serializes an author's commands, so that two tabs cannot exceed a limit together. */
async function lockAuthor(tx: Transaction, personId: PersonId): Promise<void> {
  await lockName(tx, 'article', personId);
}

/**
 * Returns the article if it is the user's, locked until the transaction ends. To all others an article that is not in the
 * news does not exist.
 */
export async function lockOwn(
  tx: Transaction,
  id: number,
  userId: UserId,
): Promise<{ ok: true; row: Row; name: string } | Refused> {
  const [row] = await tx.select().from(articles).where(eq(articles.id, id)).for('no key update');
  if (!row) return articleRefusals.unknown();
  const own = await reporterOf(tx, userId);
  if (own?.personId !== row.personId)
    return row.state === 'published' ? articleRefusals.notYours() : articleRefusals.unknown();
  return { ok: true, row, name: own.name };
}

async function paperOf(tx: Transaction, deskId: DeskId | null) {
  const [desk] = deskId === null ? [] : await tx.select().from(desks).where(eq(desks.id, deskId));
  if (!desk) throw new Error('an article has no desk');
  return { paper: desk.paper, clubId: desk.clubId, leagueId: desk.leagueId };
}
