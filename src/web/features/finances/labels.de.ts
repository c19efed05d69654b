/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'credit-warning': 'Warnungen des Vorstands',
    'assistant-sponsor': 'Sponsoren, die der Assistent verpflichtet',
  },
  memos: {
    opening: 'Anfangsbestand',
    gate: 'Ticketverkauf',
    'premium-seats': 'Logenplätze',
    merchandise: 'Essen und Fanartikel',
    'season-tickets': 'Dauerkarten',
    'league-share': 'TV-Gelder der Liga',
    sponsors: 'Sponsoren',
    'sponsor-bonus': 'Sponsorenprämien',
    'prize-money': 'Preisgeld',
    parachute: 'Abstiegshilfe',
    'revenue-sharing': 'Finanzausgleich',
    dividend: 'Ausschüttungen',
    staff: 'Personal',
    upkeep: 'Unterhalt der Arena',
    travel: 'Reisen',
    rescue: 'Schuldenerlass',
    loan: 'Aufgenommene Kredite',
    'loan-repayment': 'Tilgungen',
    interest: 'Zinsen',
  },
} as const;
