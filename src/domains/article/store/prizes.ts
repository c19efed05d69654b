/** Prizes of the press: the article that most readers have voted for. A night that is done again gives nothing. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { MIN_PRIZE_VOTES, PRIZE_DAYS, PRIZE_MONEY } from '#domains/article/constants.ts';
import { articles, pressPrizes } from '#domains/article/tables.ts';
import { reactions } from '#domains/discussion/tables.ts';
import { post } from '#domains/finances/store/ledger.ts';
import { NEWS } from '#domains/news/constants.ts';
import { dropPiece, publishPiece } from '#domains/news/store/pieces.ts';
import { notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import { PRESS_PRIZE_PUCKS } from '#domains/puck/constants.ts';
import { colorSince, issuePucks } from '#domains/puck/store/issue.ts';
import type { PrizeKind } from '#domains/reporter/constants.ts';
import type { ArticleId, UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

interface Night {
  season: number;
  day: number;
  absoluteDay: number;
  now: Date;
}

/** @returns how many prizes were given */
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
  const { season, day } = night;
  const votes = sql<number>`count(*)::int`;
  const [best] = await tx
    .select({
      articleId: articles.id,
      headline: articles.headline,
      personId: articles.personId,
      userId: persons.userId,
      reporter: sql<string>`${persons.firstname} || ' ' || ${persons.lastname}`,
      votes,
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
    // Of those who are level the one with more readers, then the one who was first.
    .orderBy(sql`count(*) desc`, sql`${articles.reads} desc`, articles.id)
    .limit(1);
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
  await tx
    .update(pressPrizes)
    .set({ newsId })
    .where(and(eq(pressPrizes.season, season), eq(pressPrizes.kind, kind), eq(pressPrizes.day, day)));
  const rows = pgRows(tx);
  const money = PRIZE_MONEY[kind];
  await post(rows, [
    {
      key: `press-prize/${season}/${kind}/${day}`,
      kind: 'press-prize',
      params: { prize: kind, headline },
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
    await payPucks(tx, night, { userId, kind, headline });
  }
  return true;
}

async function payPucks(
  tx: Transaction,
  { absoluteDay, ...night }: Night,
  { userId, kind, headline }: { userId: UserId; kind: PrizeKind; headline: string },
): Promise<void> {
  const due = {
    ...{ key: `press-prize/${night.season}/${kind}/${night.day}/pucks`, userId, amount: PRESS_PRIZE_PUCKS },
    ...{ source: 'press-prize' as const, cause: kind, color: await colorSince(tx, absoluteDay) },
    memo: { kind: 'press-prize' as const, params: { prize: kind, headline } },
  };
  await issuePucks(tx, [due], night);
}

/** Who leaves for good takes the news of his prizes along; the prizes go with the articles. */
export async function dropPrizes(tx: Transaction, articleIds: readonly ArticleId[]): Promise<void> {
  const of = await tx
    .select({ newsId: pressPrizes.newsId })
    .from(pressPrizes)
    .where(inArray(pressPrizes.articleId, [...articleIds]));
  for (const { newsId } of of) if (newsId !== null) await dropPiece(tx, newsId);
}
