/** Weighs reports: a reporter's correct reports raise the weight of the next one, wrong ones lower it. */
import { type SQL, sql } from 'drizzle-orm';
import { WEIGHT } from '#domains/moderation/constants.ts';
import { moderationCases as cases, moderationReports as reports } from '#domains/moderation/tables.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';

/** For a query: how many of a user's reports were right (`hits`) and wrong (`misses`), among those decided. */
function accuracyOf(userId: SQL): SQL {
  const isWrong = sql`decided.decision = 'dismissed' or decided.answer is not distinct from 'overturned'`;
  return sql`(
    select count(*) filter (where not (${isWrong})) as hits, count(*) filter (where ${isWrong}) as misses
    from ${reports} as filed join ${cases} as decided on decided.id = filed.case_id
    where filed.user_id = ${userId} and decided.state in ('decided', 'closed'))`;
}

/** Weight of a report by its reporter's record: 1 for a new reporter. */
const OF_REPORT = sql`${sql.raw(`${WEIGHT.max}.0`)} * (accuracy.hits + 1) / (accuracy.hits + accuracy.misses + 2)`;

/** For a query over cases: a case's weight at a given time. */
export function weightOfCase(now: Date): SQL<number> {
  const since = sql`extract(epoch from ${now.toISOString()}::timestamptz - coalesce(${cases.appealedAt}, ${cases.openedAt}))`;
  return sql<number>`(
    coalesce((
      select sum(${OF_REPORT}) from ${reports} as about cross join lateral ${accuracyOf(sql`about.user_id`)} as accuracy
      where about.case_id = ${cases}.id), 0)
    + ${WEIGHT.aDay}::float * ${since} / ${DAY_MS / 1000}::float)::float`;
}

/** For a query over reports: a report's weight. */
export function weightOfReport(): SQL<number> {
  return sql<number>`(select ${OF_REPORT} from ${accuracyOf(sql`${reports}.user_id`)} as accuracy)::float`;
}
