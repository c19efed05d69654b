/** Names of kinds, for the notification settings and the books. */
export default {
  notifications: {
    'cup-invitation': 'Invitations to friendly cups',
    'cup-drawn': 'Draws of your friendly cups',
    'cup-called-off': 'Friendly cups that are called off',
    'cup-left-for-playoffs': 'Friendly cups that your team drops out of',
    'cup-over': 'Winners of your friendly cups',
  },
} as const;
