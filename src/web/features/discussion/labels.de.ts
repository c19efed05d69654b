/** Wie Arten heißen: bei den Schaltern der Benachrichtigungen. */
export default {
  notifications: { mention: 'Chats, Kommentare und Nachrichten, die dich erwähnen' },
} as const;
