/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'camp-over': 'Reports of your camps',
  },
} as const;
