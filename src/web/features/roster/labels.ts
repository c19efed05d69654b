/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'fill-in': 'Emergency fill-ins',
    'waiver-claimed': 'Players claimed on waivers',
    'roster-illegal': 'Rosters over the limit or the cap',
    'roster-fined': 'Fines for rosters over the limit or the cap',
  },
  memos: {
    fines: 'League fines',
  },
} as const;
