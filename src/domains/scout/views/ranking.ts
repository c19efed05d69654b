/** Ranking of active scouts by their right calls on prospects against chance. */
import { and, eq, gt, isNull } from 'drizzle-orm';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { jobs } from '#domains/job/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { RANKED_SCOUTS } from '#domains/scout/constants.ts';
import type { RankedScout } from '#domains/scout/contract.ts';
import { luckOf } from '#domains/scout/rules/calls.ts';
import { scouts } from '#domains/scout/tables.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database } from '#platform/database/client.ts';

/** Two queries; none while the world has not changed. */
export function rankScouts(db: Database): Promise<RankedScout[]> {
  return fact(db, { key: 'scouts/ranking', topics: ['jobs'], read: () => readRanking(db) });
}

async function readRanking(db: Database): Promise<RankedScout[]> {
  const rows = await db
    .select({ person: personRefColumns, calls: scouts.calls, callsRight: scouts.callsRight, clubId: jobs.clubId })
    .from(scouts)
    .innerJoin(persons, and(eq(persons.id, scouts.personId), isNull(persons.retiredAt)))
    .leftJoin(jobs, and(eq(jobs.personId, persons.id), eq(jobs.state, 'held')))
    .where(gt(scouts.calls, 0));
  const sorted = rows
    .map((row) => ({ ...row, luck: luckOf(row) }))
    .sort((one, other) => one.luck - other.luck || one.person.id - other.person.id)
    .slice(0, RANKED_SCOUTS);
  const first = await proTeamRefs(db, sorted, ({ clubId }) => clubId);
  let rank = 0;
  return sorted.map(({ clubId, ...row }, index) => {
    if (sorted[index - 1]?.luck !== row.luck) rank = index + 1;
    return { rank, ...row, team: first.get(clubId ?? 0) ?? null };
  });
}
