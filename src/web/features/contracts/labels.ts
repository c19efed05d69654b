/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'offer-accepted': 'Free agents who accept',
    'offer-declined': 'Free agents who decline',
    'offer-outbid': 'Free agents who sign elsewhere',
    'offer-low': 'Offers below the asking price',
    'parted-to-sign': 'Players who leave to make room',
    'offer-void': 'Void offers',
    'agent-offer': 'Offers to your clients',
    'agent-counter': 'Asking prices from agents',
    'talk-signed': 'Agents who accept in talks',
    'talk-countered': 'Agents who ask for more in talks',
    'talk-refused': 'Agents who break off talks',
    'contracts-slid': 'Entry-level contracts that slide',
    'assistant-signed': 'Contracts signed by the assistant',
  },
  memos: {
    wages: 'Player salaries',
    'signing-bonus': 'Signing bonuses',
    'performance-bonus': 'Performance bonuses',
    buyout: 'Buyouts',
  },
} as const;
