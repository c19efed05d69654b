/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'hall-elected': 'That you are elected to the Hall of Fame',
  },
} as const;
