/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'election-called': 'Elections called in your federation',
    'election-ballot': 'Votes in your federation',
    'election-result': 'Results of elections in your federation',
  },
} as const;
