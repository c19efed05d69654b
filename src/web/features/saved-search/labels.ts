/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'search-match': 'Saved searches: new matches',
  },
} as const;
