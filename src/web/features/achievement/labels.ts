/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'achievement-earned': 'Achievements you earn',
  },
  memos: {
    'achievement-reward': 'Achievement rewards',
  },
} as const;
