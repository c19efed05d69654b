/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'horn-removed': 'Torhörner, die Admins entfernen',
  },
} as const;
