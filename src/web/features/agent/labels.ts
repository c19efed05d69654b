/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'client-won': 'New clients',
    'client-declined': 'Players who do not want you as their agent',
    'client-left': 'Clients who leave',
    'client-deal': 'Contracts of your clients',
    'trade-asked': 'Trade requests from agents',
  },
  memos: {
    commission: 'Agent commissions',
  },
} as const;
