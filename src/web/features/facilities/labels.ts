/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  memos: {
    building: 'Construction',
    'facility-upkeep': 'Upkeep of facilities',
  },
} as const;
