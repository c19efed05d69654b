/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'achievement-earned': 'Achievements you earn',
  },
  memos: {
    'achievement-reward': 'Achievement rewards',
  },
} as const;
