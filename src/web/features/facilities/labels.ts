/** Names of kinds, for the notification settings and the books. */
export default {
  memos: {
    building: 'Construction',
    'building-reversed': 'Construction stopped',
    'facility-upkeep': 'Upkeep of facilities',
  },
} as const;
