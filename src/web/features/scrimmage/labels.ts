/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'scrimmage-invitation': 'Invitations to scrimmages',
    'scrimmage-accepted': 'Accepted scrimmages',
    'scrimmage-declined': 'Declined scrimmages',
    'scrimmage-agreed': 'Scrimmages agreed on',
    'scrimmage-faceoff': 'Scrimmages that begin',
    'scrimmage-called-off': 'Scrimmages called off',
    'scrimmage-not-played': 'Scrimmages that could not begin',
  },
} as const;
