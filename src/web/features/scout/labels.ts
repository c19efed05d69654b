/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  memos: {
    'scouting-trips': 'Scouting trips',
  },
} as const;
