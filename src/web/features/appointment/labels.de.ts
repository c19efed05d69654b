/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen. */
export default {
  notifications: {
    'staff-appointed': 'Deine Ernennungen zur Mitarbeit',
    'staff-dismissed': 'Das Ende deiner Ernennungen',
  },
} as const;
