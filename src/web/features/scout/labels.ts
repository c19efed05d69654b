/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'scouts-called-back': 'Road budget too small for all scouts',
  },
  memos: {
    'scouting-trips': 'Scouting trips',
  },
} as const;
