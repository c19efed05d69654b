/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'trade-offered': 'Trades, die dir angeboten werden',
    'trade-called': 'Anrufe von KI-Klubs wegen Trades',
    'trade-accepted': 'Angenommene Trades',
    'trade-declined': 'Abgelehnte Trades',
    'trade-countered': 'Gegenangebote zu deinen Trades',
    'trade-void': 'Trades, die hinfällig sind',
    'trade-escrow': 'Deine Trades in der Schwebe',
    'trade-vote': 'Trades, über die du abstimmen darfst',
    'trade-rejected': 'Trades, die die Liga ablehnt',
    'trade-condition-met': 'Erfüllte Bedingungen getradeter Picks',
    'trade-condition-missed': 'Nicht erfüllte Bedingungen getradeter Picks',
  },
} as const;
