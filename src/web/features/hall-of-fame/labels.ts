/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'hall-elected': 'Your election to the Hall of Fame',
  },
} as const;
