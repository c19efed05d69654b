/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen und in den Büchern. */
export default {
  notifications: {
    'scrimmage-invitation': 'Einladungen zu Testspielen',
    'scrimmage-accepted': 'Angenommene Testspiele',
    'scrimmage-declined': 'Abgesagte Testspiele',
    'scrimmage-agreed': 'Ausgemachte Testspiele',
    'scrimmage-faceoff': 'Beginn von Testspielen',
    'scrimmage-called-off': 'Abgesetzte Testspiele',
    'scrimmage-not-played': 'Testspiele, die nicht beginnen konnten',
  },
} as const;
