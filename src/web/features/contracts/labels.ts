/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'offer-accepted': 'Free agents who accept',
    'offer-declined': 'Free agents who decline',
    'offer-void': 'Offers that no longer stand',
    'agent-offer': 'Offers to your clients',
    'agent-counter': 'What agents of free agents ask',
    'talk-signed': 'Agents who say yes in talks',
    'talk-countered': 'Agents who ask for more in talks',
    'talk-refused': 'Agents who break off talks',
    'contracts-slid': 'Entry-level contracts that slide',
    'assistant-signed': 'Contracts that the assistant signs',
  },
  memos: {
    wages: 'Player salaries',
    'signing-bonus': 'Signing bonuses',
    'performance-bonus': 'Performance bonuses',
    buyout: 'Buyouts',
  },
} as const;
