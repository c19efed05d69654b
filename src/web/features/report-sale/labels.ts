/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'report-sold': 'Sold scouting reports',
  },
  memos: {
    'report-sale': 'Scouting reports',
  },
} as const;
