/** How much reports weigh: several that were right make the next one count more, those that were wrong make it count less. */
import { type SQL, sql } from 'drizzle-orm';
import { WEIGHT } from '#domains/moderation/constants.ts';
import { moderationCases as cases, moderationReports as reports } from '#domains/moderation/tables.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';

/** In a query: how many reports of a user were right (`hits`) and wrong (`misses`), of those decided for good or not appealed yet. */
function accuracyOf(userId: SQL): SQL {
  const isWrong = sql`decided.decision = 'dismissed' or decided.answer is not distinct from 'overturned'`;
  return sql`(
    select count(*) filter (where not (${isWrong})) as hits, count(*) filter (where ${isWrong}) as misses
    from ${reports} as filed join ${cases} as decided on decided.id = filed.case_id
    where filed.user_id = ${userId} and decided.state in ('decided', 'closed'))`;
}

/** The weight of a report by what its reporter has reported before: 1 of who is new to it. */
const OF_REPORT = sql`${sql.raw(`${WEIGHT.max}.0`)} * (accuracy.hits + 1) / (accuracy.hits + accuracy.misses + 2)`;

/** In a query over cases: what a case weighs at a moment. */
export function weightOfCase(now: Date): SQL<number> {
  const since = sql`extract(epoch from ${now.toISOString()}::timestamptz - coalesce(${cases.appealedAt}, ${cases.openedAt}))`;
  return sql<number>`(
    coalesce((
      select sum(${OF_REPORT}) from ${reports} as about cross join lateral ${accuracyOf(sql`about.user_id`)} as accuracy
      where about.case_id = ${cases}.id), 0)
    + ${WEIGHT.aDay}::float * ${since} / ${DAY_MS / 1000}::float)::float`;
}

/** In a query over reports: what a report weighs. */
export function weightOfReport(): SQL<number> {
  return sql<number>`(select ${OF_REPORT} from ${accuracyOf(sql`${reports}.user_id`)} as accuracy)::float`;
}
