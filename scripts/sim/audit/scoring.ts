/** When goals fall, and what the first goal, a lead and a comeback are worth. */
import type { Side } from '#engine/match/sides.ts';
import { PERIOD_SECONDS, REGULATION_SECONDS, type Story, type ToldGoal } from './story.ts';
import type { Tally } from './tally.ts';

const MINUTE = 60;

export function countScoring(story: Story, tally: Tally): void {
  const regulation = story.goals.filter((goal) => goal.at < REGULATION_SECONDS);
  for (const goal of regulation) {
    tally.add('goals in the first minute', goal.at < MINUTE);
    tally.add('goals in a minute from 2 to 4', isWithin(goal, 1, 4) ? 1 / 3 : 0);
    tally.add('goals in a minute from 5 to 20', isWithin(goal, 4, 20) ? 1 / 16 : 0);
    tally.add('goals in the last minute', goal.at >= REGULATION_SECONDS - MINUTE);
    tally.add('unassisted', goal.assists === 0 && goal.strength !== 'penalty-shot');
    tally.add('goals with both goalies in, five a side', goal.own === 5 && goal.theirs === 5 && goal.bothGoalies);
  }
  tally.add('games with a goal in the first ten seconds', regulation[0] !== undefined && regulation[0].at < 10);
  countQuickAnswers(regulation, tally);
  countLeads(story, tally);
  countMargin(story, tally);
}

const isWithin = ({ at }: ToldGoal, from: number, until: number) => at >= from * MINUTE && at < until * MINUTE;

/** Counts how often another goal falls within a minute, compared with an even flow of goals. */
function countQuickAnswers(goals: readonly ToldGoal[], tally: Tally): void {
  tally.addMany('regulation goals a minute', goals.length, REGULATION_SECONDS / MINUTE);
  goals.forEach((goal, index) => {
    // The last minutes have a different flow, with empty nets.
    if (goal.at >= REGULATION_SECONDS - 4 * MINUTE) return;
    const next = goals[index + 1];
    tally.add('another goal within a minute', next !== undefined && next.at - goal.at <= MINUTE);
  });
}

const leadOf = (side: Side, homeLead: number) => (side === 'home' ? homeLead : -homeLead);

function countLeads({ goals, winner }: Story, tally: Tally): void {
  const first = goals[0];
  if (winner === null) return;
  if (first !== undefined) tally.add('first to score wins', first.side === winner);
  for (const periods of [1, 2]) {
    const lead = homeLeadAt(goals, periods * PERIOD_SECONDS);
    if (lead === 0) continue;
    const won = (lead > 0 ? 'home' : 'away') === winner;
    tally.add(`ahead after ${periods} wins`, won);
    if (Math.abs(lead) === 1) tally.add(`one ahead after ${periods} wins`, won);
  }
  const least = leadOf(winner, 1) * Math.min(0, ...goals.map((goal) => leadOf(winner, leadAfter(goal))));
  const deepest = Math.abs(least);
  tally.add('winner was behind', deepest > 0);
  tally.add('winner was two behind', deepest >= 2);
  tally.add('winner was three behind', deepest >= 3);
  for (const size of [2, 3]) {
    for (const side of ['home', 'away'] as const) {
      if (goals.some((goal) => leadOf(side, leadAfter(goal)) >= size)) tally.add(`${size} ahead wins`, side === winner);
    }
  }
}

/** Returns the home team's lead after a goal. */
function leadAfter(goal: ToldGoal): number {
  return leadOf(goal.side, goal.lead + 1);
}

function homeLeadAt(goals: readonly ToldGoal[], at: number): number {
  const last = goals.findLast((goal) => goal.at < at);
  return last === undefined ? 0 : leadAfter(last);
}

/** A game settled after sixty minutes counts as one by one goal. */
function countMargin({ goals, endedIn }: Story, tally: Tally): void {
  const margin = endedIn === 'regulation' ? Math.abs(homeLeadAt(goals, Number.POSITIVE_INFINITY)) : 1;
  tally.add('won by two', margin === 2);
  tally.add('won by three', margin === 3);
  tally.add('won by four or more', margin >= 4);
}
