/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'hosting-decided': 'Host decisions on your federation’s bids',
  },
  memos: {
    'hosting-pledge': 'Hosting pledges',
    'hosting-return': 'Hosting pledges returned',
  },
} as const;
