/** What kinds are called in the switches of notifications. */
export default {
  notifications: {
    'premium-ending': 'End of premium',
  },
} as const;
