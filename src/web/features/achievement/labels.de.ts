/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'achievement-earned': 'Erfolge, die du erreichst',
  },
  memos: {
    'achievement-reward': 'Belohnungen für Erfolge',
  },
} as const;
