/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'report-sold': 'Sold scouting reports',
  },
  memos: {
    'report-sale': 'Scouting reports',
  },
} as const;
