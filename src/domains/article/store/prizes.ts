/** Press prizes: the article with the most votes by readers. A repeated night awards nothing. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { MIN_PRIZE_VOTES, PRIZE_DAYS, PRIZE_MONEY } from '#domains/article/constants.ts';
import { articles, pressPrizes } from '#domains/article/tables.ts';
import { countHouseholds, householdOf } from '#domains/auth/store/places.ts';
import { reactions } from '#domains/discussion/tables.ts';
import { post } from '#domains/finances/store/ledger.ts';
import { NEWS } from '#domains/news/constants.ts';
import { dropPiece, publishPiece } from '#domains/news/store/pieces.ts';
import { notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import { PRESS_PRIZE_PUCKS } from '#domains/puck/constants.ts';
import { colorSince, issuePucks, lockIssues, roomOf } from '#domains/puck/store/issue.ts';
import type { PrizeKind } from '#domains/reporter/constants.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ArticleId, PersonId, UserId } from '#engine/ids.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';

interface Night {
  season: number;
  day: number;
  absoluteDay: number;
  now: Date;
}

/** Awards the prizes that are due. @returns their number */
export async function givePrizes(tx: Transaction, { season, day, ...night }: Night): Promise<number> {
  const days: readonly number[] = PRIZE_DAYS;
  const place = days.indexOf(day);
  if (place < 0) return 0;
  const since = days[place - 1] ?? 0;
  const isLast = place === days.length - 1;
  const ofMonth = await givePrize(tx, { season, day, ...night }, { kind: 'month', after: since });
  const ofSeason = isLast && (await givePrize(tx, { season, day, ...night }, { kind: 'season', after: 0 }));
  return Number(ofMonth) + Number(ofSeason);
}

async function givePrize(
  tx: Transaction,
  night: Night,
  { kind, after }: { kind: PrizeKind; after: number },
): Promise<boolean> {
  const { season, day, now } = night;
  const best = await bestArticle(tx, { season, after, day });
  if (!best) return false;
  const { articleId, headline, personId, userId, reporter } = best;
  const [given] = await tx
    .insert(pressPrizes)
    .values({ season, kind, day, articleId, votes: best.votes })
    .onConflictDoNothing()
    .returning({ articleId: pressPrizes.articleId });
  if (!given) return false;
  const said = { prize: kind, articleId, headline };
  const newsId = await publishPiece(
    tx,
    { season, day, kind: 'press-prize', personId, params: { ...said, reporter, votes: best.votes } },
    { clubIds: [], playerIds: [] },
  );
  await tx.update(pressPrizes).set({ newsId }).where(isPrize({ season, day, kind }));
  const rows = pgRows(tx);
  const money = PRIZE_MONEY[kind];
  await post(rows, [
    {
      key: `press-prize/${season}/${kind}/${day}`,
      kind: 'press-prize',
      params: { ...said, personId },
      season,
      day,
      entries: [
        { account: `person:${personId}`, amount: money },
        { account: 'world:sponsors', amount: -money },
      ],
    },
  ]);
  if (userId !== null) {
    const params = { ...said, votes: best.votes, money };
    await notify(rows, [{ userId, channel: 'news', kind: 'press-prize', params }]);
    const prize = { season, day, kind };
    if (!(await payPucks(tx, prize, { userId, article: { articleId, headline, personId }, season, day, now })))
      await tx.update(pressPrizes).set({ pucksWait: true }).where(isPrize(prize));
  }
  return true;
}

/**
 * Returns the article of a range of days with the most votes: one per household and none by the author's, so that
 * second accounts have no vote. Ties go to the article with more readers, then to the earlier one. null: none has
 * enough votes.
 */
async function bestArticle(tx: Transaction, { season, after, day }: { season: number; after: number; day: number }) {
  const found = await tx
    .select({
      articleId: articles.id,
      headline: articles.headline,
      personId: articles.personId,
      userId: persons.userId,
      reporter: sql<string>`${persons.firstname} || ' ' || ${persons.lastname}`,
      reads: articles.reads,
      voters: sql<UserId[]>`array_agg(${reactions.userId})`,
    })
    .from(articles)
    .innerJoin(persons, eq(persons.id, articles.personId))
    .innerJoin(reactions, and(eq(reactions.subjectKind, NEWS), eq(reactions.subjectId, articles.newsId)))
    .where(
      and(
        eq(articles.state, 'published'),
        eq(articles.season, season),
        sql`${articles.day} > ${after} and ${articles.day} <= ${day}`,
        sql`${reactions.reaction} <> 'boo' and ${reactions.userId} is distinct from ${persons.userId}`,
      ),
    )
    .groupBy(articles.id, persons.id)
    .having(sql`count(*) >= ${MIN_PRIZE_VOTES}`)
    .orderBy(sql`count(*) desc`, sql`${articles.reads} desc`, articles.id);
  let best: (Omit<(typeof found)[number], 'voters'> & { votes: number }) | null = null;
  for (const { voters, ...article } of found) {
    // There are no more households than voters, so the remaining articles cannot win.
    if (best && voters.length < best.votes) break;
    const votes = await countVotes(tx, article.userId, voters);
    const isBetter = !best || votes > best.votes || (votes === best.votes && isAhead(article, best));
    if (votes >= MIN_PRIZE_VOTES && isBetter) best = { ...article, votes };
  }
  return best;
}

