/**
 * Public knowledge of modern professional hockey (about 2018 to 2026) beyond the table of `calibrate`. Each group names its
 * source. The bands are as wide as our knowledge is: they cover seasons, rule changes and ways to count.
 */
import { between, type Target, target } from '../rows.ts';

/** League pages and play-by-play of the big league: times of goals, records when scoring first, leading and trailing. */
const SCORING: readonly Target[] = [
  target('goals in the first minute', 'regulation goals, share of the first minute', 0.012, 0.003, 4),
  target('first minute v later', 'goals in the first minute, v one of minutes 5 to 20', 0.72, 0.13),
  target('minutes 2 to 4 v later', 'goals in a minute from the 2nd to the 4th, v one of minutes 5 to 20', 0.92, 0.08),
  between('games with a goal in the first ten seconds', 'games with a goal in the first ten seconds', [0, 0.004], 4),
  target('goals in the last minute', 'regulation goals, share of the last minute', 0.048, 0.01, 4),
  target('goals with both goalies in, five a side', 'regulation goals, share at 5 on 5', 0.66, 0.03, 3),
  target('unassisted', 'goals without an assist', 0.07, 0.025, 3),
  target('quick answers', 'another goal within a minute, v an even flow', 0.95, 0.13),
  target('first to score wins', 'who scores first wins', 0.67, 0.025, 3),
  target('ahead after 1 wins', 'who leads after one period wins', 0.725, 0.03, 3),
  target('ahead after 2 wins', 'who leads after two periods wins', 0.85, 0.03, 3),
  target('one ahead after 2 wins', 'who leads by one after two periods wins', 0.76, 0.04, 3),
  target('2 ahead wins', 'who ever led by two wins', 0.855, 0.025, 3),
  target('3 ahead wins', 'who ever led by three wins', 0.955, 0.02, 3),
  target('winner was behind', 'games whose winner was behind', 0.43, 0.03, 3),
  target('winner was two behind', 'games whose winner was two behind', 0.125, 0.025, 3),
  target('winner was three behind', 'games whose winner was three behind', 0.024, 0.009, 3),
  target('won by two', 'games won by two', 0.225, 0.035, 3),
  target('won by three', 'games won by three', 0.195, 0.035, 3),
  target('won by four or more', 'games won by four or more', 0.18, 0.04, 3),
];

/** Goals per hour by manpower, attempts by score, and pulled goalies, as hockey analytics sites publish them. */
const STRENGTHS: readonly Target[] = [
  target('goals 5 on 5', 'goals of a team an hour, 5 on 5', 2.5, 0.2),
  target('goals 5 on 4', 'goals of a team an hour, 5 on 4', 7.2, 0.8),
  target('goals 5 on 3', 'goals of a team an hour, 5 on 3', 18, 4, 1),
  target('goals 4 on 4', 'goals of a team an hour, 4 on 4', 3.1, 0.5),
  target('attempts by the team one behind', 'attempts at 5 on 5, share of the team one behind', 0.535, 0.015, 3),
  target(
    'attempts by the team two or more behind',
    'attempts at 5 on 5, share of the team further behind',
    0.565,
    0.02,
    3,
  ),
  target('attempts by the home team, tied', 'attempts at 5 on 5 in a tie, share of the home team', 0.515, 0.01, 3),
  target('left when pulled, 1 behind', 'seconds left when the goalie is pulled, one behind', 125, 25, 0),
  target('left when pulled, 2 behind', 'seconds left when the goalie is pulled, two behind', 190, 45, 0),
  target('goals for an hour, own net empty', 'goals of a team an hour, own net empty', 7, 2, 1),
  target('goals against an hour, own net empty', 'goals against an hour, own net empty', 18, 4, 1),
  target('one behind without a goalie: ties it', 'one behind without a goalie, ties', 0.15, 0.04, 3),
  target('one behind without a goalie: concedes', 'one behind without a goalie, concedes next', 0.37, 0.06, 3),
];

/** Expected-goals models: how distance, rebounds and rushes change a shot, and what kinds of shots are taken. */
const SHOTS: readonly Target[] = [
  target('distance of shots on goal', 'distance of shots on goal, meters', 10, 1, 1),
  target('shots on goal that score, band 0', 'shots on goal that score, within 15 feet', 0.19, 0.04, 3),
  target('shots on goal that score, band 1', 'shots on goal that score, 15 to 30 feet', 0.13, 0.03, 3),
  target('shots on goal that score, band 2', 'shots on goal that score, 30 to 45 feet', 0.07, 0.02, 3),
  target('shots on goal that score, band 3', 'shots on goal that score, from further out', 0.035, 0.012, 3),
  target('unblocked attempts that are rebounds', 'unblocked attempts, share of rebounds', 0.06, 0.025, 3),
  target('rebounds v others', 'chance of a rebound, v other unblocked attempts', 2.4, 0.6),
  target('rushes v others', 'chance of a rush, v other unblocked attempts', 1.4, 0.3),
  target('unblocked attempts: wrist', 'unblocked attempts, wrist shots', 0.53, 0.07, 3),
  target('unblocked attempts: slap or snap', 'unblocked attempts, slap and snap shots', 0.3, 0.06, 3),
  target('unblocked attempts: tip', 'unblocked attempts, tips and deflections', 0.09, 0.03, 3),
  target('unblocked attempts: backhand', 'unblocked attempts, backhands', 0.075, 0.02, 3),
  target('faceoffs between the blue lines', 'faceoffs between the blue lines', 0.34, 0.04, 3),
  between('who outshoots wins', 'who outshoots the other wins', [0.53, 0.57], 3),
  target('goalies replaced', 'team-games whose goalie is replaced', 0.055, 0.02, 3),
];

