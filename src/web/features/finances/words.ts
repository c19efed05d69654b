/** Words of a club's money. */
const words = {
  tabs: { label: 'Finances', books: 'Overview', ledger: 'Ledger', tickets: 'Tickets and fans' },
  balance: 'Balance',
  balanceNote: 'Day {{day}} of season {{season}}',
  income: 'Income this season',
  expenses: 'Expenses this season',
  forecast: 'Forecast for season end',
  forecastNote: 'Likely {{low}} to {{high}}',
  chart: {
    title: 'Balance over the season',
    label:
      'Balance from {{before}} before the season to {{now}} today; forecast for day 63: {{expected}}, likely {{low}} to {{high}}.',
    past: 'Balance',
    ahead: 'Forecast: four of five seasons end inside the band',
    day: 'Day {{day}}',
  },
  totals: {
    title: 'Season so far',
    none: 'No money has moved this season.',
    kind: 'For',
    count: 'Entries',
    amount: 'Amount',
    sum: 'Change this season',
    before: 'Balance before the season',
    ledger: 'Full ledger',
  },
  ahead: {
    title: 'Still to come',
    amount: 'Expected',
    none: 'Nothing more is expected this season.',
    hint_one:
      '{{count}} home game left in the regular season. Playoffs, prize money and bonuses are not counted before they are won.',
    hint_other:
      '{{count}} home games left in the regular season. Playoffs, prize money and bonuses are not counted before they are won.',
  },
  ledger: {
    title: 'Ledger of season {{season}}',
    day: 'Day',
    allDays: 'All days',
    kind: 'Kind',
    allKinds: 'All kinds',
    for: 'For',
    amount: 'Amount',
    empty: 'No entries match these filters.',
    entries_one: '{{count}} entry',
    entries_other: '{{count}} entries',
    game: 'Go to the game',
  },
  tickets: {
    title: 'Ticket price and demand',
    price: 'Ticket price',
    usual: 'Usual in this league: {{price}}',
    attendance: 'Average attendance',
    attendanceNote_one: '{{share}} of the seats in {{count}} home game',
    attendanceNote_other: '{{share}} of the seats in {{count}} home games',
    seasonTickets: 'Season tickets',
    seasonTicketsNote: 'Sold at {{price}} a game',
    seasonTicketsNone: 'On sale until the season opens on day 6',
    capacity: 'Seats',
    newPrice: 'Price of a seat',
    bounds: '{{least}} to {{most}}',
    save: 'Set price',
    saved: 'Ticket price set.',
    outlook: 'At {{price}}, an ordinary home game draws about {{attendance}} and brings {{receipts}}.',
    change: 'That is {{change}} a game.',
    hint: 'The curve shows how fans feel today. Dear tickets also cost goodwill, which empties seats later. Season tickets keep the price they were sold at.',
    chart: {
      label:
        'Demand from {{from}} to {{to}} a ticket: receipts are highest at {{best}}, with {{most}} an ordinary home game.',
      receipts: 'Receipts of an ordinary home game',
      attendance: 'Attendance (top of the chart: all {{capacity}} seats)',
    },
  },
  mood: {
    title: 'Fan mood',
    reason: 'Why',
    points: 'Effect',
    of: {
      results: 'Results against expectation',
      price: 'Ticket price',
      stars: 'Star players',
      rivalry: 'Games against the rival',
    },
    form: 'The team has won {{won}} of the possible points; {{expected}} were expected.',
    formBefore: 'Fans expect {{expected}} of the possible points.',
    stars_zero: "None of the league's best-paid players is here.",
    stars_one: "{{count}} of the league's best-paid players is here.",
    stars_other: "{{count}} of the league's best-paid players are here.",
  },
  kind: {
    opening: 'Opening balance',
    gate: 'Ticket sales',
    'premium-seats': 'Premium seats',
    merchandise: 'Food and fan gear',
    'season-tickets': 'Season tickets',
    wages: 'Player salaries',
    'league-share': 'League revenue share',
  },
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    finances: typeof words;
  }
}
