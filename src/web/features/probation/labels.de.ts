/** Wie Arten bei den Schaltern der Benachrichtigungen heißen. */
export default {
  notifications: {
    'former-act': 'Was dein Vorgänger getan hat und du rückgängig machen kannst',
  },
} as const;
