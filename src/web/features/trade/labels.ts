/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'trade-offered': 'Trade offers',
    'trade-called': 'Calls from AI clubs about trades',
    'trade-accepted': 'Accepted trades',
    'trade-declined': 'Declined trades',
    'trade-countered': 'Counteroffers to your trades',
    'trade-void': 'Void trades',
    'trade-escrow': 'Your trades in escrow',
    'trade-vote': 'Trade votes',
    'trade-rejected': 'Trades rejected by the league',
    'trade-condition-met': 'Traded pick conditions met',
    'trade-condition-missed': 'Traded pick conditions not met',
  },
} as const;
