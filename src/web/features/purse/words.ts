/** Words of purses, in English. */
const words = {
  title: 'Your purse',
  hint: 'Your earnings are your own. They improve your skills and never pay a club’s bills.',
  noneHint: 'Your earnings are your own and never pay a federation’s bills.',
  pucks_one: 'If your career ended today, you would get {{count}} puck for it.',
  pucks_other: 'If your career ended today, you would get {{count}} pucks for it.',
  rate: 'A puck for each {{money}}, and at most {{left}} more for careers of this kind.',
  left_one: 'You can pay for one more this season.',
  left_other: 'You can pay for {{count}} this season.',
  enough: 'Limit for this season reached. More next season.',
  course: {
    offense: 'Course in offense',
    defense: 'Course in defense',
    goaltending: 'Course in goaltending',
    physical: 'Course in physical play',
    motivation: 'Course in motivation',
    tactics: 'Course in tactics',
    youth: 'Course in youth coaching',
    skaters: 'Course in judging skaters',
    goalies: 'Course in judging goalies',
    potential: 'Course in judging potential',
    character: 'Course in judging character',
    speed: 'Course in working faster',
    network: 'Journey to families and rinks',
    'study-trip': 'Study trip to a nation',
    relocation: 'Move to another desk at once',
  },
  raises: '{{from}} → {{to}}',
  mastered: '{{from}}, no further course',
  closed: {
    'study-trip': 'You already know as many nations as a scout can.',
    relocation: 'You can change desks without paying.',
  },
  nation: 'Nation to study',
  pay: 'Pay {{money}}',
  payFor: 'Pay {{money}}: {{course}}',
  question: 'Pay {{money}} out of your purse?',
  confirm: 'Pay',
  paid: 'Payment made.',
  taken: 'What you have paid for',
  date: '{{season, season}}, day {{day}}',
  exchange: {
    coach: 'End of your career as a coach',
    scout: 'End of your career as a scout',
    agent: 'End of your career as an agent',
    reporter: 'End of your career as a reporter',
    president: 'End of your career as a president',
  },
  retire: 'End career',
  retireQuestion: 'End your career as an agent?',
  retireExplanation: 'Your clients change agents, and your purse becomes pucks. You can start a new career later.',
  retired: 'Your career as an agent is over.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    purse: typeof words;
  }
}
