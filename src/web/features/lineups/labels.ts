/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'lineup-repaired': 'Lineup repairs',
    'lineup-return': 'Players back in your lineup',
    'lineup-suggested': 'Lineup suggestions',
  },
} as const;
