/** What the staff calls of managers and presidents share, whatever the profession. */
import { eq } from 'drizzle-orm';
import { byManager, teamOf } from '#domains/club/store/asked.ts';
import { clubTeamRefs } from '#domains/club/store/team-refs.ts';
import { federations } from '#domains/federation/tables.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import { jobPolicy } from '#domains/job/policy.ts';
import { atClub, atNation, tierOfNation } from '#domains/job/rules.ts';
import { ranksOfNations } from '#domains/job/store/employers.ts';
import type { OfStaff } from '#domains/job/store/employing.ts';
import { jobTopics } from '#domains/job/store/topics.ts';
import { persons } from '#domains/person/tables.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { NationId, TeamId } from '#engine/ids.ts';
import { authorize } from '#platform/calls/api.ts';
import type { Acting, Finding, Seat } from '#platform/calls/handlers.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

export type Employing = Omit<OfStaff, 'role'> & { now: Date };

/** Finds the team of the URL for users who may employ there; others cannot tell whether it exists. */
export const forEmployer: Finding<{ id: TeamId }, { team: TeamRef }> = async (context, { id }) => {
  authorize(context, jobPolicy.employ, { teamId: id });
  return { team: await teamOf(context, id) };
};

/** The seat of the manager, who decides about the staff. */
export const byEmployer: Seat<{ id: TeamId }, { team: TeamRef }> = {
  find: forEmployer,
  within: (db, { team, userId }, work) => asManagerOf(db, { teamId: team.id, userId }, work),
};

/** The same seat for hiring and dismissing, with the club as the employer. */
export const byStaffManager: Seat<{ id: TeamId }, { team: TeamRef; of: Employing }> = {
  async find(context, input) {
    const { team } = await byManager(jobPolicy.employ).find(context, input);
    const { db, now } = context;
    const { season, day } = await readToday(db);
    const first = (await clubTeamRefs(db, team.clubId)).find(({ level }) => level === 'PRO') ?? team;
    const tier = (await tiersOf(pgReader(db))).get(first.leagueId) ?? 1;
    return { team, of: { employer: { at: atClub(team.clubId), tier }, season, day, now } };
  },
  within: byEmployer.within,
};

/** The topics affected by a change of a club's staff. */
export const staffTopics = ({ tx, team }: { tx: Transaction; team: TeamRef }) => jobTopics(tx, [team.clubId]);

/** The seat of a nation's president, checked again when the command runs; commands are serialized. */
export const byPresident: Seat<{ id: NationId }, { nationId: NationId }> = {
  find(context, { id }) {
    authorize(context, jobPolicy.employForNation, { federationId: id });
    return { nationId: id };
  },
  within: (db, { nationId, userId }, work) =>
    db.transaction(async (tx) => {
      const [federation] = await tx.select().from(federations).where(eq(federations.id, nationId)).for('no key update');
      const presidentId = federation?.presidentId ?? 0;
      const [president] = await tx.select({ userId: persons.userId }).from(persons).where(eq(persons.id, presidentId));
      return president?.userId === userId ? { done: await work(tx) } : null;
    }),
};

/** Returns the nation as an employer, once its federation is locked. */
export async function nationEmploying({
  tx,
  nationId,
  now,
  today: { season, day },
}: Acting<{ nationId: NationId }>): Promise<Employing> {
  const { rank } = (await ranksOfNations(pgReader(tx), season))(nationId);
  return { employer: { at: atNation(nationId), tier: tierOfNation(rank) }, season, day, now };
}
