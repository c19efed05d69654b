/** Wie Arten bei den Schaltern der Benachrichtigungen heißen. */
export default {
  notifications: {
    'former-act': 'Umkehrbare Entscheidungen deines Vorgängers',
  },
} as const;
