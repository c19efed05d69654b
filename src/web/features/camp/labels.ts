/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'camp-over': 'Reports of your camps',
  },
} as const;
