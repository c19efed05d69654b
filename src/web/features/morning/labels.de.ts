/** Wie Arten bei den Schaltern der Benachrichtigungen heißen. */
export default {
  notifications: {
    morning: 'Morgenberichte deines Klubs, einmal am Tag',
  },
} as const;
