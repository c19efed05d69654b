/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'drafted-for-you': 'Your draft picks',
  },
} as const;
