/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'proposal-status': 'Status of your proposals',
  },
} as const;
