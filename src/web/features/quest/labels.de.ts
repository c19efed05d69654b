/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'quests-done': 'Erfüllte Quests',
  },
  memos: {
    'quest-reward': 'Belohnungen für Quests',
  },
} as const;
