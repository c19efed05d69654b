/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'credit-warning': 'Board warnings',
    'assistant-sponsor': 'Sponsors signed by the assistant',
  },
  memos: {
    opening: 'Opening balance',
    gate: 'Ticket sales',
    'premium-seats': 'Premium seats',
    merchandise: 'Food and merch',
    'season-tickets': 'Season tickets',
    'league-share': 'TV money from the league',
    sponsors: 'Sponsors',
    'sponsor-bonus': 'Sponsor bonuses',
    'prize-money': 'Prize money',
    parachute: 'Relegation payment',
    'revenue-sharing': 'Revenue sharing',
    dividend: 'Paid to the owners',
    staff: 'Staff',
    upkeep: 'Arena upkeep',
    travel: 'Travel',
    rescue: 'Debts written off',
    loan: 'Loans taken',
    'loan-repayment': 'Loan repayments',
    interest: 'Interest',
  },
} as const;
