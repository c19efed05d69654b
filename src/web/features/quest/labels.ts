/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'quests-done': 'Quests that are done',
  },
  memos: {
    'quest-reward': 'Rewards of quests',
  },
} as const;
