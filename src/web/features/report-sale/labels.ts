/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'report-sold': 'Scouting reports of yours that a club buys',
  },
  memos: {
    'report-sale': 'Scouting reports',
  },
} as const;
