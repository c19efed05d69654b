/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'quests-done': 'Completed quests',
  },
  memos: {
    'quest-reward': 'Quest rewards',
  },
} as const;
