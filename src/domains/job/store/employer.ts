/** What the calls of managers and presidents about their staffs have in common, whatever the profession. */
import { eq } from 'drizzle-orm';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { federations } from '#domains/federation/tables.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { atClub, atNation, tierOfNation } from '#domains/job/rules.ts';
import { ranksOfNations } from '#domains/job/store/employers.ts';
import type { OfStaff } from '#domains/job/store/employing.ts';
import { persons } from '#domains/person/tables.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { NationId } from '#engine/ids.ts';
import { type ApiContext, authorize, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

export type Employing = Omit<OfStaff, 'role'> & { now: Date };
type Command = (tx: Transaction, of: Employing) => Promise<{ ok: true } | Refused>;

/** A command of the club's manager, in a transaction; refuses whoever may not employ there, and what the command refuses. */
export async function employ(context: ApiContext, team: TeamRef, command: Command): Promise<void> {
  const { db } = context;
  const teamId = team.id;
  authorize(context, jobPolicy.employ, { teamId });
  const { season, day } = await readToday(db);
  const teams = await clubTeamRefs(db, team.clubId);
  const first = teams.find(({ level }) => level === 'PRO') ?? team;
  const tier = (await tiersOf(pgReader(db))).get(first.leagueId) ?? 1;
  const done = await asManagerOf(db, { teamId, userId: signedIn(context).id }, async (tx) => {
    const answer = await command(tx, { employer: { at: atClub(team.clubId), tier }, season, day, now: context.now });
    // What a staff is worth is measured against the league: every team of it may have another rating.
    if (answer.ok) await publishChange(tx, ['everything']);
    return answer;
  });
  if (!done) return refuseNotAllowed();
  if (!done.done.ok) return refuse(done.done);
}

/** The same of the president of a nation, who is still its president when it happens; one command after the other. */
export async function employForNation(context: ApiContext, nationId: NationId, command: Command): Promise<void> {
  const { db } = context;
  authorize(context, jobPolicy.employForNation, { federationId: nationId });
  const { season, day } = await readToday(db);
  const userId = signedIn(context).id;
  const done = await db.transaction(async (tx) => {
    const [federation] = await tx.select().from(federations).where(eq(federations.id, nationId)).for('no key update');
    const presidentId = federation?.presidentId ?? 0;
    const [president] = await tx.select({ userId: persons.userId }).from(persons).where(eq(persons.id, presidentId));
    if (president?.userId !== userId) return null;
    const { rank } = (await ranksOfNations(pgReader(tx), season))(nationId);
    const employer = { at: atNation(nationId), tier: tierOfNation(rank) };
    const answer = await command(tx, { employer, season, day, now: context.now });
    if (answer.ok) await publishChange(tx, ['everything']);
    return answer;
  });
  if (!done) return refuseNotAllowed();
  if (!done.ok) return refuse(done);
}
