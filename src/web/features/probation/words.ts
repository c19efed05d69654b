/** Words of new managers' probation. */
const words = {
  title: 'Probation',
  until: 'You are on probation until season {{season, season}}, day {{day}}, and at least until {{time}}.',
  untilActs_one: 'You are on probation until you have acted on {{count}} more game day, and at least until {{time}}.',
  untilActs_other:
    'You are on probation until you have acted on {{count}} more game days, and at least until {{time}}.',
  why: {
    new: 'For the first days with a club, the board has a say in what is hard to take back.',
    bankruptcy: 'After a bankruptcy, the board has a say for a season in what is hard to take back.',
  },
  about: {
    loan: 'Loans up to {{free}} in all need no consent. Above that, the board agrees to {{most}} at most if the club needs the money.',
    facility:
      'The board agrees to one project at a time, if at least {{reserve}} stay in the bank afterwards. It answers at once.',
    buyout:
      'The board agrees to one buyout: of a player below the core of the first team who is paid well above what he would sign for today.',
    waivers_one:
      'The board keeps the core of the first team off waivers. You may put {{count}} more player there; after that, only while the roster is full.',
    waivers_other:
      'The board keeps the core of the first team off waivers. You may put {{count}} more players there; after that, only while the roster is full.',
    trade:
      'A trade that costs the club too much by neutral scouts needs the board’s consent. It answers when all clubs have accepted.',
    contract:
      'The board stops offers and bids far above what a player would sign for, and offer sheets that cost a first-round pick.',
  },
  answers: 'Board decisions',
  noAnswers: 'No requests yet',
  asked: {
    loan: 'Loan of {{amount}}',
    facility: '{{name}} for {{amount}}',
    buyout: 'Buyout of {{name}} for {{amount}}',
    waivers: 'Waivers for {{name}}',
    trade: 'Trade with {{name}}',
    contract: 'Offer to {{name}} of {{amount}} a season',
    'offer-sheet': 'Offer sheet for {{name}}',
    dismissal: 'Dismissal of {{name}}',
    'ticket-price': 'Ticket price of {{amount}}',
  },
  facility: {
    seats: 'Seats',
    boxes: 'Boxes',
    training: 'Training center',
    medical: 'Medical rooms',
    scouting: 'Scouting office',
    academy: 'Youth academy',
  },
  yes: 'Approved',
  no: 'Declined',
  desk: 'You are on probation for {{time}}. The board has a say in loans, projects, buyouts, waivers, trades and ticket prices.',
  left: {
    days_one: '{{count}} more game day',
    days_other: '{{count}} more game days',
    actDays_one: '{{count}} more game day on which you act',
    actDays_other: '{{count}} more game days on which you act',
    hours_one: '{{count}} more hour of real time',
    hours_other: '{{count}} more hours of real time',
    both: '{{days}} and {{hours}}',
  },
  go: 'See the rules',
  former: {
    title: 'Your predecessor’s decisions',
    intro:
      'What the last manager did in their last ten game days can be reversed as long as no other club has acted on it.',
    reverse: 'Reverse',
    loan: 'Your predecessor took a loan; {{amount}} are owed.',
    facility: 'Your predecessor began to build: {{name}}, level {{level}}.',
    waiver: 'Your predecessor put {{name}} on waivers.',
    trade: 'Your predecessor left a trade with the {{name}} unsettled.',
    desk_one: 'You can reverse {{count}} decision of your predecessor.',
    desk_other: 'You can reverse {{count}} decisions of your predecessor.',
    go: 'Review',
    news_one: 'The board of the {{team}} reversed {{count}} decision of its last manager.',
    news_other: 'The board of the {{team}} reversed {{count}} decisions of its last manager.',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    probation: typeof words;
  }
}
