/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'lineup-repaired': 'Lineup repairs',
    'lineup-return': 'Players back in your lineup',
    'lineup-suggested': 'Lineup suggestions',
  },
} as const;
