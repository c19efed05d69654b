/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'camp-over': 'Berichte deiner Camps',
  },
} as const;
