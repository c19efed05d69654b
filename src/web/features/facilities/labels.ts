/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  memos: {
    building: 'Construction',
    'building-reversed': 'Construction stopped',
    'facility-upkeep': 'Upkeep of facilities',
  },
} as const;
