/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'club-greeting': 'Greetings of other clubs',
  },
} as const;
