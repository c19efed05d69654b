/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'scouts-called-back': 'Road budget too small for all scouts',
  },
  memos: {
    'scouting-trips': 'Scouting trips',
  },
} as const;
