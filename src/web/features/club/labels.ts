/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'club-greeting': 'Greetings of other clubs',
  },
} as const;
