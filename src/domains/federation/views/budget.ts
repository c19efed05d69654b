/** A federation's budget page. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { pollVoters } from '#domains/ballot/tables.ts';
import { type BudgetShares, type BudgetState, DEFAULT_BUDGET, LAST_BUDGET_DAY } from '#domains/federation/constants.ts';
import type { BudgetView, SeasonBudget } from '#domains/federation/contract.ts';
import type { federationPolicy } from '#domains/federation/policy.ts';
import { grantOf, isVoterOfBudget } from '#domains/federation/rules/budget.ts';
import { federationBudgets, federationMembers, federationSeasons, federations } from '#domains/federation/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { sealedPledgeOf } from '#domains/hosting/store.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import type { Abilities } from '#platform/calls/policy.ts';
import { dateOf, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

interface Viewer {
  userId: UserId;
  abilities: Abilities<typeof federationPolicy>;
  today: Today;
}

/** The number of budgets shown. */
const SHOWN = 20;

/** Loads the budget page. Three queries. @returns null if the federation does not exist */
export async function loadBudget(
  db: Database,
  nationId: NationId,
  { userId, abilities, today }: Viewer,
): Promise<BudgetView | null> {
  const [[standing], proposed, balance] = await Promise.all([
    db
      .select({
        id: federations.id,
        rank: federationSeasons.rank,
        sealed: sealedPledgeOf(nationId),
        joinedOn: sql<number | null>`(select ${federationMembers.joinedOn} from ${federationMembers}
          where ${federationMembers.nationId} = ${federations.id} and ${federationMembers.userId} = ${userId}
          and ${federationMembers.state} = 'member')`,
      })
      .from(federations)
      .leftJoin(
        federationSeasons,
        and(eq(federationSeasons.nationId, federations.id), eq(federationSeasons.season, today.season - 1)),
      )
      .where(eq(federations.id, nationId)),
    db
      .select({
        budget: federationBudgets,
        by: personRefColumns,
        hasVoted: sql<boolean>`exists (select 1 from ${pollVoters}
          where ${pollVoters.pollId} = ${federationBudgets.pollId} and ${pollVoters.userId} = ${userId})`,
      })
      .from(federationBudgets)
      .leftJoin(persons, eq(persons.id, federationBudgets.proposedBy))
      .where(eq(federationBudgets.nationId, nationId))
      .orderBy(desc(federationBudgets.id))
      .limit(SHOWN),
    balanceOf(db, `federation:${nationId}`),
  ]);
  if (!standing) return null;
  const { season, day } = today;
  const current = proposed.find(({ budget }) => budget.state === 'voting');
  const accepted = proposed.find(({ budget }) => budget.state === 'accepted' && budget.season === season);
  return {
    ...inForceOf(accepted?.budget),
    balance: balance + (abilities.preside ? 0 : standing.sealed),
    grant: standing.rank === null ? null : grantOf(standing.rank),
    mayPropose: abilities.preside && !current && day <= LAST_BUDGET_DAY,
    mayVote: current !== undefined && !current.hasVoted && isVoterOfBudget(standing, current.budget),
    hasVoted: current?.hasVoted ?? false,
    proposals: proposed.map(({ budget, by }) => ({
      id: budget.id,
      season: budget.season,
      state: budget.state,
      shares: sharesOf(budget),
      note: budget.note,
      by,
      closesOn: dateOf(budget.closesOn),
      votesFor: budget.votesFor,
      votesAgainst: budget.votesAgainst,
    })),
  };
}

interface SeasonRow extends BudgetShares {
  state: BudgetState;
  note: string;
  closesOn: number;
}

/** Selects the accepted and pending budgets of a season, latest first, as a column of a query on federations with joins. */
export const budgetsOfSeason = (season: number) => sql<SeasonRow[]>`(select coalesce(json_agg(json_build_object(
    'state', ${federationBudgets.state}, 'note', ${federationBudgets.note}, 'closesOn', ${federationBudgets.closesOn},
    'youth', ${federationBudgets.youth}, 'courses', ${federationBudgets.courses},
    'scouting', ${federationBudgets.scouting}, 'hosting', ${federationBudgets.hosting})
    order by ${federationBudgets.id} desc), '[]')
  from ${federationBudgets} where ${federationBudgets.nationId} = ${federations.id}
    and ${federationBudgets.season} = ${season} and ${federationBudgets.state} <> 'rejected')`;

/** Returns the season's budget in short. @param rows as selected by `budgetsOfSeason` */
export function seasonBudget(rows: readonly SeasonRow[]): SeasonBudget {
  const vote = rows.find(({ state }) => state === 'voting');
  return {
    ...inForceOf(rows.find(({ state }) => state === 'accepted')),
    vote: vote ? { shares: sharesOf(vote), note: vote.note, closesOn: dateOf(vote.closesOn) } : null,
  };
}

/** Returns the budget accepted this season, or else the usual one of federations. */
function inForceOf(accepted: BudgetShares | undefined) {
  return { inForce: sharesOf(accepted ?? DEFAULT_BUDGET), isUsual: !accepted };
}

const sharesOf = ({ youth, courses, scouting, hosting }: BudgetShares): BudgetShares => {
  return { youth, courses, scouting, hosting };
};
