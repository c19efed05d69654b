/** Federations' budgets and their effects: small, slow, and relative to all other federations. */
import { BUDGET_EFFECTS, BUDGET_VOTE_DAYS, type BudgetShares, GRANT } from '#domains/federation/constants.ts';

/** Whether the shares add up to at most 100 percent; the rest is saved. */
export function isWholeBudget({ youth, courses, scouting, hosting }: BudgetShares): boolean {
  return youth + courses + scouting + hosting <= 100;
}

/**
 * Whether a member may vote on a budget: only those who joined before the day of the proposal, so that presidents
 * cannot admit the votes they need. Days are absolute.
 * @param joinedOn null: unknown
 */
export function isVoterOfBudget(
  { joinedOn }: { joinedOn: number | null },
  { closesOn }: { closesOn: number },
): boolean {
  return joinedOn !== null && joinedOn < closesOn - BUDGET_VOTE_DAYS;
}

/** Whether a budget is accepted: with more votes for than against, or without any vote. */
export function isBudgetAccepted(votesFor: number, votesAgainst: number): boolean {
  return votesFor > votesAgainst || votesFor + votesAgainst === 0;
}

/** Returns the league's grant to a federation for a season, in whole dollars. @param rank of the season before, from 1 */
export function grantOf(rank: number): number {
  return GRANT.base + Math.max(0, GRANT.ranked - rank) * GRANT.perPlace;
}

/** Returns the spent part of a grant, and the saved part: set aside for hosting, or not budgeted. */
export function spendingOf(
  grant: number,
  { youth, courses, scouting }: BudgetShares,
): { spent: number; saved: number } {
  const spent = Math.round((grant * (youth + courses + scouting)) / 100);
  return { spent, saved: grant - spent };
}

/**
 * Returns by how much the nation's share of draft prospects exceeds its base after a season.
 * @param share percent of the budget
 * @param mean of all federations: with equal shares nothing changes
 */
export function youthAfter(before: number, share: number, mean: number): number {
  const { perSeason, most, fullAt } = BUDGET_EFFECTS.youth;
  const change = Math.max(-1, Math.min(1, (share - mean) / fullAt)) * perSeason;
  return Math.max(-most, Math.min(most, before + change));
}

/**
 * Returns the factor of courses and scouting on the season's points: 1 if all federations spend the same.
 * @param share percent of the budget
 */
export function workFactor(share: number, mean: number): number {
  return 1 + (Math.max(-100, Math.min(100, share - mean)) / 100) * BUDGET_EFFECTS.points;
}
