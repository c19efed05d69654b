/** The rest of a nation's staff budget. */
import { type At, type JobRole, NATION_CAREERS } from '#domains/job/constants.ts';
import { frameOfNation } from '#domains/job/rules.ts';
import { ranksOfNations } from '#domains/job/store/employers.ts';
import { heldJobs } from '#domains/job/store/jobs.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/**
 * Returns the budget left for a job, regardless of its current holder, in whole dollars per season; null: a club, which
 * has no budget. Three queries.
 */
export async function frameLeft(
  rows: RowReader,
  at: At,
  { season, role }: { season: number; role: JobRole },
): Promise<number | null> {
  if (at.employer === 'club') return null;
  const { rank } = (await ranksOfNations(rows, season))(at.nationId);
  const others = (await heldJobs(rows, { kind: NATION_CAREERS, at })).filter((job) => job.role !== role);
  return Math.max(0, frameOfNation(rank) - others.reduce((sum, { pay }) => sum + pay, 0));
}
