/** Budgets: proposed by a president, voted on by the members in secret, and applied when the season is closed. */
import { and, eq } from 'drizzle-orm';
import { MIN_TOLD } from '#domains/ballot/constants.ts';
import { castVote, countPolls, openPolls } from '#domains/ballot/store.ts';
import type { FactOf } from '#domains/fact.ts';
import { BUDGET_VOTE_DAYS, type BudgetShares, DEFAULT_BUDGET, LAST_BUDGET_DAY } from '#domains/federation/constants.ts';
import type { federationNotifications } from '#domains/federation/kinds.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import { isBudgetAccepted, isVoterOfBudget, isWholeBudget } from '#domains/federation/rules/budget.ts';
import { lockMember } from '#domains/federation/store/locks.ts';
import type { Done } from '#domains/federation/store/members.ts';
import { federationBudgets, federationMembers, federations } from '#domains/federation/tables.ts';
import { nations } from '#domains/nation/tables.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { absoluteDayOf, type SeasonDay } from '#engine/calendar.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import type { Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Proposal extends SeasonDay {
  nationId: NationId;
  shares: BudgetShares;
  note: string;
}

/** Proposes a budget for the season; only one vote runs at a time. @returns a refusal also if the shares exceed 100 percent */
export async function proposeBudget(tx: Transaction, { nationId, shares, note, ...when }: Proposal): Promise<Done> {
  if (!isWholeBudget(shares)) return federationRefusals.budgetTooLarge();
  if (when.day > LAST_BUDGET_DAY) return federationRefusals.budgetTooLate({ day: LAST_BUDGET_DAY });
  // Locked, so that only one of two concurrent proposals opens a vote.
  const [federation] = await tx.select().from(federations).where(eq(federations.id, nationId)).for('no key update');
  if (!federation) return federationRefusals.unknown();
  const voting = and(eq(federationBudgets.nationId, nationId), eq(federationBudgets.state, 'voting'));
  if ((await tx.$count(federationBudgets, voting)) > 0) return federationRefusals.budgetVote();
  const closesOn = absoluteDayOf(when) + BUDGET_VOTE_DAYS;
  const rows = pgRows(tx);
  const pollId = await openPolls(rows, [closesOn]);
  await tx.insert(federationBudgets).values({
    nationId,
    season: when.season,
    ...shares,
    note,
    proposedBy: federation.presidentId,
    state: 'voting',
    closesOn,
    pollId,
  });
  await notifyMembers(rows, [nationId], (params) => ({ kind: 'budget-vote', params }));
  return { ok: true };
}

interface Vote {
  nationId: NationId;
  userId: UserId;
  isFor: boolean;
  absoluteDay: number;
}

/** Votes on the proposed budget; each member votes once, in secret. */
export async function voteOnBudget(tx: Transaction, { nationId, userId, isFor, absoluteDay }: Vote): Promise<Done> {
  const member = await lockMember(tx, { nationId, userId });
  if (!member) return federationRefusals.notMember();
  const [budget] = await tx
    .select({ pollId: federationBudgets.pollId, closesOn: federationBudgets.closesOn })
    .from(federationBudgets)
    .where(and(eq(federationBudgets.nationId, nationId), eq(federationBudgets.state, 'voting')));
  if (!budget) return federationRefusals.noBudgetVote();
  if (!isVoterOfBudget(member, budget)) return federationRefusals.budgetJoinedTooLate();
  return castVote(tx, { pollId: budget.pollId, userId, choice: isFor ? 1 : 0, absoluteDay });
}

/** Counts the budget votes that end tonight. @returns their number */
export async function countBudgets(rows: Rows, when: SeasonDay): Promise<number> {
  const over = { state: 'voting', closesOn: { atMost: absoluteDayOf(when) } } as const;
  await rows.lock(federationBudgets, over);
  const ending = await rows.read(federationBudgets, ['id', 'nationId', 'pollId'], over);
  if (ending.length === 0) return 0;
  const counted = await countPolls(
    rows,
    ending.map(({ pollId }) => pollId),
  );
  const decided = ending.map(({ id, nationId, pollId }) => {
    const counts = counted.get(pollId);
    const [votesFor, votesAgainst] = [counts?.get(1) ?? 0, counts?.get(0) ?? 0];
    const isAccepted = isBudgetAccepted(votesFor, votesAgainst);
    const told =
      votesFor + votesAgainst >= MIN_TOLD ? { votesFor, votesAgainst } : { votesFor: null, votesAgainst: null };
    return { nationId, isAccepted, row: { id, ...told } };
  });
  await rows.update(
    federationBudgets,
    'id',
    decided.map(({ row, isAccepted }) => ({
      ...row,
      state: isAccepted ? ('accepted' as const) : ('rejected' as const),
    })),
  );
  const acceptedOf = new Map(decided.map(({ nationId, isAccepted }) => [nationId, isAccepted]));
  await notifyMembers(rows, [...acceptedOf.keys()], (params) => ({
    kind: 'budget-result',
    params: { ...params, isAccepted: acceptedOf.get(params.nationId) ?? false },
  }));
  return ending.length;
}

async function notifyMembers(
  rows: Rows,
  nationIds: readonly NationId[],
  say: (of: { nationId: NationId; nation: string }) => FactOf<typeof federationNotifications>,
): Promise<void> {
  const names = new Map(
    (await rows.read(nations, ['id', 'name'], { id: nationIds })).map(({ id, name }) => [id, name]),
  );
  const members = await rows.read(federationMembers, ['nationId', 'userId'], { nationId: nationIds, state: 'member' });
  await notify(
    rows,
    members.map(({ nationId, userId }): Notice => {
      return { userId, channel: 'world', ...say({ nationId, nation: names.get(nationId) ?? '' }) };
    }),
  );
}

/** Returns the budget in force in a season, by nation: the last one accepted, or the usual one of federations. */
export async function budgetsOf(rows: Rows, season: number): Promise<(nationId: NationId) => BudgetShares> {
  const columns = ['nationId', 'youth', 'courses', 'scouting', 'hosting'] as const;
  const accepted = await rows.read(federationBudgets, columns, { season, state: 'accepted' });
  const standing = new Map(accepted.map(({ nationId, ...shares }) => [nationId, shares]));
  return (nationId) => standing.get(nationId) ?? DEFAULT_BUDGET;
}
