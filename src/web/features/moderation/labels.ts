/** Names of kinds, for the notification settings. */
export default {
  notifications: {
    'report-decided': 'Decisions about your reports',
    moderated: 'Decisions of moderators about you',
    'sanction-lifted': 'Sanctions against you lifted',
    'appeal-decided': 'Decisions about your appeals',
  },
} as const;
