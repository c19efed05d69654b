/** What kinds are called: in the switches of notifications. */
export default {
  notifications: {
    'report-decided': 'Decisions about your reports',
    'content-removed': 'Your content removed by moderators',
    'appeal-decided': 'Decisions about your appeals',
  },
} as const;
