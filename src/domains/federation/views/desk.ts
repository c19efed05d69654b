/** Federation matters waiting for a user, as a president and as a member. */
import { and, eq, lt, sql } from 'drizzle-orm';
import { pollVoters } from '#domains/ballot/tables.ts';
import type { DeskItem } from '#domains/club/contract.ts';
import { teams } from '#domains/club/tables.ts';
import type { UserToday } from '#domains/club/views/overview.ts';
import { BUDGET_VOTE_DAYS, ELIGIBLE_AFTER_DAYS, LAST_BUDGET_DAY } from '#domains/federation/constants.ts';
import { isHeldOpen } from '#domains/federation/rules/members.ts';
import { federationBudgets, federationMembers, federations } from '#domains/federation/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { nationalGms } from '#domains/seat/tables.ts';
import type { PersonId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Lists federation matters on the desk. Two queries; one for users without a career as a president. */
export async function federationsOnDesk(db: Database | Transaction, user: UserToday): Promise<DeskItem[]> {
  const president = user.careers.get('president');
  const [presided, voting] = await Promise.all([
    president === undefined ? [] : ofPresident(db, president, user),
    unvotedBudgets(db, user),
  ]);
  return [...presided, ...voting];
}

async function ofPresident(
  db: Database | Transaction,
  personId: PersonId,
  { userId, season, day, absoluteDay }: UserToday,
): Promise<DeskItem[]> {
  const [own] = await db
    .select({
      nationId: federations.id,
      nation: nations.name,
      heldOpenUntil: federations.heldOpenUntil,
      applicants: sql<number>`(select count(*) from ${federationMembers}
        where ${federationMembers.nationId} = ${federations.id} and ${federationMembers.state} = 'applied')`,
      isLed: sql<boolean>`exists (select 1 from ${nationalGms} join ${teams} on ${teams.id} = ${nationalGms.teamId}
        where ${teams.nationId} = ${federations.id})`,
      candidates: sql<number>`(select count(*) from ${federationMembers}
        where ${federationMembers.nationId} = ${federations.id} and ${federationMembers.state} = 'member'
          and ${federationMembers.isOptedIn} and ${federationMembers.userId} <> ${userId}
          and ${federationMembers.joinedOn} <= ${absoluteDay - ELIGIBLE_AFTER_DAYS})`,
      hasBudget: sql<boolean>`exists (select 1 from ${federationBudgets}
        where ${federationBudgets.nationId} = ${federations.id} and ${federationBudgets.season} = ${season})`,
    })
    .from(federations)
    .innerJoin(nations, eq(nations.id, federations.id))
    .where(eq(federations.presidentId, personId));
  if (!own) return [];
  const { nationId, nation, heldOpenUntil, applicants, hasBudget, isLed, candidates } = own;
  const isHeld = isHeldOpen({ heldOpenUntil }, absoluteDay);
  const at = { nationId, nation };
  const page = `/federation/overview/${nationId}`;
  return [
    // Applicants who are admitted automatically need no answer.
    ...(applicants > 0 && !isHeld
      ? [
          {
            kind: 'federation-applicants' as const,
            params: { ...at, count: applicants },
            path: page,
          },
        ]
      : []),
    ...(!hasBudget && day <= LAST_BUDGET_DAY
      ? [{ kind: 'budget-open' as const, params: { ...at, day: LAST_BUDGET_DAY }, path: `${page}?tab=budget` }]
      : []),
    ...(!isLed && candidates > 0
      ? [{ kind: 'national-gm-open' as const, params: at, path: `${page}?tab=members` }]
      : []),
  ];
}

/** Lists budgets that the user may vote on and has not. */
async function unvotedBudgets(db: Database | Transaction, { userId }: UserToday): Promise<DeskItem[]> {
  const open = await db
    .select({ nationId: federationBudgets.nationId, nation: nations.name })
    .from(federationMembers)
    .innerJoin(federationBudgets, eq(federationBudgets.nationId, federationMembers.nationId))
    .innerJoin(nations, eq(nations.id, federationBudgets.nationId))
    .where(
      and(
        eq(federationMembers.userId, userId),
        eq(federationMembers.state, 'member'),
        eq(federationBudgets.state, 'voting'),
        // Members who joined before the proposal (`isVoterOfBudget`).
        lt(federationMembers.joinedOn, sql`${federationBudgets.closesOn} - ${BUDGET_VOTE_DAYS}::int`),
        sql`not exists (select 1 from ${pollVoters} where ${pollVoters.pollId} = ${federationBudgets.pollId}
          and ${pollVoters.userId} = ${userId})`,
      ),
    );
  return open.map((params) => ({
    kind: 'budget-vote',
    params,
    path: `/federation/overview/${params.nationId}?tab=budget`,
  }));
}
