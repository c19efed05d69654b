/** Words of boards, in English. */
const words = {
  goals: 'Board goals',
  confidence: 'Board confidence',
  reason: 'Why',
  points: 'Points',
  of: {
    start: 'Starting point',
    season: 'Season {{season, season}}',
    debt: 'The balance is below the credit line',
  },
  mood: {
    full: 'The board is behind everything you do.',
    good: 'The board likes what it sees.',
    some: 'The board waits and watches.',
    little: 'The board has doubts, and says so.',
    none: 'The board has lost its faith in you.',
  },
  stays: 'The board never fires a manager; bankruptcy does.',
  goal: {
    'off-bottom': 'Stay out of the last four places',
    'stay-up': 'Stay in the league',
    'top-half': 'Finish in the top half',
    playoffs: 'Make the playoffs',
    'second-round': 'Win a playoff series',
    final: 'Reach the final',
    title: 'Win the cup',
    promotion: 'Win promotion',
  },
  now: 'Now',
  place: 'Place {{rank}} of {{clubs}} today.',
  placeOnCourse: 'On course, {{points}} points: place {{rank}} of {{clubs}} today.',
  placeBehind: 'Behind, {{points}} points: place {{rank}} of {{clubs}} today.',
  promised: 'The board plans three seasons ahead. When the club is promoted or relegated, it sets new goals.',
  past: 'Past goals',
  season: 'Season',
  wanted: 'Goal',
  result: 'Result',
  reached: 'Reached',
  missed: 'Missed',
  noPast: 'No completed seasons with this club yet',
  said: {
    goal: 'The goal your board has set for {{season, season}}: $t(goal.{{goal}}).',
    reached:
      'Your board is pleased with {{season, season}}: goal reached ($t(goal.{{goal}})). Its confidence in you is {{confidence}}.',
    missed:
      'Your board is disappointed with {{season, season}}: goal missed ($t(goal.{{goal}})). Its confidence in you is {{confidence}}.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    board: typeof words;
  }
}
