/** Goals and attempts by manpower and by the score: special teams, score effects, empty nets. */
import { REGULATION_SECONDS, type Story, type Stretch, type ToldGoal, type ToldPull } from './story.ts';
import type { Tally } from './tally.ts';

const HOUR = 3600;

export function countStrengths(story: Story, tally: Tally): void {
  for (const stretch of story.stretches) countTime(stretch, tally);
  for (const goal of story.goals) {
    if (!goal.bothGoalies || goal.strength === 'penalty-shot') continue;
    tally.addMany(`goals ${goal.own} on ${goal.theirs}`, HOUR, 0);
  }
  countScoreEffects(story, tally);
  countPulls(story, tally);
}

/**
 * Adds the seconds of each manpower, for both teams; goals are added separately, so that the mean is one team's goals per hour.
 */
function countTime({ from, to, home, away, bothGoalies }: Stretch, tally: Tally): void {
  if (!bothGoalies) return;
  tally.addMany(`goals ${home} on ${away}`, 0, to - from);
  tally.addMany(`goals ${away} on ${home}`, 0, to - from);
}

/** Adds the shares of the attempts at five-on-five. */
function countScoreEffects({ shots }: Story, tally: Tally): void {
  for (const { own, theirs, bothGoalies, lead, at, side } of shots) {
    if (own !== 5 || theirs !== 5 || !bothGoalies || at >= REGULATION_SECONDS) continue;
    if (Math.abs(lead) === 1) tally.add('attempts by the team one behind', lead < 0);
    if (Math.abs(lead) >= 2) tally.add('attempts by the team two or more behind', lead < 0);
    if (lead === 0) tally.add('attempts by the home team, tied', side === 'home');
  }
}

/** Counts when goalies are pulled for an extra attacker, and what comes of it. */
function countPulls({ pulls, goals }: Story, tally: Tally): void {
  const whole = pulls.filter((pull) => pull.lead < 0 && pull.at < REGULATION_SECONDS);
  for (const [index, pull] of whole.entries()) {
    const isFirst = index === 0;
    const behind = Math.min(3, -pull.lead);
    if (isFirst) tally.add(`left when pulled, ${behind} behind`, REGULATION_SECONDS - pull.at);
    const during = goals.slice(...pull.goals);
    const own = during.filter((goal) => goal.side === pull.side).length;
    tally.addMany('goals for an hour, own net empty', HOUR * own, pull.until - pull.at);
    tally.addMany('goals against an hour, own net empty', HOUR * (during.length - own), pull.until - pull.at);
  }
  const [first] = whole;
  if (first?.lead === -1) countLastChance(first, goals, tally);
}

function countLastChance({ side, goals: [from] }: ToldPull, goals: readonly ToldGoal[], tally: Tally): void {
  const next = goals.slice(from).find((goal) => goal.at < REGULATION_SECONDS);
  tally.add('one behind without a goalie: ties it', next?.side === side);
  tally.add('one behind without a goalie: concedes', next !== undefined && next.side !== side);
}
