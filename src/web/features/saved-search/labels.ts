/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'search-match': 'Saved searches: new matches',
  },
} as const;
