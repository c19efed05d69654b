/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'hosting-decided': 'Who hosts a world championship that your federation has bid for',
  },
  memos: {
    'hosting-pledge': 'Hosting pledges',
    'hosting-return': 'Hosting pledges returned',
  },
} as const;