/** Studies of referees: calls even up, follow the score, and fade late. */
const DISCIPLINE: readonly Target[] = [
  target('next call goes to the other team', 'the next call goes to the other team', 0.585, 0.03, 3),
  target('calls against the home team', 'calls against the home team', 0.488, 0.015, 3),
  target('calls against the team ahead', 'calls against the team ahead, when somebody is', 0.525, 0.02, 3),
  target('calls in period 1', 'calls, share of the first period', 0.325, 0.025, 3),
  target('calls in period 2', 'calls, share of the second period', 0.365, 0.025, 3),
  target('calls in period 3', 'calls, share of the third period', 0.31, 0.025, 3),
];

/** Season tables: spread between teams, streaks, shifts. */
const SEASONS: readonly Target[] = [
  target('team power play, deviation', 'power-play percentage between teams, deviation', 3.2, 0.7, 1),
  target('team penalty kill, deviation', 'penalty-kill percentage between teams, deviation', 3.2, 0.7, 1),
  target('team shots for, deviation', 'shots for between teams, deviation', 2, 0.4),
  target('team shots against, deviation', 'shots against between teams, deviation', 2, 0.4),
  target('team shooting percentage, deviation', 'shooting percentage between teams, deviation', 0.95, 0.2),
  target('shots for and against, correlation', 'shots for and against between teams, correlation', -0.55, 0.2),
  target('longest winning streak', 'longest winning streak of a season', 12.5, 3, 1),
  target('runs of wins and losses, v coin flips', 'streaks of a team, v coin flips of its chances', 1, 0.03),
  target('second night wins', 'wins on the second of two nights against a rested team', 0.465, 0.02, 3),
  target('tired home team wins', 'the same, at home', 0.5, 0.03, 3),
  target('tired away team wins', 'the same, on the road', 0.43, 0.03, 3),
  target('another goalie on second nights', 'second nights with another goalie than the first', 0.75, 0.13),
  target('hat tricks', 'hat tricks in 1,312 games', 92, 20, 0),
  target('shift of a forward, seconds', 'shift of a forward, seconds', 45, 5, 1),
  target('shift of a defenseman, seconds', 'shift of a defenseman, seconds', 47, 5, 1),
  target('shifts of a forward', 'shifts a game, forwards', 20.5, 2.5, 1),
  target('shifts of a defenseman', 'shifts a game, defensemen', 25, 2.5, 1),
];

/**
 * Player usage, from season tables: a scorer on a first power-play unit gets 20 to 35 % of his goals there, the best and the
 * worst plus-minus of a season are about 50, and no player is on the ice for most of a night.
 */
const USAGE: readonly Target[] = [
  between(
    'share of scorers on the power play',
    'goals of top scorers on a power-play unit, share there',
    [0.2, 0.35],
    3,
  ),
  between('scorers with at most one on the power play', 'the same after 38 games, at most one there', [0, 0.09], 3),
  between('most minutes of a man', 'most minutes of a man in sixty, of a season', [30, 38], 1),
  between('team-games with a very long night', 'team-games with a man over 33 minutes of sixty', [0, 0.004], 4),
  between('longest shift', 'longest shift of a season, seconds', [120, 300], 0),
  between('games with a very long shift', 'games with a shift over three minutes', [0, 0.03], 3),
  target('plus-minus, best', 'plus-minus, the best of a season', 50, 12, 0),
  target('plus-minus, worst', 'plus-minus, the worst of a season', -48, 12, 0),
  target('plus-minus, deviation', 'plus-minus of regulars, deviation', 15, 2.5, 1),
  between('assists of goalies', 'goals that a goalie helped with', [0.003, 0.01], 4),
  between('shootout attempts that score', 'shootout attempts that score', [0.3, 0.34], 3),
  target('first star is a goalie', 'first stars who are goalies', 0.22, 0.08),
];

export const AUDIT_TARGETS: readonly Target[] = [
  ...SCORING,
  ...STRENGTHS,
  ...SHOTS,
  ...DISCIPLINE,
  ...SEASONS,
  ...USAGE,
];
