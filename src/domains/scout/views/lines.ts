/** Scouts as lists show them, and the available ones. */

import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { jobs } from '#domains/job/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { SCOUT_SKILLS, SCOUTS_PER_PAGE } from '#domains/scout/constants.ts';
import type { FoundScout, ScoutLine, scoutSearch } from '#domains/scout/contract.ts';
import { askFor, bestRole, fitFor } from '#domains/scout/rules/careers.ts';
import { scouts } from '#domains/scout/tables.ts';
import { cutPage } from '#platform/calls/paging.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { containsFolded } from '#platform/database/letters.ts';

/** Returns the matching scouts by id. Two queries. @param season the present one, for their ages */
export async function scoutLines(db: Database | Transaction, season: number, where: SQL): Promise<ScoutLine[]> {
  const rows = await db
    .select({
      person: personRefColumns,
      birthSeason: persons.birthSeason,
      skills: scouts.skills,
      nations: scouts.nations,
      calls: scouts.calls,
      callsRight: scouts.callsRight,
      clubId: jobs.clubId,
      role: jobs.role,
      pay: jobs.pay,
      untilSeason: jobs.untilSeason,
    })
    .from(persons)
    .innerJoin(scouts, eq(scouts.personId, persons.id))
    .leftJoin(jobs, and(eq(jobs.personId, persons.id), eq(jobs.state, 'held')))
    .where(where)
    .orderBy(persons.id);
  const first = await proTeamRefs(db, rows, ({ clubId }) => clubId);
  return rows.map(({ birthSeason, clubId, role, pay, untilSeason, nations, ...scout }) => {
    const best = bestRole(scout.skills);
    const team = first.get(clubId ?? 0);
    const isHeld = team && role !== null && pay !== null && untilSeason !== null;
    return {
      ...scout,
      nations: [...new Set([scout.person.nationId, ...nations])],
      age: season - birthSeason,
      bestRole: best.role,
      fit: best.fit,
      job: isHeld ? { team, role, pay, untilSeason } : null,
    };
  });
}

type Asked = z.output<typeof scoutSearch>;

/** Returns one page of the matching scouts. @param tier of the club for which their asking salary is stated. Two queries. */
export async function searchScouts(db: Database, asked: Asked, { season, tier }: { season: number; tier: number }) {
  const where = and(
    eq(persons.kind, 'scout'),
    isNull(persons.retiredAt),
    asked.name ? containsFolded(sql`(${persons.firstname} || ' ' || ${persons.lastname})`, asked.name) : undefined,
  );
  const found = (await scoutLines(db, season, where ?? sql`true`))
    .map((line): FoundScout => {
      const roleFit = fitFor(asked.role, line.skills);
      return { ...line, roleFit, ask: askFor(asked.role, roleFit, tier) };
    })
    .filter(({ job, nations }) => {
      if (asked.free === 'true' && job !== null) return false;
      return asked.nation === undefined || nations.includes(asked.nation);
    });
  const direction = asked.order === 'asc' ? 1 : -1;
  const sorted = found.sort(
    (one, other) => compare(one, other, asked.sort) * direction || one.person.id - other.person.id,
  );
  const { rows, pagination } = cutPage(sorted, { page: asked.page, size: SCOUTS_PER_PAGE });
  return { data: rows, pagination };
}

function compare(one: FoundScout, other: FoundScout, sort: Asked['sort']): number {
  if (sort === 'name') return one.person.lastname.localeCompare(other.person.lastname, 'en');
  const value = (line: FoundScout) => {
    if (sort === 'fit') return line.roleFit;
    if (sort === 'age') return line.age;
    // Without calls his record equals chance.
    if (sort === 'record') return line.calls === 0 ? 0.5 : line.callsRight / line.calls;
    return sort === 'ask' ? line.ask : (line.skills[SCOUT_SKILLS.indexOf(sort)] ?? 0);
  };
  return value(one) - value(other);
}
