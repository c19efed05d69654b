/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'frenzy-won': 'Free agents you win in the frenzy',
    'frenzy-lost': 'Free agents you lose in the frenzy',
    'let-go': 'Players bought out because of the cap',
    parted: 'Players who left because of too many contracts',
    'relegation-release': 'Players who may leave after relegation',
    'assistant-filled': 'Players whom the assistant signs for open spots',
    'juniors-joined': 'Amateurs who join your juniors',
    'qualified-signed': 'Qualifying offers that are signed',
    'assistant-qualified': 'Qualifying offers of the assistant',
    'sheet-signed': 'Offer sheets to your players',
    'sheet-matched': 'Your offer sheets that are matched',
    'sheet-won': 'Your offer sheets that are not matched',
    'sheet-void': 'Your offer sheets that are void',
    'sheet-assistant': 'Offer sheets that the assistant matches',
    'sheet-lost': 'Players who leave by an offer sheet',
    'arbitration-called': 'Players who take you to arbitration',
    'arbitration-awarded': 'Awards of the arbitrator',
    'arbitration-open': 'Awards that you may walk away from',
    'arbitration-void': 'Awards that do not fit the cap',
  },
} as const;
