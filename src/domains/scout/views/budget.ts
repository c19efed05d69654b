/** What the scouts cost a club: the travel budget, what is spent, and the cost of the current assignments. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import { ledgerEntries } from '#domains/finances/tables.ts';
import { SCOUT_ROLES } from '#domains/job/constants.ts';
import { jobs } from '#domains/job/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import type { ScoutingBudget } from '#domains/scout/contract.ts';
import { leftOf } from '#domains/scout/rules/budget.ts';
import { costOf } from '#domains/scout/rules/trips.ts';
import { roadBudgetsOf, tripsIn } from '#domains/scout/store/budgets.ts';
import { scoutAssignments, scouts } from '#domains/scout/tables.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Four statements, five with a budget. */
export async function loadScoutingBudget(
  db: Database,
  { season, day }: Today,
  clubId: ClubId,
): Promise<ScoutingBudget> {
  const rows = pgReader(db);
  const [budgets, trips, wages] = await Promise.all([
    roadBudgetsOf(rows, clubId),
    tripsIn(rows, { season, clubId }),
    wagesOf(db, clubId, season),
  ]);
  const out = trips.map(({ personId }) => personId);
  const people = await db
    .select({
      person: personRefColumns,
      nations: scouts.nations,
      role: jobs.role,
      pay: jobs.pay,
      assignment: scoutAssignments,
    })
    .from(persons)
    .innerJoin(scouts, eq(scouts.personId, persons.id))
    .leftJoin(jobs, and(eq(jobs.personId, persons.id), eq(jobs.state, 'held'), eq(jobs.clubId, clubId)))
    .leftJoin(scoutAssignments, and(eq(scoutAssignments.personId, persons.id), eq(scoutAssignments.clubId, clubId)))
    .where(
      out.length === 0 ? eq(jobs.clubId, clubId) : sql`(${eq(jobs.clubId, clubId)} or ${inArray(persons.id, out)})`,
    )
    .orderBy(persons.id);
  // Tonight included.
  const nightsAhead = Math.max(0, PHASE_STARTS.draft - day);
  const spent = trips.reduce((sum, one) => sum + one.spent, 0);
  const most = budgets.get(clubId)?.most ?? null;
  const each = people.map(({ person, nations, role, pay, assignment }) => {
    const trip = trips.find(({ personId }) => personId === person.id);
    const known = SCOUT_ROLES.find((one) => one === role) ?? null;
    const home = new Set([person.nationId, ...nations]);
    // A scout who left keeps his assignment until the night, at no cost.
    const ahead = known && assignment ? costOf({ assignment, nations: home }) * nightsAhead : 0;
    return { person, role: known, pay, nights: trip?.nights ?? 0, spent: trip?.spent ?? 0, ahead };
  });
  return {
    season,
    most,
    spent,
    left: leftOf(most, spent),
    wages,
    nightsAhead,
    ahead: each.reduce((sum, one) => sum + one.ahead, 0),
    scouts: each.sort((one, other) => placeOf(one.role) - placeOf(other.role) || one.person.id - other.person.id),
  };
}

/** Returns the order of the jobs; former scouts last. */
function placeOf(role: (typeof SCOUT_ROLES)[number] | null): number {
  return role === null ? SCOUT_ROLES.length : SCOUT_ROLES.indexOf(role);
}

/** Returns the whole dollars that a club has paid its scouts in a season, by its books. One query. */
async function wagesOf(db: Database, clubId: ClubId, season: number): Promise<number> {
  const [row] = await db
    .select({ paid: sql<number>`coalesce(-sum(${ledgerEntries.amount}), 0)::bigint` })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, `club:${clubId}`),
        eq(ledgerEntries.season, season),
        eq(ledgerEntries.kind, 'scouts-wages'),
      ),
    );
  return row?.paid ?? 0;
}
