/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'hosting-decided': 'Host decisions on your federation’s bids',
  },
  memos: {
    'hosting-pledge': 'Hosting pledges',
    'hosting-return': 'Hosting pledges returned',
  },
} as const;
