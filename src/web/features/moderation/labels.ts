/** What kinds are called: in the switches of notifications. */
export default {
  notifications: {
    'report-decided': 'Decisions about your reports',
    'content-removed': 'Content of yours that moderators remove',
    'appeal-decided': 'Decisions about your appeals',
  },
} as const;
