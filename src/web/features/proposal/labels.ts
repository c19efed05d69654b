/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'proposal-status': 'Status of your proposals',
  },
} as const;
