/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'lineup-repaired': 'Repairs of your lineup',
    'lineup-return': 'Players back in your lineup',
    'lineup-suggested': 'What your manager or coach would play',
  },
} as const;
