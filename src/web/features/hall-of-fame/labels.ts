/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'hall-elected': 'Your election to the Hall of Fame',
  },
} as const;
