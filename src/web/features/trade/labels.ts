/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'trade-offered': 'Trades that you are offered',
    'trade-accepted': 'Trades that are accepted',
    'trade-declined': 'Trades that are declined',
    'trade-countered': 'Counteroffers to your trades',
    'trade-void': 'Trades that no longer stand',
    'trade-escrow': 'Your trades in escrow',
    'trade-vote': 'Trades that you may vote on',
    'trade-rejected': 'Trades that the league rejects',
    'trade-condition-met': 'Conditions on traded picks that are met',
    'trade-condition-missed': 'Conditions on traded picks that are not met',
  },
} as const;
