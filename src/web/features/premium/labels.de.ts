/** Wie Arten in den Schaltern der Benachrichtigungen heißen. */
export default {
  notifications: {
    'premium-ending': 'Ende von Premium',
  },
} as const;
