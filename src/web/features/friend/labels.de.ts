/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'friend-invitation': 'Freundschaftseinladungen',
    'friend-accepted': 'Angenommene Freundschaftseinladungen',
  },
} as const;
