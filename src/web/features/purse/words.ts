/** Words of purses, in English. */
const words = {
  title: 'Your purse',
  hint: 'What you earn is your own. It makes you better at what you do and never pays for anything of a club.',
  noneHint: 'What you earn is your own, and never pays for anything of a federation.',
  pucks_one: 'If your career ended today, you would get {{count}} puck for it.',
  pucks_other: 'If your career ended today, you would get {{count}} pucks for it.',
  rate: 'A puck for each {{money}}, and at most {{left}} more for careers of this kind.',
  left_one: 'You can pay for one more this season.',
  left_other: 'You can pay for {{count}} this season.',
  enough: 'That was all for this season. Next season there is more.',
  course: {
    offense: 'Course in offense',
    defense: 'Course in defense',
    goaltending: 'Course in goaltending',
    physical: 'Course in physical play',
    motivation: 'Course in motivation',
    tactics: 'Course in tactics',
    youth: 'Course in coaching the young',
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
  mastered: '{{from}}, and no course helps any more',
  closed: {
    'study-trip': 'You know the hockey of enough nations.',
    relocation: 'You may change desks without it.',
  },
  nation: 'Nation to study',
  pay: 'Pay {{money}}',
  payFor: 'Pay {{money}}: {{course}}',
  question: 'Pay {{money}} out of your purse?',
  confirm: 'Pay',
  paid: 'Paid. You are the better for it.',
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
  retireExplanation: 'Your clients choose somebody else, and your purse becomes pucks. You may begin anew later.',
  retired: 'Your career as an agent is over.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    purse: typeof words;
  }
}
