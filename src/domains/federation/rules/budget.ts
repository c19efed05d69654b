/** What federations do with their money, and what comes of it: little, slowly, and against what all of them do. */
import { BUDGET_EFFECTS, BUDGET_VOTE_DAYS, type BudgetShares, GRANT } from '#domains/federation/constants.ts';

/** Shares may leave something over, which is saved, but nothing is spent twice. */
export function isWholeBudget({ youth, courses, scouting, hosting }: BudgetShares): boolean {
  return youth + courses + scouting + hosting <= 100;
}

/**
 * Who was a member before the day on which it was proposed: else a president could admit those whose votes are missing. Absolute days.
 * @param joinedOn null: nobody knows
 */
export function isVoterOfBudget(
  { joinedOn }: { joinedOn: number | null },
  { closesOn }: { closesOn: number },
): boolean {
  return joinedOn !== null && joinedOn < closesOn - BUDGET_VOTE_DAYS;
}

/** More for than against; where nobody votes, silence is a yes. */
export function isBudgetAccepted(votesFor: number, votesAgainst: number): boolean {
  return votesFor > votesAgainst || votesFor + votesAgainst === 0;
}

/** Whole dollars that the league gives a federation for a season. @param rank of the season before, from 1 */
export function grantOf(rank: number): number {
  return GRANT.base + Math.max(0, GRANT.ranked - rank) * GRANT.perPlace;
}

/** What of a grant is spent, and what stays: set aside for hosting, or not budgeted. */
export function spendingOf(
  grant: number,
  { youth, courses, scouting }: BudgetShares,
): { spent: number; saved: number } {
  const spent = Math.round((grant * (youth + courses + scouting)) / 100);
  return { spent, saved: grant - spent };
}

/**
 * The nation's share of the amateurs after a season, above what it would be.
 * @param share percent of the budget; @param mean of all federations: where all do the same nothing moves
 */
export function youthAfter(before: number, share: number, mean: number): number {
  const { perSeason, most, fullAt } = BUDGET_EFFECTS.youth;
  const change = Math.max(-1, Math.min(1, (share - mean) / fullAt)) * perSeason;
  return Math.max(-most, Math.min(most, before + change));
}

/** What courses and scouting make of the points of a season: 1 where all federations do the same. @param share percent of the budget */
export function workFactor(share: number, mean: number): number {
  return 1 + (Math.max(-100, Math.min(100, share - mean)) / 100) * BUDGET_EFFECTS.points;
}
