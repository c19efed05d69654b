/** Papers' pay to reporters for the readers of the day before. */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { payFor } from '#domains/article/rules/pay.ts';
import { articleReads, articles } from '#domains/article/tables.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import { persons } from '#domains/person/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Pays the reporters. One query and the postings. @returns the number paid */
export async function payReporters(tx: Transaction, { season, day }: { season: number; day: number }): Promise<number> {
  const yesterday = absoluteDayOf({ season, day }) - 1;
  const read = await tx
    .select({ personId: articles.personId, readers: sql<number>`count(*)::int` })
    .from(articleReads)
    .innerJoin(articles, eq(articles.id, articleReads.articleId))
    .innerJoin(persons, eq(persons.id, articles.personId))
    .where(and(eq(articleReads.readOn, yesterday), isNotNull(persons.userId), isNull(persons.retiredAt)))
    .groupBy(articles.personId)
    .orderBy(articles.personId);
  const postings = read.map(
    ({ personId, readers }): Posting => ({
      key: `readership/${personId}/${yesterday}`,
      kind: 'readership',
      params: { readers },
      season,
      day,
      entries: [
        { account: `person:${personId}`, amount: payFor(readers) },
        { account: 'world:sponsors', amount: -payFor(readers) },
      ],
    }),
  );
  await post(pgRows(tx), postings);
  return postings.length;
}
