/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'election-called': 'Elections called in your federation',
    'election-ballot': 'Votes in your federation',
    'election-result': 'Results of elections in your federation',
  },
} as const;