type Level = Pick<typeof articles.$inferSelect, 'reads'> & { articleId: ArticleId };

const isAhead = (one: Level, other: Level) =>
  one.reads > other.reads || (one.reads === other.reads && one.articleId < other.articleId);

async function countVotes(tx: Transaction, authorId: UserId | null, voters: readonly UserId[]): Promise<number> {
  const rows = pgReader(tx);
  const own = authorId === null ? new Set<UserId>() : await householdOf(rows, authorId);
  return countHouseholds(
    rows,
    voters.filter((userId) => !own.has(userId)),
  );
}

type Prize = Pick<typeof pressPrizes.$inferSelect, 'season' | 'day' | 'kind'>;

const isPrize = ({ season, day, kind }: Prize) =>
  and(eq(pressPrizes.season, season), eq(pressPrizes.kind, kind), eq(pressPrizes.day, day));

/** Pays the pucks of a prize. @param moment time of payment @returns false: they exceed today's limits, and nothing was paid */
async function payPucks(
  tx: Transaction,
  { season, day, kind }: Prize,
  {
    userId,
    article,
    ...moment
  }: Omit<Night, 'absoluteDay'> & {
    userId: UserId;
    article: { articleId: ArticleId; headline: string; personId: PersonId };
  },
): Promise<boolean> {
  await lockIssues(tx);
  const of = { userId, source: 'press-prize' as const, cause: kind };
  if ((await roomOf(tx, { ...of, now: moment.now })) < PRESS_PRIZE_PUCKS) return false;
  const due = {
    ...{ ...of, key: `press-prize/${season}/${kind}/${day}/pucks`, amount: PRESS_PRIZE_PUCKS },
    color: await colorSince(tx, absoluteDayOf({ season, day })),
    memo: { kind: 'press-prize' as const, params: { prize: kind, ...article } },
  };
  await issuePucks(tx, [due], moment);
  return true;
}

/** Pays the pucks of prizes that exceeded earlier limits, oldest first. @returns the number paid */
export async function payWaitingPrizes(db: Database, now: Date): Promise<number> {
  const { season, day, kind } = pressPrizes;
  const waiting = await db
    .select({ season, day, kind })
    .from(pressPrizes)
    .where(eq(pressPrizes.pucksWait, true))
    .orderBy(season, day, kind);
  let paid = 0;
  for (const prize of waiting) {
    const isPaid = await db.transaction(async (tx) => payWaiting(tx, prize, { ...(await readToday(tx)), now }));
    if (isPaid) paid++;
  }
  return paid;
}

async function payWaiting(tx: Transaction, prize: Prize, { season, day, now }: Omit<Night, 'absoluteDay'>) {
  // Locks in the same order as all issues of pucks: no transaction holds the prize while waiting for them.
  await lockIssues(tx);
  const [due] = await tx
    .select({
      userId: persons.userId,
      article: { articleId: articles.id, headline: articles.headline, personId: articles.personId },
    })
    .from(pressPrizes)
    .innerJoin(articles, eq(articles.id, pressPrizes.articleId))
    .innerJoin(persons, eq(persons.id, articles.personId))
    .where(and(isPrize(prize), eq(pressPrizes.pucksWait, true)));
  // Deleted users get no pucks.
  if (!due || due.userId === null) return false;
  const { userId, article } = due;
  if (!(await payPucks(tx, prize, { userId, article, season, day, now }))) return false;
  await tx.update(pressPrizes).set({ pucksWait: false }).where(isPrize(prize));
  return true;
}

/** Removes the news of a deleted user's prizes; the prizes are deleted with the articles. */
export async function dropPrizes(tx: Transaction, articleIds: readonly ArticleId[]): Promise<void> {
  const of = await tx
    .select({ newsId: pressPrizes.newsId })
    .from(pressPrizes)
    .where(inArray(pressPrizes.articleId, [...articleIds]));
  for (const { newsId } of of) if (newsId !== null) await dropPiece(tx, newsId);
}
