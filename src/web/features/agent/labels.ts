/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'client-won': 'Clients whom you win',
    'client-declined': 'Players who do not want you as their agent',
    'client-left': 'Clients who leave you',
    'client-deal': 'Contracts of your clients',
    'trade-asked': 'Agents who ask for a trade',
  },
  memos: {
    commission: 'Agent commissions',
  },
} as const;
