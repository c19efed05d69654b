/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'quests-done': 'Completed quests',
  },
  memos: {
    'quest-reward': 'Quest rewards',
  },
} as const;
