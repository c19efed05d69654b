/** What kinds are called: in the switches of notifications, and in the books. */
export default {
  notifications: {
    'scrimmage-invitation': 'Invitations to scrimmages',
    'scrimmage-accepted': 'Accepted scrimmages',
    'scrimmage-declined': 'Declined scrimmages',
  },
} as const;
