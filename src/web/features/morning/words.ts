/** Words of morning reports, in English. */
const words = {
  lastNight: 'Last night',
  lastGame: 'Open the game',
  place: '{{before}} → {{after}}',
  placeSame: 'Still {{after}}',
  gate: 'Gate {{amount}}',
  turn: 'Turning point: {{player}}, {{score}} ({{period}}, {{clock}}). Chance to win from {{before}} to {{after}}%.',
  why: {
    tie: 'Neither team was better: {{own}} to {{other}} in shots.',
    shutout: '{{player}} stopped all {{own}} shots.',
    comeback: '{{team}} came back from {{own}} goals down.',
    'hat-trick': '{{player}} scored {{own}} goals.',
    goalie: '{{player}} saved {{own}} of {{other}} shots.',
    'power-play': '{{team}} won it on the power play: {{own}} goals to {{other}}.',
    period: '{{team}} won it in period {{other}} with {{own}} goals.',
    'late-goal': '{{player}} scored the winner in the last two minutes.',
    overtime: 'Overtime decided it; shots were {{own}} to {{other}}.',
    shootout: 'Only the shootout decided it; shots were {{own}} to {{other}}.',
    shots: '{{team}} had more of the game: {{own}} to {{other}} in shots.',
    finishing: '{{team}} made more of the chances; shots were {{own}} to {{other}}.',
  },
  notice: 'The morning report of day {{day}} is in.',
  overnight: 'Overnight',
  trained: 'Training {{points}}',
  gainers: 'Skill points, most: {{players}}',
  aged: 'Age {{points}}',
  onCourse: 'Board: on course, {{points}} points',
  behind: 'Board: behind, {{points}} points',
  hurt_one: '{{player}} hurt ({{part}}), {{count}} day',
  hurt_other: '{{player}} hurt ({{part}}), {{count}} days',
  returned: '{{player}} can play again',
  acts_one: 'The assistant acted {{count}} time',
  acts_other: 'The assistant acted {{count}} times',
  quiet: 'A quiet night.',
  away: {
    title: 'The last {{count}} days',
    record_one: '{{count}} game, {{won}} won',
    record_other: '{{count}} games, {{won}} won',
    none: 'No games played',
    read: 'Got it',
    news: 'All news of the club',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    morning: typeof words;
  }
}
