/** The Coach center: available coaches, hires and departures. */

import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type * as z from 'zod';
import { COACH_SKILLS, COACHES_PER_PAGE, EVENTS_PER_PAGE } from '#domains/coach/constants.ts';
import type { CoachLine, coachSearch, FoundCoach } from '#domains/coach/contract.ts';
import { fitFor, skillOf } from '#domains/coach/rules/fit.ts';
import { COACHING } from '#domains/coach/store/profession.ts';
import { coachLines } from '#domains/coach/views/lines.ts';
import { suitsAtClubs } from '#domains/coach/views/suits.ts';
import { askedOf, type Employer } from '#domains/job/store/employers.ts';
import { jobEvents } from '#domains/job/tables.ts';
import { employerRefs } from '#domains/job/views/employer-refs.ts';
import { personRefs } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import type { LeagueId } from '#engine/ids.ts';
import { folded } from '#engine/player/identity/folding.ts';
import { fact } from '#platform/calls/facts.ts';
import { cutPage, paginationOf } from '#platform/calls/paging.ts';
import type { Database } from '#platform/database/client.ts';

type Asked = z.output<typeof coachSearch>;

/**
 * Returns one page of the matching coaches. One query once the coaches are cached, three before.
 * @param employer the one for which they state their asking salary.
 */
export async function searchCoaches(
  db: Database,
  asked: Asked,
  { season, employer }: { season: number; employer: Pick<Employer, 'at' | 'tier'> },
) {
  const { clubId } = employer.at;
  const suitsAt = await suitsAtClubs(db, clubId === null ? [] : [clubId]);
  const found = (await coachesOf(db, season))
    .filter((line) => isCalled(line, asked))
    .map((line): FoundCoach => {
      const roleFit = fitFor(asked.role, line.skills);
      const suits = suitsAt(clubId, asked.role, line.style);
      return { ...line, roleFit, suits, ask: askedOf(COACHING, employer, { role: asked.role, fit: roleFit }) };
    })
    .filter((line) => fits(line, asked));
  const direction = asked.order === 'asc' ? 1 : -1;
  const sorted = found.sort(
    (one, other) => compare(one, other, asked.sort) * direction || one.person.id - other.person.id,
  );
  const { rows, pagination } = cutPage(sorted, { page: asked.page, size: COACHES_PER_PAGE });
  return { data: rows, pagination };
}

/** Returns all coaches, employed or not. Their data changes by commands that publish `jobs`. */
export function coachesOf(db: Database, season: number): Promise<CoachLine[]> {
  const isCoach = and(eq(persons.kind, 'coach'), isNull(persons.retiredAt)) ?? sql`true`;
  return fact(db, { key: `coaches/${season}`, topics: ['jobs'], read: () => coachLines(db, season, isCoach) });
}

function isCalled({ person }: CoachLine, { nation, name = '' }: Asked): boolean {
  if (nation !== undefined && person.nationId !== nation) return false;
  return folded(`${person.firstname} ${person.lastname}`).includes(folded(name));
}

function fits(line: FoundCoach, { free, special, style, skill, atLeast, maxAge }: Asked): boolean {
  if (free === 'true' && line.job !== null) return false;
  if (special && !line.specialSkills.includes(special)) return false;
  if (style && line.style !== style) return false;
  if (maxAge !== undefined && line.age > maxAge) return false;
  if (atLeast === undefined) return true;
  return (skill ? skillOf(line.skills, skill) : line.roleFit) >= atLeast;
}

function compare(one: FoundCoach, other: FoundCoach, sort: Asked['sort']): number {
  if (sort === 'name') return one.person.lastname.localeCompare(other.person.lastname, 'en');
  const value = (line: FoundCoach) => {
    if (sort === 'fit') return line.roleFit;
    if (sort === 'age') return line.age;
    return sort === 'ask' ? line.ask : (line.skills[COACH_SKILLS.indexOf(sort)] ?? 0);
  };
  return value(one) - value(other);
}

/** Returns one page of a season's hires and departures, newest first. Five queries. */
export async function trackJobs(
  db: Database,
  { season, league, page }: { season: number | undefined; league: LeagueId | undefined; page: number },
  present: number,
) {
  const seasons = (
    await db
      .selectDistinct({ season: jobEvents.season })
      .from(jobEvents)
      .where(eq(jobEvents.career, 'coach'))
      .orderBy(desc(jobEvents.season))
  ).map((row) => row.season);
  const shown = season ?? seasons[0] ?? present;
  const where = and(
    eq(jobEvents.career, 'coach'),
    eq(jobEvents.season, shown),
    league === undefined ? undefined : eq(jobEvents.leagueId, league),
  );
  const asked = { page, size: EVENTS_PER_PAGE };
  const [rows, [many]] = await Promise.all([
    db
      .select()
      .from(jobEvents)
      .where(where)
      .orderBy(desc(jobEvents.id))
      .limit(asked.size)
      .offset((page - 1) * asked.size),
    db.select({ many: count() }).from(jobEvents).where(where),
  ]);
  const [people, employerOf] = await Promise.all([
    personRefs(db, rows, ({ personId }) => personId),
    employerRefs(db, rows),
  ]);
  const events = rows.map(({ id, kind, role, personId, clubId, nationId, season: of, day, amount }) => ({
    id,
    kind,
    role,
    person: people.get(personId ?? 0) ?? null,
    employer: employerOf({ clubId, nationId }),
    season: of,
    day,
    amount,
  }));
  return {
    data: { season: shown, seasons: seasons.includes(shown) ? seasons : [shown, ...seasons], events },
    pagination: paginationOf(many?.many ?? 0, asked),
  };
}
