/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'shortlist-moved': 'Shortlist: players who change clubs',
    'shortlist-free': 'Shortlist: players who become free agents',
    'shortlist-retired': 'Shortlist: players who retire',
  },
} as const;
