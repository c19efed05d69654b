/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'club-greeting': 'Grüße anderer Klubs',
  },
} as const;
