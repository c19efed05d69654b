/** What a nation may still spend on its staff. */
import { type At, type JobRole, NATION_CAREERS } from '#domains/job/constants.ts';
import { frameOfNation } from '#domains/job/rules.ts';
import { ranksOfNations } from '#domains/job/store/employers.ts';
import { heldJobs } from '#domains/job/store/jobs.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Whole dollars a season that are left for a job, no matter who has it now; null: a club, which pays what it can. Three queries. */
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
