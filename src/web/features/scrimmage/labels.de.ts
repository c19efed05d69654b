/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'scrimmage-invitation': 'Einladungen zu Testspielen',
    'scrimmage-accepted': 'Angenommene Testspiele',
    'scrimmage-declined': 'Abgesagte Testspiele',
  },
} as const;
