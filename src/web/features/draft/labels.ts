/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'drafted-for-you': 'Your draft picks',
  },
} as const;
