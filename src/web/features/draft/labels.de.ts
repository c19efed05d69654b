/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'drafted-for-you': 'Deine Picks im Draft',
  },
} as const;
